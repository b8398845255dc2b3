import { d, repeat, stroke } from './pen.ts'

/** A floor seen from above its near edge: it runs from a far wall towards the viewer, and its seams meet beyond the wall. */
export type Floor = { far: number; near: number; left: number; right: number; vanishing: { x: number; y: number } }

export function floorSeams(floor: Floor, columns: number, rows: number, colour: string, width = 1.6) {
  const { far, near, left, right, vanishing } = floor
  const share = (far - vanishing.y) / (near - vanishing.y)
  const lengthwise = repeat(columns + 1, (index) => {
    const x = left + ((right - left) * index) / columns
    return d`M${x} ${near}L${vanishing.x + (x - vanishing.x) * share} ${far}`
  })
  // Equal tiles look shorter the farther away they lie.
  const across = repeat(rows, (index) => {
    const y = vanishing.y + (near - vanishing.y) / (1 + ((1 / share - 1) * (index + 1)) / (rows + 1))
    return d`M${left} ${y}H${right}`
  })
  return stroke(colour, width, lengthwise + across)
}
