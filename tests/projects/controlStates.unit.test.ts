import { describe, expect, test } from 'vitest'
import {
  actionsIn,
  areaAfter,
  controlActions,
  type ControlState,
  controlStates,
  flagsOf,
  pointActions,
  type PointAction,
  pointAfter,
  stateOf,
} from '#schema/projects/controlStates.ts'

const refused = 'cannotHandleTheRequest'
/** Every state and action, and what comes of it: the state that follows, or the code of the refusal. */
const points: [ControlState, PointAction, string][] = [
  ['open', 'change', 'open'],
  ['open', 'complete', 'completed'],
  ['open', 'disable', 'disabled'],
  ['open', 'enable', 'open'],
  ['open', 'reopen', refused],
  ['open', 'verify', refused],
  ['completed', 'change', 'controlPointCompleted'],
  ['completed', 'complete', 'controlPointCompleted'],
  ['completed', 'disable', 'controlPointCompleted'],
  ['completed', 'enable', 'controlPointCompleted'],
  ['completed', 'reopen', 'open'],
  ['completed', 'verify', 'completed'],
  ['disabled', 'change', 'disabled'],
  ['disabled', 'complete', refused],
  ['disabled', 'disable', 'disabled'],
  ['disabled', 'enable', 'open'],
  ['disabled', 'reopen', refused],
  ['disabled', 'verify', refused],
]
const areas = points.flatMap(([from, action, to]) => (action === 'verify' ? [] : [[from, action, to.replace('Point', 'Area')] as const]))

const told = (outcome: ReturnType<typeof areaAfter>) => ('refusal' in outcome ? outcome.refusal : outcome.state)
const going = { isProjectCompleted: false, area: 'open' as ControlState }

describe('each step', () => {
  test('is written for every state and action', () => {
    expect(points.map(([from, action]) => `${from} ${action}`)).toEqual(
      controlStates.flatMap((from) => pointActions.map((action) => `${from} ${action}`)),
    )
  })

  test.each(points)('of a point: %s, %s → %s', (from, action, expected) => {
    expect(told(pointAfter(going, from, [action]))).toBe(expected)
  })

  test.each(areas)('of an area: %s, %s → %s', (from, action, expected) => {
    expect(told(areaAfter({ ...going, area: from }, [action]))).toBe(expected)
  })
})

describe('what stands above comes first', () => {
  const all = controlStates.flatMap((from) => pointActions.map((action) => [from, action] as const))

  test.each(all)('in a completed project no point moves: %s, %s', (from, action) => {
    for (const area of controlStates) {
      expect(told(pointAfter({ isProjectCompleted: true, area }, from, [action]))).toBe('projectCompleted')
    }
  })

  test('nor does an area', () => {
    for (const area of controlStates) {
      for (const action of controlActions) expect(told(areaAfter({ isProjectCompleted: true, area }, [action]))).toBe('projectCompleted')
    }
  })

  test.each(all)('in an area that is completed or disabled no point moves: %s, %s', (from, action) => {
    expect(told(pointAfter({ ...going, area: 'completed' }, from, [action]))).toBe('controlAreaCompleted')
    expect(told(pointAfter({ ...going, area: 'disabled' }, from, [action]))).toBe(refused)
  })
})

describe('what a change asks for', () => {
  test.each([
    [{}, ['change']],
    [{ isCompleted: false }, ['change']],
    [{ isCompleted: true }, ['change', 'complete']],
    [{ isDisabled: true }, ['disable']],
    [{ isDisabled: false }, ['enable']],
    [{ isDisabled: false, isCompleted: true }, ['enable', 'complete']],
    [{ isDisabled: true, isCompleted: true }, ['disable', 'complete']],
    [{ isDisabled: null, isCompleted: null }, ['change']],
  ] as const)('%j', (wished, expected) => {
    expect(actionsIn(wished)).toEqual(expected)
  })

  test('a disabled one can be taken up and completed at once', () => {
    expect(told(pointAfter(going, 'disabled', ['enable', 'complete']))).toBe('completed')
  })

  test('what is set aside is not completed in the same breath', () => {
    expect(told(pointAfter(going, 'open', ['disable', 'complete']))).toBe(refused)
  })
})

test('a state is kept as two flags, of which disabled is told first', () => {
  for (const state of controlStates) expect(stateOf(flagsOf(state))).toBe(state)
  expect(stateOf({ isCompleted: true, isDisabled: true })).toBe('disabled')
})
