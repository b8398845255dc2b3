import { expect, test } from 'vitest'
import { Turns } from '#server/kernel/turns.ts'

/** Work that is done when it is told to be. */
function controlled() {
  const running: (() => void)[] = []
  return { running, work: () => new Promise<void>((done) => running.push(done)) }
}

test('so many work at once, the next one begins when one is done', async () => {
  const { running, work } = controlled()
  const turns = new Turns(2, 5)
  const all = Array.from({ length: 4 }, () => turns.take(work))
  expect(running).toHaveLength(2)
  running[0]!()
  await all[0]
  expect(running).toHaveLength(3)
  running.forEach((done) => done())
  await Promise.all(all.slice(1, 3))
  running[3]!()
  await all[3]
})

test('who comes when all places are taken is told to come back', async () => {
  const { running, work } = controlled()
  const turns = new Turns(1, 1)
  const [first, second] = [turns.take(work), turns.take(work)]
  await expect(turns.take(work)).rejects.toMatchObject({
    status: 503,
    code: 'cannotHandleTheRequest',
    details: { reason: 'busy' },
    retryAfter: 2,
  })
  running[0]!()
  await first
  running[1]!()
  await second
})

test('work that fails gives its turn on', async () => {
  const turns = new Turns(1, 5)
  const failing = turns.take(() => Promise.reject(new Error('no')))
  const next = turns.take(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await turns.take(async () => 'again')).toBe('again')
})
