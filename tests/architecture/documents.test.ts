import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { scripts } from '../../package.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '../..')
const documents = ['*.md', 'docs/**/*.md', 'bench/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root })).sort()

/** Where a path that is named begins, where it does not begin at the root. */
const below = ['', 'server', 'server/kernel', 'server/kernel/http', 'server/kernel/read', 'migrations', 'bench']
const isThere = (name: string) => below.some((folder) => existsSync(path.join(root, folder, name)))

describe.each(documents)('%s', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words!)
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, address]) => address!)

  test('names files and folders that are there', () => {
    const paths = quoted.filter((words) => /^[\w.-]+(\/[\w.-]+)+\/?$|^[\w.-]+\.(ts|tsx|mjs|md|sql|json)$/.test(words))
    expect(paths.filter((name) => !isThere(name))).toEqual([])
  })
  test('leads to pages that are there', () => {
    const ours = linked.filter((address) => !/^[a-z]+:/.test(address))
    expect(ours.filter((address) => !existsSync(path.join(root, path.dirname(document), address)))).toEqual([])
  })
  test('names commands that there are', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })
})
