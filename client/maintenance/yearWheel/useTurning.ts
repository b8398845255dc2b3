import { type PointerEvent, useEffect, useRef, useState } from 'react'
import type { WheelShape } from './wheelShape.ts'

/** A finger that wanders less than this has not begun to swipe. */
const slack = 8
/** So far, in pixels, it has to be drawn for the next month to come. */
const enough = 48
const middleOf = (shape: WheelShape, month: number) => {
  const [from, to] = shape.month(month)
  return (from + to) / 2
}
/** From December to January it goes on in the same direction. */
const nearer = (angle: number) => Math.atan2(Math.sin(angle), Math.cos(angle))

/**
 * A wheel that shows a month at a time, and is turned by buttons or drawn by a finger. To and fro it scrolls: sideways
 * alone is a swipe. `turn` is how far it is from where it comes to rest, in radians.
 */
export function useTurning(upright: WheelShape, first: number, pixelsPerRadian: () => number) {
  const [month, setMonth] = useState(first)
  const [turn, setTurn] = useState(0)
  const [isDrawn, setDrawn] = useState(false)
  const start = useRef<{ id: number; x: number; y: number }>(undefined)

  function step(by: 1 | -1) {
    const next = (month + by + 12) % 12
    setTurn(turn + nearer(middleOf(upright, next) - middleOf(upright, month)))
    setDrawn(true)
    setMonth(next)
  }
  // Where it was stays in sight for one picture; from there it turns to rest.
  useEffect(() => {
    if (!isDrawn || start.current) return undefined
    let picture = requestAnimationFrame(() => {
      picture = requestAnimationFrame(rest)
    })
    return () => cancelAnimationFrame(picture)
  }, [isDrawn, month])

  function rest() {
    start.current = undefined
    setDrawn(false)
    setTurn(0)
  }
  return {
    month,
    turn,
    /** It follows the finger at once, and comes to rest by itself. */
    isDrawn,
    step,
    swipe: {
      onPointerDown: ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
        start.current = pointerType === 'mouse' || !isPrimary ? undefined : { id: pointerId, x: clientX, y: clientY }
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
        if (start.current?.id !== pointerId) return
        const [across, along] = [clientX - start.current.x, clientY - start.current.y]
        if (!isDrawn && (Math.abs(across) < slack || Math.abs(along) > Math.abs(across))) return
        setDrawn(true)
        setTurn(across / pixelsPerRadian())
      },
      onPointerUp: ({ pointerId, clientX }: PointerEvent) => {
        if (start.current?.id !== pointerId) return
        const across = clientX - start.current.x
        start.current = undefined
        if (!isDrawn) return
        if (Math.abs(across) < enough) rest()
        else step(across < 0 ? 1 : -1)
      },
      // The page scrolls instead.
      onPointerCancel: rest,
    },
  }
}
