import { expect, test } from 'vitest'
import { type Source, sources } from './sources.ts'

const all = new Map(sources().map((source) => [source.file, source]))
const startsThread = ({ file, text }: Source) =>
  file.endsWith('.worker.ts') || /^export const \w+ = in(ThreadOfPapers|OwnThread)\(/m.test(text)

/** What a module brings along, and how it came to that. */
function broughtBy(file: string, way: string[] = [], met = new Map<string, string[]>()) {
  if (met.has(file)) return met
  met.set(file, [...way, file])
  for (const { from, isType } of all.get(file)?.imports ?? []) if (!isType) broughtBy(from, [...way, file], met)
  return met
}

test('a thread is told all that it works on: it brings neither database nor server along, which take it time and room', () => {
  const threads = [...all.values()].filter((source) => source.file.startsWith('server/') && startsThread(source))
  expect(threads.length).toBeGreaterThan(6)
  const ways = threads.flatMap(({ file }) =>
    ['typeorm', 'pg', 'fastify', 'graphql'].flatMap((name) => broughtBy(file).get(name)?.join(' → ') ?? []),
  )
  expect(ways).toEqual([])
})
