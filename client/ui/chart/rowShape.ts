import { scaleLinear } from 'd3-scale'

/** One bar that lies: parts that follow each other. */
export interface Row {
  name: string
  parts: readonly number[]
}
export interface RowFrame {
  width: number
  /** Where bars begin. At nought their names stand above them, else before them. */
  start: number
  step: number
  bar: number
}

const gap = 6
const roomForFigure = 18
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

/** Where everything of a chart of lying bars stands. */
export function rowShape(rows: readonly Row[], { width, start, step, bar }: RowFrame) {
  const amount = scaleLinear([0, Math.max(1, ...rows.map(({ parts }) => sum(parts)))], [0, width - start])
  return {
    height: rows.length * step,
    rows: rows.map(({ name, parts }, index) => {
      const y = (index + 1) * step - gap - bar
      return {
        name,
        top: index * step,
        y,
        nameY: start ? y + bar / 2 + 4 : y - gap,
        parts: parts.map((part, place) => {
          const room = amount(part)
          return { value: part, x: start + amount(sum(parts.slice(0, place))), room, hasFigure: room >= roomForFigure }
        }),
      }
    }),
  }
}
