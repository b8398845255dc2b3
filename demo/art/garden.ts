import { circle, d, ellipse, group, rect, repeat, shape } from './pen.ts'
import type { Random } from './random.ts'

/** Low bushes with flowers here and there, standing on the line y. */
export const shrubs = (random: Random, x: number, y: number, width: number, flowers: readonly string[]) => {
  const count = Math.round(width / 15)
  const bushes = repeat(count, (index) => {
    const r = random.between(8, 14)
    const cx = x + (width * (index + 0.5)) / count
    return ellipse('#4a7044', cx, y - r * 0.6, r * 1.15, r) + ellipse('#638a52', cx + 2, y - r * 0.8, r * 0.85, r * 0.7)
  })
  const blossoms = repeat(flowers.length === 0 ? 0 : count * 2, (index) =>
    circle(flowers[index % flowers.length] ?? '#fff', random.between(x, x + width), y - random.between(4, 18), random.between(2, 3.6)),
  )
  return bushes + blossoms
}

/** The Norwegian flag on its pole; x and y are the foot of the pole. */
export const flagpole = (x: number, y: number, height: number) => {
  // The cross in the proportions of the flag law, 22 by 16, here in units of 2.6.
  const cloth =
    rect('#b73a3f', 0, 0, 22, 16) + shape('#fff', 'M6 0h4v6h12v4H10v6H6V10H0V6h6Z') + shape('#2a4a7d', 'M7 0h2v7h13v2H9v7H7V9H0V7h7Z')
  return (
    rect('#f5f2ea', x, y - height, 4, height) +
    circle('#d9b45a', x + 2, y - height - 3, 4) +
    group({ transform: `translate(${x + 4} ${y - height + 6}) skewY(6) scale(2.6)` }, cloth)
  )
}

/** A bench seen from the front, standing on the line y. */
export const bench = (x: number, y: number, width: number) =>
  shape('#4f4a40', d`M${x + 10} ${y}v-36h5v36ZM${x + width - 15} ${y}v-36h5v36Z`) +
  rect('#8f5f42', x, y - 38, width, 6, { rx: 1 }) +
  rect('#8f5f42', x, y - 28, width, 6, { rx: 1 }) +
  rect('#a06d4c', x - 2, y - 18, width + 4, 6, { rx: 1 })

/** A path from the door to the viewer, wider as it comes closer. */
export const gardenPath = (fill: string, x: number, y: number, near: { x: number; width: number }, door = 44) =>
  shape(
    fill,
    d`M${x - door / 2} ${y}Q${x - door / 2 - 8} ${y + 44} ${near.x} 600h${near.width}Q${x + door / 2 + 16} ${y + 44} ${x + door / 2} ${y}Z`,
  )
