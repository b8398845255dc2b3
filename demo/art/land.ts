import { sheet } from './canvas.ts'
import { d, rect, repeat, shape } from './pen.ts'
import type { Random } from './random.ts'

/** Soft ground from edge to edge; the heights are those at the left, in the middle and at the right. */
export const ground = (fill: string, left: number, middle: number, right: number, opacity = 1) =>
  shape(fill, d`M0 ${left}Q240 ${middle - (left - middle) * 0.2} 480 ${middle}T${sheet.width} ${right}V${sheet.height}H0Z`, { opacity })

/** Light lying in strips on water. */
export const gleam = (random: Random, colour: string, count: number, area: { x: number; y: number; width: number; height: number }) =>
  repeat(count, () => {
    const length = random.between(24, 90)
    return rect(colour, random.between(area.x, area.x + area.width - length), random.between(area.y, area.y + area.height), length, 2, {
      opacity: random.between(0.25, 0.65),
      rx: 1,
    })
  })

/** What a house throws on the ground, away from the sun. */
export const castShadow = (fill: string, x: number, y: number, width: number, opacity = 0.4) =>
  shape(
    fill,
    d`M${x} ${y}Q${x + width * 0.45} ${y - 16} ${x + width * 0.88} ${y + 4}L${x + width} ${y + 30}Q${x + width * 0.5} ${y + 12} ${x - width * 0.05} ${y + 24}Z`,
    { opacity },
  )
