import { glow } from './gradients.ts'
import { circle, d, ellipse, rect, repeat, shape } from './pen.ts'
import { seeded } from './random.ts'

const iron = '#2d322f'

/** Kerb, cobbles and the leaves of October; y is where the houses meet the pavement. */
export const pavement = (y: number) => {
  const random = seeded(31)
  return (
    rect('#c5beb2', 0, y - 2, 960, 11) +
    rect('#8f8a82', 0, y + 9, 960, 600 - y) +
    repeat(34, () => rect('#77726a', random.between(0, 940), random.between(y + 13, 594), 20, 2, { opacity: 0.5 })) +
    repeat(44, (leaf) =>
      ellipse(['#d08a34', '#b9572f', '#dcb04d'][leaf % 3] ?? iron, random.between(0, 960), random.between(y, 594), 5, 2.4),
    )
  )
}

/** x is the middle of its post, y the foot. */
export const streetLamp = (x: number, y: number) =>
  circle(glow('#ffe6ae'), x, y - 134, 60, { opacity: 0.4 }) +
  rect(iron, x - 2.5, y - 122, 5, 122) +
  rect(iron, x - 6, y - 12, 12, 12) +
  shape('#ffe6ae', d`M${x - 12} ${y - 122}h24l-4 -24h-16Z`) +
  shape(iron, d`M${x - 14} ${y - 144}h28l-14 -15Z`)
