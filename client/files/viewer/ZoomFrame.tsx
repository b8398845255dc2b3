import { chakra, Spinner } from '@chakra-ui/react'
import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { StoredFile } from '#client/files/files.ts'
import { useTries } from '#client/files/useTries.ts'
import { sourcesOf } from '#schema/files/pictures.ts'
import type { Zoom } from './useZoom.ts'
import { fitted, panBy, pinch, type Point, scaleOf, type Size, swipedTo, wholePicture } from './zoom.ts'

const Frame = chakra('div', {
  base: {
    flex: '1',
    minWidth: 0,
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'grab',
    _active: { cursor: 'grabbing' },
  },
})

interface ZoomFrameProps {
  picture: StoredFile
  zoom: Zoom
  /** A finger was drawn across the whole picture: to the left for the next one. */
  onSwipe: ((direction: 1 | -1) => void) | false
}

/** The picture under the fingers, the mouse and its wheel. */
export function ZoomFrame({ picture, zoom, onSwipe }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<Size | undefined>(
    picture.width && picture.height ? { width: picture.width, height: picture.height } : undefined,
  )
  const [room, setRoom] = useState<Size>()
  const pointers = useRef(new Map<number, Point>())
  /** Where the one finger came down. */
  const swipe = useRef<Point>(undefined)
  const { view, move, measured, step } = zoom
  const { tries, fail } = useTries()
  const shown = own && room && fitted(own, room)

  useLayoutEffect(() => {
    const element = frame.current!
    const measure = () => setRoom({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (shown && room) measured(shown, room)
  })

  const fromMiddle = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frame.current!.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }

  // React listens to the wheel passively, and the page behind must not scroll.
  const turned = useRef((_event: WheelEvent) => {})
  useEffect(() => {
    turned.current = (event) => {
      event.preventDefault()
      step(event.deltaY < 0 ? 1 : -1, fromMiddle(event))
    }
  })
  useEffect(() => {
    const element = frame.current!
    const turn = (event: WheelEvent) => turned.current(event)
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [])

  function drag(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const after = fromMiddle(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, after)
    move((view) => (other ? pinch(view, [before, other], [after, other]) : panBy(view, { x: after.x - before.x, y: after.y - before.y })))
  }
  const lift = ({ pointerId }: PointerEvent) => pointers.current.delete(pointerId)
  function press(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const place = fromMiddle(event)
    pointers.current.set(event.pointerId, place)
    swipe.current = event.pointerType === 'touch' && pointers.current.size === 1 && view.step <= 0 ? place : undefined
  }
  function release(event: PointerEvent) {
    const direction = swipe.current && swipedTo(swipe.current, fromMiddle(event))
    lift(event)
    if (onSwipe && direction && view.step <= 0) onSwipe(direction)
  }

  const isLocal = picture.url.startsWith('blob:')
  return (
    <Frame
      ref={frame}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={lift}
      onDoubleClick={(event) => (view.step > 0 ? move(() => wholePicture) : step(1, fromMiddle(event)))}
    >
      {!shown && (
        <chakra.span gridArea="1 / 1" color="muted">
          <Spinner />
        </chakra.span>
      )}
      <chakra.img
        key={tries}
        onError={fail}
        gridArea="1 / 1"
        maxWidth="none"
        draggable={false}
        alt={picture.name}
        // Whoever looks closer gets the picture as it was taken.
        {...(isLocal || view.step > 0
          ? { src: picture.url }
          : { src: `${picture.url}?w=1280`, srcSet: sourcesOf(picture), sizes: '100vw' })}
        visibility={shown ? 'visible' : 'hidden'}
        style={{ ...shown, transform: `translate(${view.x}px, ${view.y}px) scale(${scaleOf(view)})` }}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setOwn((before) => before ?? { width, height })}
      />
    </Frame>
  )
}
