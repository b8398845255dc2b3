import { d, ellipse, repeat, shape } from './pen.ts'
import type { Random } from './random.ts'

type Leaves = readonly [deep: string, middle: string, light: string]

export const summerLeaves: Leaves = ['#7d9f52', '#96b561', '#b2cb7a']
export const autumnLeaves: Leaves = ['#c67a34', '#d8953a', '#e0b450']

/** A white stem and a crown of leaves, deep ones behind and lit ones in front; x and y are the foot. */
export function birch(random: Random, x: number, y: number, height: number, leaves: Leaves) {
  const stem = shape(
    '#ece8df',
    d`M${x - height * 0.014} ${y}L${x - height * 0.005} ${y - height * 0.8}h${height * 0.01}L${x + height * 0.016} ${y}Z`,
  )
  const scars = repeat(7, (index) => {
    const at = y - height * (0.06 + index * 0.07)
    return shape(
      '#57524a',
      d`M${x - height * 0.011 + random.between(0, height * 0.012)} ${at}h${height * 0.011}v${height * 0.007}h${-height * 0.011}Z`,
    )
  })
  const heart = ellipse(leaves[0], x, y - height * 0.66, height * 0.13, height * 0.24)
  const crown = leaves
    .map((colour, layer) => {
      const count = 12 - layer * 2
      return repeat(count, (index) => {
        // The crown is an egg, widest below its middle; the lit leaves lie towards the sun.
        const up = (index + 0.5) / count
        const half = height * 0.19 * Math.sin(Math.PI * (0.24 + up * 0.7)) * (1 - layer * 0.16)
        const side = index % 2 === 0 ? -1 : 1
        const size = height * (0.086 - up * 0.03 - layer * 0.01)
        return ellipse(
          colour,
          x + side * half * random.between(0.35, 0.95) + layer * height * 0.02,
          y - height * (0.44 + up * 0.5) - layer * height * 0.012,
          size,
          size * 0.8,
        )
      })
    })
    .join('')
  return stem + scars + heart + crown
}
