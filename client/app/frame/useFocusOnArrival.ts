import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** After a change of screen the focus stands at its heading, as it would after a page load. Not on the first. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const target = main.current?.querySelector<HTMLElement>('h1[tabindex]') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, main])
}
