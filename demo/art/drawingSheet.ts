import { sheet } from './canvas.ts'
import { centredLettering, lettering } from './lettering.ts'
import { circle, d, each, rect, repeat, shape, stroke } from './pen.ts'
import { faint, ink, paper, thin } from './planSymbols.ts'

export type TitleBlock = { title: string; subtitle: string; lines: readonly (readonly [label: string, value: string])[]; metre: number }

const margin = 24
const column = 784

const northArrow = (x: number, y: number) =>
  centredLettering('N', x, y - 42, 11, ink) +
  circle('none', x, y, 36, { stroke: thin, 'stroke-width': 1.2 }) +
  shape(ink, d`M${x} ${y - 26}l15 48l-15 -9l-15 9Z`)

const scaleBar = (x: number, y: number, metre: number) =>
  repeat(4, (part) => rect(part % 2 === 0 ? ink : '#fff', x + (part * metre) / 2, y, metre / 2, 7, { stroke: ink, 'stroke-width': 1 }))

/** A sheet of drawing paper: its frame, and at the right what the drawing is of. */
export const drawingSheet = ({ title, subtitle, lines, metre }: TitleBlock) =>
  rect(paper, 0, 0, sheet.width, sheet.height) +
  stroke(
    ink,
    1.6,
    d`M${margin} ${margin}H${sheet.width - margin}V${sheet.height - margin}H${margin}ZM760 ${margin}V${sheet.height - margin}`,
  ) +
  northArrow(850, 92) +
  lettering(title, column, 196, 17, ink) +
  lettering(subtitle, column, 224, 11, ink) +
  stroke(
    thin,
    1,
    repeat(lines.length + 1, (index) => d`M${column} ${246 + index * 54}H916`),
  ) +
  each(
    lines,
    ([label, value], index) => lettering(label, column, 266 + index * 54, 6.5, faint) + lettering(value, column, 286 + index * 54, 10, ink),
  ) +
  scaleBar(column, 510, metre) +
  each(['0', '1', '2'], (figure, index) => centredLettering(figure, column + index * metre, 534, 7, ink)) +
  lettering('m', column + 2 * metre + 10, 534, 7, ink)
