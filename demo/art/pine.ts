import { d, each, ellipse, shape, stroke } from './pen.ts'

const clumps = [
  [-46, -0.66, 54, 19],
  [42, -0.74, 54, 19],
  [-22, -0.84, 56, 20],
  [20, -0.93, 44, 18],
  [-4, -1.01, 27, 13],
] as const

/** A tall pine with a bare red stem and flat clumps of needles; x and y are the foot. */
export function pine(x: number, y: number, height: number) {
  const reach = height / 330
  const at = (share: number) => y + share * height
  const stem = shape('#a8694a', d`M${x - 7} ${y}Q${x + 4} ${at(-0.5)} ${x - 2} ${at(-0.9)}h6Q${x + 12} ${at(-0.5)} ${x + 8} ${y}Z`)
  const shade = shape('#7f4c36', d`M${x - 7} ${y}Q${x + 4} ${at(-0.5)} ${x - 2} ${at(-0.9)}h2Q${x + 7} ${at(-0.5)} ${x - 1} ${y}Z`)
  const branches = each(clumps, ([dx, dy]) => stroke('#8f573d', 4 * reach, d`M${x + 2} ${at(dy + 0.06)}L${x + dx * reach * 0.6} ${at(dy)}`))
  const needles = each(clumps, ([dx, dy, rx, ry]) => {
    const cx = x + dx * reach
    return (
      ellipse('#365d46', cx, at(dy), rx * reach, ry * reach) +
      ellipse('#4f7d5a', cx + 6 * reach, at(dy) - 5 * reach, rx * reach * 0.72, ry * reach * 0.58)
    )
  })
  return branches + stem + shade + needles
}
