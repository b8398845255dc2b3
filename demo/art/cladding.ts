import { d, rect, repeat, stroke } from './pen.ts'
import type { Random } from './random.ts'

type Area = readonly [x: number, y: number, width: number, height: number]

/** Seams between boards that lie. */
export const planks = ([x, y, w, h]: Area, count: number, colour: string, opacity = 0.14) =>
  stroke(
    colour,
    1.4,
    repeat(count - 1, (index) => d`M${x} ${y + (h * (index + 1)) / count}h${w}`),
    { opacity },
  )

/** Seams between boards that stand. */
export const boards = ([x, y, w, h]: Area, count: number, colour: string, opacity = 0.14) =>
  stroke(
    colour,
    1.4,
    repeat(count - 1, (index) => d`M${x + (w * (index + 1)) / count} ${y}v${h}`),
    { opacity },
  )

/** A few bricks that took another colour in the kiln: enough to tell a wall of bricks from one of plaster. */
export const bricks = (random: Random, [x, y, w, h]: Area, count: number, colour: string) =>
  stroke(
    colour,
    2.4,
    repeat(count, () => d`M${random.between(x + 4, x + w - 20)} ${y + Math.round(random.between(2, h - 2) / 7) * 7}h14`),
    { opacity: 0.3 },
  )

/** The dark strip that the eaves leave on the wall. */
export const eavesShadow = ([x, y, w, h]: Area, opacity = 0.16) => rect('#1d2b2f', x, y, w, h, { opacity })
