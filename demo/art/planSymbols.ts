import { d, each, rect, repeat, stroke } from './pen.ts'

type Point = readonly [x: number, y: number]

export const ink = '#2a3a35'
export const paper = '#fbfaf5'
export const thin = '#8b9691'
export const faint = '#5d6a64'

/** A door: its hinge, the jamb it closes against, and where its leaf stands when open. The wall opens between the first two. */
export function door([hx, hy]: Point, [jx, jy]: Point, [ox, oy]: Point, wall: number) {
  const width = Math.hypot(jx - hx, jy - hy)
  const turn = (ox - hx) * (jy - hy) - (oy - hy) * (jx - hx) > 0 ? 1 : 0
  return (
    stroke('#fff', wall + 1, d`M${hx} ${hy}L${jx} ${jy}`) +
    stroke(ink, 3, d`M${hx} ${hy}L${ox} ${oy}`) +
    stroke(thin, 1.2, d`M${ox} ${oy}A${width} ${width} 0 0 ${turn} ${jx} ${jy}`)
  )
}

/** A window in a wall that runs across or down the plan; x and y are the middle of its first end. */
export function opening(x: number, y: number, length: number, wall: number, way: 'across' | 'down') {
  const lines = (offset: number) => (way === 'across' ? d`M${x} ${y + offset}h${length}` : d`M${x + offset} ${y}v${length}`)
  return stroke('#fff', wall + 1, lines(0)) + stroke(ink, 1.4, lines(-wall / 2) + lines(wall / 2)) + stroke(ink, 1, lines(0))
}

const outline = { stroke: thin, 'stroke-width': 1.3, rx: 3 }

export const box = (x: number, y: number, width: number, height: number) => rect('#f1f2ec', x, y, width, height, outline)

/** A bed with its pillows at the end that `head` names. */
export const bed = (x: number, y: number, width: number, length: number, pillows: number, head: 'top' | 'bottom') => {
  const pillowY = head === 'top' ? y + 7 : y + length - 27
  const fold = head === 'top' ? y + 38 : y + length - 38
  return (
    box(x, y, width, length) +
    repeat(pillows, (index) => rect('#fff', x + 6 + (index * (width - 6)) / pillows, pillowY, (width - 6) / pillows - 6, 20, outline)) +
    stroke(thin, 1.3, d`M${x} ${fold}h${width}`)
  )
}

/** A table with chairs along both sides. */
export const table = (x: number, y: number, width: number, height: number, chairs: number) =>
  repeat(chairs, (index) => {
    const left = x + (width / chairs) * (index + 0.5) - 10
    return box(left, y - 14, 20, 18) + box(left, y + height - 4, 20, 18)
  }) + box(x, y, width, height)

/** A sofa seen from above, with its back to the left. */
export const sofa = (x: number, y: number, depth: number, length: number) =>
  box(x, y, depth, length) +
  each([0, 1, 2], (seat) => rect('#f8f8f3', x + 13, y + 10 + (seat * (length - 20)) / 3, depth - 15, (length - 20) / 3, outline))
