import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * After a change of screen the focus stands at its heading, as it would after a page load. Not on the first. A change
 * within a screen, as a form that closes, leaves the focus alone unless what had it is gone.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation()
  const before = useRef({ pathname, search })
  useEffect(() => {
    const { pathname: screen, search: part } = before.current
    before.current = { pathname, search }
    const hasLostFocus = part !== search && document.activeElement === document.body
    if (screen === pathname && !hasLostFocus) return
    const target = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, search, main])
}
