import { expect, test, vi } from 'vitest'
import { Awaited } from '#server/maintenance/reports/awaiting.ts'

/** Things that are made by somebody else. */
function elsewhere() {
  const made = new Map<string, string>()
  const asked: string[][] = []
  const awaited = new Awaited<string>(async (ids) => {
    asked.push(ids)
    return new Map([...made].filter(([id]) => ids.includes(id)))
  })
  return { made, asked, awaited }
}
const never = new AbortController().signal

test('one question asks for all who wait', async () => {
  const { made, asked, awaited } = elsewhere()
  const ids = ['a', 'b', 'c'].flatMap((id) => Array.from({ length: 20 }, () => id))
  const all = ids.map((id) => awaited.of(id, never))
  await vi.waitFor(() => expect(asked.at(-1)).toEqual(['a', 'b', 'c']))
  expect(asked).toHaveLength(61)
  for (const id of ['a', 'b', 'c']) made.set(id, id.toUpperCase())
  awaited.look()
  expect(await Promise.all(all)).toEqual(ids.map((id) => id.toUpperCase()))
  expect(asked).toHaveLength(62)
})

test('what is made elsewhere is told before long, and what is there already at once', async () => {
  const { made, asked, awaited } = elsewhere()
  const waiting = awaited.of('a', never)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  made.set('a', 'made')
  expect(await waiting).toBe('made')
  expect(await awaited.of('a', AbortSignal.abort())).toBe('made')
  expect(asked).toHaveLength(3)
})

test('who has waited long enough goes, and what can’t be asked is told to all', async () => {
  const { asked, awaited } = elsewhere()
  const until = new AbortController()
  const waiting = awaited.of('a', until.signal)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  until.abort()
  expect(await waiting).toBeUndefined()
  let times = 0
  const away = new Awaited<string>(async () => (++times > 2 ? Promise.reject(new Error('away')) : new Map()))
  const all = await Promise.allSettled([away.of('a', never), away.of('b', never)])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(times).toBe(3)
})
