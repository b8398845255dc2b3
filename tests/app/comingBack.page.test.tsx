import { afterEach, expect, test, vi } from 'vitest'
import { whenBack } from '#client/ui/comingBack.ts'
import { comeBackAfter, cutLine, goesBy, hide, mendLine, show } from '#tests/support/front.ts'

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** What is asked is answered once the test says so. */
function asking() {
  const asked: { calledOff: AbortSignal; answer: () => void; fail: () => void }[] = []
  stop = whenBack(
    (calledOff) =>
      new Promise<void>((resolve, reject) => asked.push({ calledOff, answer: resolve, fail: () => reject(new Error('failed')) })),
  )
  return asked
}

test('a page that was away for half a minute asks once when it comes back', () => {
  const asked = asking()
  comeBackAfter(30_000)
  expect(asked).toHaveLength(1)
})

test('a page that was away for less asks nothing, and counts from anew', () => {
  const asked = asking()
  comeBackAfter(29_000)
  comeBackAfter(29_000)
  expect(asked).toEqual([])
})

test.each(['answer', 'fail'] as const)('it asks again at the next return, however the first went: %s', async (end) => {
  const asked = asking()
  comeBackAfter(30_000)
  asked[0]![end]()
  await vi.waitFor(() => {
    comeBackAfter(30_000)
    expect(asked).toHaveLength(2)
  })
})

test('whoever goes away before the answer calls it off, and is asked for however soon they come back', () => {
  const asked = asking()
  comeBackAfter(30_000)
  hide()
  expect(asked[0]!.calledOff.aborted).toBe(true)
  goesBy(1000)
  show()
  expect(asked).toHaveLength(2)
  expect(asked[1]!.calledOff.aborted).toBe(false)
})

test('a line that comes back asks as a page does, and a page without one waits for it', () => {
  const asked = asking()
  cutLine()
  goesBy(20_000)
  hide()
  goesBy(20_000)
  show()
  expect(asked).toEqual([])
  mendLine()
  expect(asked).toHaveLength(1)
})

test('a line that stuttered asks nothing', () => {
  const asked = asking()
  cutLine()
  goesBy(5000)
  mendLine()
  expect(asked).toEqual([])
})

test('a page that began behind another counts from its beginning', () => {
  hide()
  const asked = asking()
  goesBy(30_000)
  show()
  expect(asked).toHaveLength(1)
})

test('once nobody wants it any more, nothing is asked, and what is under way is called off', () => {
  const asked = asking()
  comeBackAfter(30_000)
  stop!()
  comeBackAfter(30_000)
  expect(asked.map(({ calledOff }) => calledOff.aborted)).toEqual([true])
})
