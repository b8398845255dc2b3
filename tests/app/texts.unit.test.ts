import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { screensWithTexts } from '#tests/support/screensWithTexts.ts'

const start = ['app', 'common', 'estateList', 'logout', 'validations']
const domains = ['errors', ...globSync('client/messages/nb/*.json').map((file) => path.basename(file, '.json'))]
/** What they say comes with what shows notices, as soon as somebody types. */
const tellers = ['client/access/tellFailure.ts', 'client/ui/form/useFaultText.ts']
const named = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|import\('([^']+)'\)/gm
const key = new RegExp(`['"\`]((?:${domains.map((domain) => domain.split('.')[0]).join('|')})\\.[\\w.]+)`, 'g')

/** What is said, and not what is said about it. */
const codeOf = (file: string) => readFileSync(file, 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const known = new Map<string, string[]>()
function importsOf(file: string): string[] {
  const before = known.get(file)
  if (before) return before
  const found = Array.from(readFileSync(file, 'utf8').matchAll(named), ([, now, later]) => now ?? later ?? '')
  const files = found
    .map((name) => (name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name)))
    .filter((name) => /^client\/.*\.tsx?$/.test(name) && !/^client\/(app|generated)\/|\.routes\.tsx$/.test(name) && existsSync(name))
  known.set(file, files)
  return files
}

/** A page's own files, now and later, and every other one that it says something by. */
function reached(file: string, seen = new Set<string>()) {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) reached(next, seen)
  return seen
}

const domainOf = (text: string) => domains.filter((domain) => text.startsWith(`${domain}.`)).toSorted((a, b) => b.length - a.length)[0]

test.each(screensWithTexts().map(({ page, texts }) => [page, texts] as const))(
  '%s brings every text along that it may say',
  (page, texts) => {
    const said = new Map<string, string>()
    const fetched: string[] = []
    for (const file of reached(`client/${page}`)) {
      const text = codeOf(file)
      for (const [, along = ''] of text.matchAll(/withTexts\(import\('[^']+'\), ('[\w.', ]+')\)/g))
        fetched.push(...along.split(', ').map((domain) => domain.slice(1, -1)))
      for (const [, one = ''] of text.matchAll(key)) {
        const domain = domainOf(one)
        if (domain && !(domain === 'errors' && tellers.includes(file))) said.set(domain, `${one} in ${file}`)
      }
    }
    for (const domain of [...start, ...texts, ...fetched]) said.delete(domain)
    expect([...said.values()]).toEqual([])
  },
)
