import { sheet } from './canvas.ts'
import { down, glow } from './gradients.ts'
import { circle, d, rect, repeat, shape } from './pen.ts'
import type { Random } from './random.ts'

export const sky = (...colours: string[]) => rect(down(...colours), 0, 0, sheet.width, sheet.height)

/** A sun or a moon with its haze. */
export const orb = (colour: string, x: number, y: number, r: number, haze = 2.6) =>
  circle(glow(colour), x, y, r * haze, { opacity: 0.55 }) + circle(colour, x, y, r)

export const stars = (random: Random, count: number, height: number) =>
  repeat(count, () =>
    circle('#fff', random.between(0, sheet.width), random.between(0, height), random.between(0.5, 1.6), {
      opacity: random.between(0.25, 0.9),
    }),
  )

/** A flat-bottomed summer cloud; x and y are its lower left corner. */
export const cloud = (x: number, y: number, width: number, opacity = 0.8) => {
  const u = width / 160
  return shape(
    '#fff',
    d`M${x + 8 * u} ${y}q${-10 * u} 0 ${-8 * u} ${-10 * u}q${2 * u} ${-9 * u} ${18 * u} ${-9 * u}q${30 * u} ${-28 * u} ${62 * u} ${-8 * u}q${30 * u} ${-18 * u} ${52 * u} ${6 * u}q${24 * u} ${-3 * u} ${28 * u} ${14 * u}q0 ${7 * u} ${-8 * u} ${7 * u}Z`,
    { opacity },
  )
}
