import { useCallback, useState } from 'react'

/** How wide an element is, also when the window changes. */
export function useWidth() {
  const [width, setWidth] = useState<number>()
  const measured = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { width, measured }
}
