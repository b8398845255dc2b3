import { casement, type CasementLook } from './casement.ts'
import { boards } from './cladding.ts'
import { gardenPath, shrubs } from './garden.ts'
import { across, down } from './gradients.ts'
import { castShadow, ground } from './land.ts'
import { circle, d, each, rect, repeat, shape, stroke } from './pen.ts'
import { pine } from './pine.ts'
import { seeded } from './random.ts'
import { cloud, sky } from './sky.ts'
import { spruce } from './spruce.ts'

const steel = '#30506a'
const pane: CasementLook = { frame: steel, glass: down('#6690a8', '#8fb4c4') }

const lowWing = () =>
  rect(across('#ffffff', '#efede6'), 272, 266, 300, 232) +
  // The living room turns the corner in a curve.
  rect(across('#d3d0c6', '#f4f2ec'), 238, 266, 42, 232) +
  rect('#1d2b2f', 240, 268, 322, 7, { opacity: 0.14 }) +
  stroke(steel, 2.6, 'M290 216H556M290 230H556M290 244H556' + repeat(6, (post) => d`M${300 + post * 50} 258V214`)) +
  shape('#dedbd1', 'M232 268Q232 257 246 257H572V268Z') +
  casement(300, 300, 230, 56, { ...pane, columns: 6 }) +
  casement(247, 300, 24, 56, { ...pane, columns: 1, glass: '#5f889f' }) +
  casement(300, 396, 120, 60, { ...pane, columns: 4, curtains: true })

const tower = () =>
  rect('#f8f6f0', 560, 204, 222, 294) +
  rect('#d5d2c8', 780, 204, 24, 294) +
  shape('#1d2b2f', 'M530 275H560V498H546Z', { opacity: 0.1 }) +
  rect('#1d2b2f', 560, 206, 244, 7, { opacity: 0.13 }) +
  rect('#e3e0d6', 552, 194, 258, 12) +
  rect('#cfcbc0', 552, 203, 258, 3) +
  each(
    [
      [590, 232],
      [590, 322],
      [700, 232],
    ] as const,
    ([x, y]) => casement(x, y, 76, 54, { ...pane, curtains: x === 700 }),
  ) +
  casement(708, 322, 66, 132, { ...pane, crossBars: [0.2, 0.4, 0.6, 0.8], glass: down('#7ea7b8', '#a9c8d0') }) +
  circle(steel, 628, 424, 20) +
  circle(down('#8fb2bf', '#a9c8d0'), 628, 424, 16) +
  shape('#fff', 'M613 430A16 16 0 0 1 634 409Z', { opacity: 0.25 })

const entrance = () =>
  rect('#b06a3c', 458, 404, 58, 94) +
  boards([458, 404, 58, 94], 6, '#000', 0.18) +
  rect('#f3dfbf', 467, 414, 11, 44) +
  rect('#3a2a20', 507, 446, 3, 14) +
  rect('#1d2b2f', 440, 399, 106, 8, { opacity: 0.2 }) +
  rect('#fbfaf5', 434, 390, 114, 9) +
  rect(steel, 538, 399, 4, 99) +
  rect('#bdb8ac', 436, 496, 110, 10)

export const modernHouse = () =>
  sky('#7fb3d6', '#b9d6e3', '#eaf1ee') +
  cloud(622, 116, 176) +
  cloud(330, 84, 104, 0.5) +
  shape('#93b294', 'M0 380Q220 310 480 350T960 330V470H0Z') +
  shape('#7fa384', 'M0 420Q160 372 380 396T960 378V480H0Z') +
  each(
    [
      [96, 470, 366],
      [178, 462, 280],
      [892, 474, 392],
    ] as const,
    ([x, y, height]) => pine(x, y, height),
  ) +
  ground(down('#a9bb72', '#7c9a58'), 446, 432, 432) +
  castShadow('#4f6d3d', 226, 492, 640, 0.36) +
  lowWing() +
  tower() +
  rect('#aaa598', 232, 488, 578, 12) +
  gardenPath('#d3ccba', 489, 504, { x: 424, width: 196 }, 70) +
  stroke(
    '#aba48f',
    2.6,
    repeat(5, (slab) => d`M${452 - slab * 4.5} ${522 + slab * 15.5}h${90 + slab * 14}`),
    { opacity: 0.6 },
  ) +
  entrance() +
  shrubs(seeded(41), 566, 506, 226, ['#e4b4bf', '#f4eef0']) +
  shrubs(seeded(42), 250, 506, 170, ['#f4eef0']) +
  spruce(850, 526, 128, { lit: '#4d7a5c', shaded: '#375844' })
