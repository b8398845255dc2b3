import { planks } from './cladding.ts'
import { across, down, fade, glow } from './gradients.ts'
import { circle, d, each, ellipse, rect, repeat, shape, stroke } from './pen.ts'
import { floorSeams, type Floor } from './perspective.ts'
import { seeded } from './random.ts'

const floor: Floor = { far: 452, near: 600, left: -420, right: 1380, vanishing: { x: 480, y: 250 } }
const black = '#2b302f'
const grout = '#b3beb8'

/** Upright tiles in straight rows; a few came out of the kiln a shade lighter or darker. */
const tiledWall = () => {
  const random = seeded(83)
  const [width, height] = [48, 75]
  return (
    rect(down('#cfd9d3', '#bccac3'), 0, 0, 960, 452) +
    repeat(26, () => {
      const column = Math.floor(random.between(0, 20))
      const row = Math.floor(random.between(0, 6))
      return rect(random.between(0, 1) > 0.5 ? '#dfe7e2' : '#aebdb5', column * width, row * height + 2, width, height, { opacity: 0.45 })
    }) +
    stroke(grout, 2, repeat(19, (column) => d`M${(column + 1) * width} 0V452`) + repeat(6, (row) => d`M0 ${row * height + 2}H960`)) +
    stroke(
      '#eef3f0',
      1,
      repeat(19, (column) => d`M${(column + 1) * width + 1.5} 0V452`),
      { opacity: 0.6 },
    )
  )
}

const tiledFloor = () =>
  rect(down('#5f6b69', '#76827f'), 0, 452, 960, 148) +
  floorSeams(floor, 40, 9, '#8f9a96', 1.4) +
  rect(fade('#1d2b2f'), 0, 452, 960, 30, { opacity: 0.3 }) +
  rect('#dfe5e1', 0, 446, 960, 6)

const shower = () =>
  // The recess with its bottles, the drain along the wall and the fall towards it.
  rect('#8fa098', 150, 176, 96, 62) +
  rect('#7d8f87', 150, 176, 96, 8) +
  rect('#e4b98a', 168, 200, 16, 38, { rx: 2 }) +
  rect('#f4efe4', 192, 208, 20, 30, { rx: 2 }) +
  rect('#3f5f52', 219, 196, 13, 42, { rx: 2 }) +
  shape('#2b3331', 'M66 462H330L334 470H58Z') +
  stroke('#8f9a96', 1.6, 'M64 466H332') +
  stroke(black, 5, 'M112 404V96Q112 78 130 78H176', { 'stroke-linecap': 'round' }) +
  rect(black, 150, 78, 56, 6, { rx: 3 }) +
  stroke(
    '#fff',
    1.4,
    repeat(6, (drop) => d`M${156 + drop * 9} 90v${28 + (drop % 3) * 22}`),
    { opacity: 0.5, 'stroke-dasharray': '14 8' },
  ) +
  rect(black, 88, 316, 48, 10, { rx: 5 }) +
  circle(black, 92, 321, 9) +
  circle(black, 132, 321, 9) +
  stroke(black, 3, 'M112 326Q84 380 128 404Q152 412 150 372', { opacity: 0.9 }) +
  rect(black, 143, 340, 14, 34, { rx: 6 })

const glassScreen = () =>
  shape('#e9f4f1', 'M372 34L388 28V560L372 520Z', { opacity: 0.5 }) +
  rect('#eaf4f1', 0, 34, 374, 480, { opacity: 0.12 }) +
  shape('#fff', 'M262 34H318L170 514H114ZM338 34H352L204 514H190Z', { opacity: 0.12 }) +
  stroke(black, 3.4, 'M0 34H373V520M388 28V560') +
  rect(black, 366, 262, 12, 70, { rx: 5 })

const mirrorAndVanity = () =>
  circle(glow('#fff0cc'), 560, 176, 190, { opacity: 0.75 }) +
  circle('#fdf6e4', 560, 176, 88) +
  circle(down('#bcd2d6', '#e3ecea'), 560, 176, 82) +
  shape('#fff', 'M500 232L598 104A82 82 0 0 1 628 130L536 254A82 82 0 0 1 500 232Z', { opacity: 0.28 }) +
  rect('#1d2b2f', 452, 446, 216, 10, { opacity: 0.18 }) +
  rect(down('#c99f6c', '#b58a58'), 456, 330, 208, 92, { rx: 3 }) +
  planks([456, 330, 208, 92], 3, '#7a5a36', 0.5) +
  stroke('#a67e4f', 1, 'M480 342q60 6 130 0M490 376q70 -6 140 2M474 408q60 5 150 0', { opacity: 0.6 }) +
  rect(black, 536, 350, 48, 3) +
  rect(black, 536, 382, 48, 3) +
  rect('#f8f8f5', 448, 312, 224, 19, { rx: 4 }) +
  rect('#d9dedb', 448, 325, 224, 6, { rx: 3 }) +
  shape('#fdfdfb', 'M500 312Q504 290 512 288H608Q616 290 620 312Z') +
  stroke(black, 6, 'M560 288V262Q560 250 572 250H582V262', { 'stroke-linejoin': 'round' }) +
  rect('#3f5f52', 640, 280, 16, 32, { rx: 3 }) +
  rect(black, 645, 272, 6, 10)

const toilet = () =>
  rect('#f4f5f2', 752, 248, 58, 34, { rx: 3 }) +
  circle('#d3dad6', 770, 265, 9) +
  circle('#d3dad6', 792, 265, 9) +
  ellipse('#1d2b2f', 782, 478, 62, 8, { opacity: 0.22 }) +
  shape(across('#fdfdfb', '#dfe4e1'), 'M724 372H840V392Q836 446 806 458H758Q728 446 724 392Z') +
  rect('#fdfdfb', 716, 358, 132, 16, { rx: 8 }) +
  rect('#cfd6d2', 724, 372, 116, 4)

const towelsAndHeat = () =>
  stroke(black, 4, 'M886 150V404M940 150V404' + repeat(6, (rung) => d`M886 ${168 + rung * 44}H940`)) +
  rect('#c27a5a', 880, 206, 66, 96, { rx: 3 }) +
  rect('#a9664a', 880, 284, 66, 8) +
  rect('#d38d6e', 880, 206, 66, 10, { rx: 3 }) +
  rect('#1d2b2f', 0, 0, 960, 18, { opacity: 0.12 }) +
  each([160, 460, 700, 880], (x) => ellipse('#fff7e2', x, 4, 22, 5))

export const bathroom = () => tiledWall() + tiledFloor() + shower() + mirrorAndVanity() + toilet() + towelsAndHeat() + glassScreen()
