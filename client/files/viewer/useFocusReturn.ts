import { useEffect } from 'react'

/** Whoever had the focus before gets it back when the component goes away. */
export function useFocusReturn() {
  useEffect(() => {
    const before = document.activeElement
    return () => {
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus())
    }
  }, [])
}
