import { dimensionsAcross, dimensionsDown } from './dimensions.ts'
import { drawingSheet, type TitleBlock } from './drawingSheet.ts'
import { centredLettering } from './lettering.ts'
import { circle, d, each, ellipse, rect, repeat, stroke } from './pen.ts'
import { bed, box, door, faint, ink, opening, sofa, table, thin } from './planSymbols.ts'

const metre = 50
const [left, top, right, bottom] = [128, 92, 708, 492]
const outer = 14
const inner = 7

const walls = () =>
  rect('#fff', left, top, right - left, bottom - top) +
  stroke(ink, outer, d`M${left} ${top}H${right}V${bottom}H${left}Z`) +
  stroke(ink, inner, 'M400 92V232M400 300V492M400 396H540M400 232H540M540 92V492M540 296H708M128 262H196')

const openings = () =>
  each(
    [
      [168, 92, 90],
      [290, 92, 70],
      [444, 92, 44],
      [584, 92, 84],
      [184, 492, 140],
      [588, 492, 80],
    ] as const,
    ([x, y, length]) => opening(x, y, length, outer, 'across'),
  ) +
  each(
    [
      [128, 320, 120],
      [128, 140, 70],
      [708, 150, 80],
      [708, 370, 70],
    ] as const,
    ([x, y, length]) => opening(x, y, length, outer, 'down'),
  ) +
  door([494, 492], [446, 492], [494, 444], outer) +
  door([454, 396], [496, 396], [454, 354], inner) +
  door([418, 232], [458, 232], [418, 192], inner) +
  door([540, 246], [540, 286], [580, 246], inner) +
  door([540, 346], [540, 306], [580, 346], inner)

const kitchenAndLivingRoom = () =>
  box(138, 102, 252, 34) +
  box(138, 136, 34, 88) +
  stroke(thin, 1.3, 'M172 102V136') +
  rect('#fff', 216, 108, 44, 22, { stroke: thin, 'stroke-width': 1.3, rx: 4 }) +
  each(
    [
      [308, 112],
      [326, 112],
      [308, 126],
      [326, 126],
    ] as const,
    ([x, y]) => circle('#fff', x, y, 5.4, { stroke: thin, 'stroke-width': 1.2 }),
  ) +
  stroke(thin, 1.3, 'M352 102V136M352 136L390 102M352 102L390 136') +
  table(240, 204, 110, 42, 3) +
  sofa(142, 312, 44, 140) +
  box(214, 350, 40, 66) +
  box(379, 330, 17, 96) +
  ellipse('none', 264, 384, 96, 66, { stroke: thin, 'stroke-width': 1, 'stroke-dasharray': '5 4' })

const bathroom = () =>
  stroke(
    '#e2e6e0',
    1,
    repeat(8, (tile) => d`M${404 + (tile + 1) * 15} 99V228`) + repeat(8, (tile) => d`M404 ${99 + (tile + 1) * 14.5}H536`),
  ) +
  rect('#fff', 482, 100, 54, 54, { stroke: thin, 'stroke-width': 1.3 }) +
  stroke(thin, 1.2, 'M482 100L536 154M536 100L482 154') +
  box(404, 104, 20, 46) +
  ellipse('#fff', 415, 127, 7, 14, { stroke: thin, 'stroke-width': 1.2 }) +
  box(518, 176, 18, 34) +
  ellipse('#fff', 506, 193, 15, 11, { stroke: thin, 'stroke-width': 1.3 })

const bedrooms = () =>
  bed(596, 102, 84, 104, 2, 'top') +
  each([576, 682], (x) => box(x, 104, 18, 22)) +
  box(606, 266, 94, 26) +
  stroke(thin, 1.2, 'M606 266L700 292M606 292L700 266') +
  bed(652, 384, 46, 98, 1, 'bottom') +
  box(548, 400, 28, 82) +
  box(594, 462, 50, 22) +
  box(606, 300, 94, 24) +
  stroke(thin, 1.2, 'M606 300L700 324M606 324L700 300') +
  box(408, 412, 22, 70) +
  stroke(thin, 1.2, 'M408 412L430 482M430 412L408 482')

const rooms = [
  ['KJØKKEN', '17,0', 318, 156],
  ['STUE', '23,3', 318, 292],
  ['BAD', '6,8', 452, 178],
  ['GANG', '8,2', 478, 316],
  ['VF', '4,5', 486, 422],
  ['SOV 1', '12,1', 630, 232],
  ['SOV 2', '11,6', 624, 372],
] as const

const names = () =>
  each(rooms, ([name, area, x, y]) => centredLettering(name, x, y, 10, ink) + centredLettering(`${area} m²`, x, y + 15, 7.5, faint))

const dimensions = () =>
  dimensionsAcross([left, 400, 540, right], 48, metre) +
  dimensionsAcross([left, right], 544, metre) +
  dimensionsDown([top, 296, bottom], 76, metre) +
  stroke(thin, 0.8, each([left, 400, 540, right], (x) => d`M${x} 56V84`) + each([top, 296, bottom], (y) => d`M84 ${y}H118`), {
    'stroke-dasharray': '3 3',
  })

const titleBlock: TitleBlock = {
  title: 'PLAN',
  subtitle: '1. ETASJE',
  lines: [
    ['BRA', '87,4 m²'],
    ['MÅL', '1:100'],
    ['TEGN NR', 'A 20-01'],
  ],
  metre,
}

export const floorPlan = () =>
  drawingSheet(titleBlock) + walls() + bathroom() + kitchenAndLivingRoom() + bedrooms() + openings() + names() + dimensions()
