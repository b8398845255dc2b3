import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Source } from './sources.ts'

const schema = readFileSync(path.resolve(import.meta.dirname, '../../migrations/schema.sql'), 'utf8')
export const tables = [...schema.matchAll(/^CREATE TABLE (\w+) \(/gm)].map(([, table]) => table!)

/** The folder of `server` that a file lies in. */
export const roomOf = (file: string) => file.split('/')[1]!

/** Whose each table is: the room of its entity. */
export const ownersOf = (server: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    server
      .filter(({ file }) => file.endsWith('.entity.ts'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bextends (?:table|keyed)\(\s*'(\w+)'/g)].map(([, table]) => [table!, roomOf(file)] as const),
      ),
  )

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Named as SQL names it: where rows are read from, written or taken away. */
const named = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(\w+)\b(?!\()/gi

/** The tables that a file's SQL mentions, as often as it does. */
export const mentionsIn = ({ text }: Pick<Source, 'text'>): string[] =>
  [...text.replaceAll(comments, '').matchAll(named)].map(([, table]) => table!).filter((table) => tables.includes(table))
