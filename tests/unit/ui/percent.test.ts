import { describe, expect, test } from 'vitest'
import { progressOf, stageOf } from '#client/projects/progress.ts'
import { percentDone, percentSent } from '#client/ui/percent.ts'

test.each([
  [0, 0, 0],
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 66],
  [999, 1000, 99],
  [2 ** 53 - 2, 2 ** 53 - 1, 99],
  [3, 3, 100],
])('%i of %i is %i %%: never all of it with something left', (done, of, percent) => expect(percentDone(done, of)).toBe(percent))

test('what has been sent to its last byte is not there before the server has said so', () => {
  expect([percentSent(5, 10), percentSent(10, 10), percentSent(0, 0)]).toEqual([50, 99, 0])
})

describe('a project', () => {
  const area = (values: object = {}) => ({ isDisabled: false, isCompleted: true, pointCount: 4, completedPointCount: 4, ...values })

  test('is done when all its areas are', () => {
    expect(progressOf([area(), area()])).toMatchObject({ done: 8, count: 8, percent: 100 })
    expect(progressOf([area(), area({ isDisabled: true, isCompleted: false, completedPointCount: 0 })])).toMatchObject({ percent: 100 })
    expect(progressOf([area(), area({ isCompleted: false, pointCount: 0, completedPointCount: 0 })])).toMatchObject({ percent: 100 })
  })

  test('is not done while an area waits to be completed, or a point for another look', () => {
    expect(progressOf([area(), area({ isCompleted: false })])).toMatchObject({ done: 8, count: 8, percent: 99 })
    const awaiting = progressOf([{ isDisabled: false, pointCount: 4, completedPointCount: 4, awaitingPointCount: 1 }])
    expect([awaiting.percent, stageOf(awaiting)]).toEqual([99, 'awaiting'])
    expect(progressOf([{ isDisabled: false, pointCount: 4, completedPointCount: 2, awaitingPointCount: 1 }]).percent).toBe(50)
  })
})
