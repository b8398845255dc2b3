import { beforeEach, expect, test } from 'vitest'
import { type Notice, notify, showNoticesIn, stopShowingIn } from '#client/ui/notify.ts'

const hostOf = (shown: Notice[], then: () => void = () => undefined) => ({
  show(notice: Notice) {
    shown.push(notice)
    then()
  },
  take: () => undefined,
})

beforeEach(() => showNoticesIn(hostOf([]))())

test('what was told before somebody showed it is handed over, once', () => {
  const [first, second]: [Notice[], Notice[]] = [[], []]
  notify.info({ text: 'Waited' })
  const stop = showNoticesIn(hostOf(first))
  stop()
  showNoticesIn(hostOf(second))
  expect(first.map(({ title }) => title)).toEqual([{ text: 'Waited' }])
  expect(second).toEqual([])
})

test('whoever goes while it is handed what waited is told nothing more', () => {
  const [gone, next]: [Notice[], Notice[]] = [[], []]
  notify.info({ text: 'Waited' })
  const goes = hostOf(gone, () => stopShowingIn(goes))
  showNoticesIn(goes)
  notify.error({ text: 'Came after' })
  showNoticesIn(hostOf(next))
  expect(gone.map(({ title }) => title)).toEqual([{ text: 'Waited' }])
  expect(next.map(({ title }) => title)).toEqual([{ text: 'Came after' }])
})
