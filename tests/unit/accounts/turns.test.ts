import { expect, test } from 'vitest'
import { onBehalfOf, turnsOutToBe, whoAsks } from '#server/kernel/onBehalf.ts'
import { Turns } from '#server/kernel/turns.ts'

/** Work that is done when it is told to be. */
function controlled() {
  const running: (() => void)[] = []
  return { running, work: () => new Promise<void>((done) => running.push(done)) }
}

/** Work that tells who was served, one after the other. */
function told(turns: Turns) {
  const served: string[] = []
  const work = (asker: string) => () => {
    served.push(asker)
    return Promise.resolve()
  }
  const all: Promise<void>[] = []
  const come = (asker: string, times = 1) => all.push(...Array.from({ length: times }, () => turns.take(work(asker), asker)))
  return { served, come, done: () => Promise.allSettled(all) }
}

test('so many work at once, the next one begins when one is done', async () => {
  const { running, work } = controlled()
  const turns = new Turns('some', { atOnce: 2, mostWaiting: 5 })
  const all = Array.from({ length: 4 }, () => turns.take(work))
  expect(running).toHaveLength(2)
  running[0]!()
  await all[0]
  expect(running).toHaveLength(3)
  expect([turns.working, turns.waiting]).toEqual([2, 1])
  running.forEach((done) => done())
  await Promise.all(all.slice(1, 3))
  running[3]!()
  await all[3]
  expect([turns.working, turns.waiting]).toEqual([0, 0])
})

test('whoever asks for much is served in turn with those who ask for little', async () => {
  const { served, come, done } = told(new Turns('some', { atOnce: 1, mostWaiting: 50 }))
  come('much', 6)
  come('little')
  come('two', 2)
  await done()
  expect(served).toEqual(['much', 'much', 'little', 'two', 'much', 'two', 'much', 'much', 'much'])
})

test('who comes when all places are taken is told to come back', async () => {
  const { running, work } = controlled()
  const turns = new Turns('some', { atOnce: 1, mostWaiting: 1 })
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
  expect(turns.refused).toBe(1)
})

test('so does who has too many there already, while others find room', async () => {
  const turns = new Turns('some', { atOnce: 1, mostWaiting: 5, mostOfEach: 2 })
  const { come, served, done } = told(turns)
  come('me', 4)
  come('other')
  const [, , , last] = await done()
  expect(last).toMatchObject({ status: 'rejected', reason: { status: 503, details: { reason: 'busy' }, retryAfter: 2 } })
  expect(served).toEqual(['me', 'me', 'other', 'me'])
})

test('where all places are taken the longest line gives up its last', async () => {
  const { served, come, done } = told(new Turns('some', { atOnce: 1, mostWaiting: 4 }))
  come('much', 5)
  come('first')
  come('second')
  come('third')
  const ends = await done()
  expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, true, false, false, false, true, true, true])
  expect(served).toEqual(['much', 'much', 'first', 'second', 'third'])
})

test('work that fails gives its turn on', async () => {
  const turns = new Turns('some', { atOnce: 1, mostWaiting: 5 })
  const failing = turns.take(() => Promise.reject(new Error('no')))
  const next = turns.take(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
  expect(await turns.take(async () => 'again')).toBe('again')
})

test('whose turn it is is known by who asks', async () => {
  expect(whoAsks()).toBe('nobody')
  const served: string[] = []
  const turns = new Turns('some', { atOnce: 1, mostWaiting: 9 })
  const work = async () => void served.push(whoAsks())
  await Promise.all([
    onBehalfOf('a network', async () => {
      await Promise.resolve()
      turnsOutToBe('an account')
      await Promise.all([1, 2, 3].map(() => turns.take(work)))
    }),
    onBehalfOf('another', () => turns.take(work)),
  ])
  expect(served.toSorted()).toEqual(['an account', 'an account', 'an account', 'another'])
  expect(served.indexOf('another')).toBeLessThan(2)
})
