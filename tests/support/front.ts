import { act } from '@testing-library/react'
import { vi } from 'vitest'

const clock = Date.now

/** So much time goes by, as the clock tells it. */
export function goesBy(milliseconds: number) {
  const ahead = Date.now() - clock() + milliseconds
  vi.spyOn(Date, 'now').mockImplementation(() => clock() + ahead)
}

const tell = (target: EventTarget, event: string) => act(() => void target.dispatchEvent(new Event(event)))

/** Another tab is looked at. */
export function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  tell(document, 'visibilitychange')
}
export function show() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  tell(document, 'visibilitychange')
}
export function cutLine() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  tell(window, 'offline')
}
export function mendLine() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  tell(window, 'online')
}

/** Somebody looks at another tab for so long, and comes back. */
export function comeBackAfter(milliseconds: number) {
  hide()
  goesBy(milliseconds)
  show()
}
