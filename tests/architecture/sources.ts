import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface Source {
  /** From the root, `/` between folders. */
  file: string
  text: string
  imports: readonly Import[]
}
export interface Import {
  /** A file from the root, or the name of a package. */
  from: string
  isType: boolean
  line: string
}

const trees = ['schema', 'server', 'client', 'scripts', 'tests', 'bench', 'demo']
const leftOut = /(^|\/)(generated|node_modules|results|artifacts)\//

/** Every source file of ours, and what it imports. */
export const sources = (): Source[] =>
  trees
    .flatMap((tree) => globSync(`${tree}/**/*.{ts,tsx,mjs}`, { cwd: root }))
    .filter((file) => !leftOut.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return { file, text, imports: importsOf(file, text) }
    })

const statement = /^(?:import|export)\s(type\s)?[^'"]*?from '([^']+)'|^import '([^']+)'|import\('([^']+)'\)/gm

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(statement)].map(([line, type, from, effect, lazy]) => ({
    from: place(file, from ?? effect ?? lazy ?? ''),
    isType: Boolean(type),
    line,
  }))

function place(file: string, from: string): string {
  if (from.startsWith('#')) return from.slice(1)
  if (from.startsWith('.')) return path.posix.join(path.posix.dirname(file), from)
  return from
}
