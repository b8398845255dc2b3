import { useCallback, useRef, useState } from 'react'
import { kept, type Point, type Size, type View, wholePicture, zoomBy } from './zoom.ts'

export type Zoom = ReturnType<typeof useZoom>

/** How the picture lies at the moment; whatever moves it, it stays in sight. */
export function useZoom() {
  const [view, setView] = useState(wholePicture)
  const sizes = useRef<{ shown: Size; frame: Size }>(undefined)

  const move = useCallback((change: (view: View) => View) => {
    setView((view) => {
      const next = change(view)
      return sizes.current ? kept(next, sizes.current.shown, sizes.current.frame) : next
    })
  }, [])

  return {
    view,
    move,
    /** The frame tells what it measures. */
    measured: useCallback((shown: Size, frame: Size) => {
      sizes.current = { shown, frame }
    }, []),
    closer: () => move((view) => zoomBy(view, 1)),
    farther: () => move((view) => zoomBy(view, -1)),
    step: (direction: 1 | -1, anchor: Point) => move((view) => zoomBy(view, direction, anchor)),
    reset: () => setView(wholePicture),
  }
}
