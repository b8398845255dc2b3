import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mainMenuId } from './mainMenuId.ts'

/**
 * After a change of screen the focus stands at its heading, as it would after a page load. Not on the first. A change
 * within a screen, as a form that closes, leaves the focus alone unless what had it is gone; and whoever has opened the
 * menu while the screen was on its way goes on in it. Back closes the menu.
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname, search } = useLocation()
  const way = useNavigationType()
  const before = useRef({ pathname, search })
  useEffect(() => {
    const { pathname: screen, search: part } = before.current
    before.current = { pathname, search }
    const hasLostFocus = part !== search && document.activeElement === document.body
    if (screen === pathname && !hasLostFocus) return
    if (way !== NavigationType.Pop && document.activeElement?.closest(`#${mainMenuId}`)) return
    const target = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, search, way, main])
}
