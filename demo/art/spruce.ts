import { d, rect, repeat, shape } from './pen.ts'

type Needles = { lit: string; shaded: string; trunk?: string; snow?: string }

export const forest: Needles = { lit: '#3a6a57', shaded: '#264438' }
export const winterForest: Needles = { lit: '#3f566b', shaded: '#2d3f51' }

/** Tiers of boughs, each narrower than the one below; x and y are the foot. */
export function spruce(x: number, y: number, height: number, { lit, shaded, trunk = '#3b3228', snow }: Needles) {
  const bough = (tier: number) => {
    const half = height * (0.223 - 0.034 * tier)
    const edge = y - height * (0.06 + 0.17 * tier)
    const tip = edge - height * 0.3
    const droop = height * 0.03
    return (
      shape(
        lit,
        d`M${x - half} ${edge}Q${x - half * 0.3} ${edge - droop} ${x} ${tip}Q${x + half * 0.3} ${edge - droop} ${x + half} ${edge}Q${x} ${edge + droop} ${x - half} ${edge}Z`,
      ) +
      shape(
        shaded,
        d`M${x} ${tip}Q${x - half * 0.3} ${edge - droop} ${x - half} ${edge}Q${x - half * 0.4} ${edge + droop * 0.7} ${x - half * 0.1} ${edge + droop * 0.4}Z`,
      ) +
      (snow === undefined
        ? ''
        : shape(
            snow,
            d`M${x - half * 0.78} ${edge - droop * 1.1}Q${x} ${edge + droop * 0.3} ${x + half * 0.78} ${edge - droop * 1.1}Q${x + half * 0.36} ${edge - droop * 2.4} ${x + half * 0.24} ${edge - droop * 3.4}Q${x} ${edge - droop * 1.4} ${x - half * 0.3} ${edge - droop * 3.4}Q${x - half * 0.4} ${edge - droop * 2.2} ${x - half * 0.78} ${edge - droop * 1.1}Z`,
          ))
    )
  }
  return rect(trunk, x - height * 0.018, y - height * 0.09, height * 0.036, height * 0.1) + repeat(5, bough)
}
