/** Where a picture lies in the viewer: how far it is zoomed, and how far its middle is from the frame's. */
export interface View {
  /** 0 shows the whole picture; each step is a factor of 1.5. A pinch may stop between two steps. */
  step: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export const zoomFactor = 1.5
export const zoomSteps = { min: -5, max: 5 }
export const wholePicture: View = { step: 0, x: 0, y: 0 }

export const scaleOf = ({ step }: View) => zoomFactor ** step

const within = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The size at which a picture fits into the frame, never larger than it is. */
export function fitted(picture: Size, frame: Size): Size {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height, 1)
  return { width: picture.width * scale, height: picture.height * scale }
}

/** Zooms to a step; what is under `anchor` (from the frame's middle) stays there. */
export function zoomTo(view: View, step: number, anchor: Point = { x: 0, y: 0 }): View {
  const next = within(step, zoomSteps.min, zoomSteps.max)
  const grown = zoomFactor ** (next - view.step)
  return { step: next, x: anchor.x - (anchor.x - view.x) * grown, y: anchor.y - (anchor.y - view.y) * grown }
}

/** One whole step in or out, also from between two steps. */
export function zoomBy(view: View, direction: 1 | -1, anchor?: Point): View {
  const step = direction > 0 ? Math.floor(view.step + 1e-6) + 1 : Math.ceil(view.step - 1e-6) - 1
  return zoomTo(view, step, anchor)
}

export const panBy = (view: View, { x, y }: Point): View => ({ ...view, x: view.x + x, y: view.y + y })

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)

/** Two fingers moved: the picture follows their middle and grows with their distance. */
export function pinch(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const from = middle(before)
  const to = middle(after)
  const grown = distance(before) > 0 && distance(after) > 0 ? distance(after) / distance(before) : 1
  const zoomed = zoomTo(view, view.step + Math.log(grown) / Math.log(zoomFactor), from)
  return panBy(zoomed, { x: to.x - from.x, y: to.y - from.y })
}

const leastSwipe = 60
/** Which picture a finger asks for by a stroke from side to side. */
export function swipedTo(from: Point, to: Point): 1 | -1 | undefined {
  const across = to.x - from.x
  if (Math.abs(across) < leastSwipe || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return undefined
  return across < 0 ? 1 : -1
}

/** Keeps the picture in sight: it can be moved as far as its edge, and stays in the middle where it fits. */
export function kept(view: View, shown: Size, frame: Size): View {
  const scale = scaleOf(view)
  const room = { x: Math.max(0, (shown.width * scale - frame.width) / 2), y: Math.max(0, (shown.height * scale - frame.height) / 2) }
  // `+ 0` turns a negative zero into a plain one.
  return { ...view, x: within(view.x, -room.x, room.x) + 0, y: within(view.y, -room.y, room.y) + 0 }
}
