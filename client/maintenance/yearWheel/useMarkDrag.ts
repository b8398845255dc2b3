import { type PointerEvent, type RefObject, useRef, useState } from 'react'
import { monthOf, type Occurrence } from './useYearWheel.ts'
import type { WheelShape } from './wheelShape.ts'

/** So long a finger rests on a mark before it takes it along, in milliseconds. */
const untilHeld = 300
const slack = 10

interface MarkDrag {
  svg: RefObject<SVGSVGElement | null>
  shape: WheelShape
  onMove: ((occurrence: Occurrence, month: number) => void) | undefined
}

/** Moves a mark to another month: a mouse drags it, a finger holds it first, so that swipes and scrolling stay what they are. */
export function useMarkDrag({ svg, shape, onMove }: MarkDrag) {
  const [drag, setDrag] = useState<{ id: string; x: number; y: number }>()
  const held = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined)
  const over = drag && shape.monthAt(drag.x, drag.y)
  /** What was let go of in another month is no press. */
  const wasMoved = useRef(false)

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const matrix = svg.current?.getScreenCTM()?.inverse()
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix) : undefined
  }
  const follow = (id: string, event: { clientX: number; clientY: number }) => {
    const point = pointOf(event)
    if (point) setDrag({ id, x: point.x, y: point.y })
  }
  const letGo = () => {
    clearTimeout(held.current?.timer)
    held.current = undefined
  }
  const cancel = () => {
    letGo()
    setDrag(undefined)
  }
  return {
    drag,
    /** The month that a mark is over, from 0. */
    over,
    isPress: () => !wasMoved.current,
    of: (occurrence: Occurrence) => ({
      onPointerDown: ({ currentTarget, pointerId, pointerType, clientX, clientY }: PointerEvent) => {
        wasMoved.current = false
        if (pointerType === 'mouse') return currentTarget.setPointerCapture(pointerId)
        letGo()
        const timer = setTimeout(() => {
          currentTarget.setPointerCapture(pointerId)
          follow(occurrence.id, { clientX, clientY })
        }, untilHeld)
        held.current = { timer, x: clientX, y: clientY }
      },
      onPointerMove: (event: PointerEvent) => {
        const { currentTarget, pointerId, pointerType, clientX, clientY } = event
        const isTaken = pointerType === 'mouse' ? currentTarget.hasPointerCapture(pointerId) : drag?.id === occurrence.id
        if (isTaken) {
          event.stopPropagation()
          follow(occurrence.id, event)
        } else if (held.current && Math.hypot(clientX - held.current.x, clientY - held.current.y) > slack) letGo()
      },
      onPointerUp: () => {
        wasMoved.current = Boolean(drag) && over !== undefined && over !== monthOf(occurrence.date, shape.from)
        if (wasMoved.current && over !== undefined) onMove?.(occurrence, over)
        cancel()
      },
      onPointerCancel: cancel,
    }),
  }
}
