import { across, down, fade } from './gradients.ts'
import { circle, d, each, rect, repeat, shape, stroke } from './pen.ts'

const steel = '#eceeec'
const [firstRow, secondRow, thirdRow] = [150, 268, 386]
const rows = [firstRow, secondRow, thirdRow]

const wall = () =>
  rect(across('#e4ded0', '#d8d1c1'), 0, 0, 960, 600) +
  stroke(
    '#b8ae98',
    1.4,
    repeat(8, (board) => d`M${120 * (board + 1) - 60} 0V560`),
    { opacity: 0.55 },
  ) +
  rect('#c9a274', 0, 576, 960, 24) +
  rect('#f4f0e6', 0, 548, 960, 28) +
  rect('#1d2b2f', 0, 574, 960, 4, { opacity: 0.2 })

const conduits = () =>
  each(
    [330, 362, 394, 426, 500, 532],
    (x, index) =>
      rect('#1d2b2f', x + 5, 0, 18, 66, { opacity: 0.12 }) +
      rect(index === 4 ? across('#4b5251', '#2f3534') : across('#fbfaf6', '#cfcdc6'), x, 0, 18, 66) +
      rect('#b4b2aa', x - 2, 22, 22, 8, { rx: 2 }) +
      rect('#a7a59d', x - 2, 58, 22, 10),
  )

const cabinet = () =>
  rect('#1d2b2f', 296, 80, 344, 444, { opacity: 0.16, rx: 4 }) +
  rect('#c9cdca', 286, 64, 340, 448, { rx: 4 }) +
  rect(steel, 296, 74, 320, 428, { rx: 2 }) +
  rect(fade('#1d2b2f'), 296, 74, 320, 26, { opacity: 0.16 }) +
  each(rows, (y) => rect('#d4d8d5', 310, y - 26, 292, 92, { rx: 3 }) + rect('#b5bab7', 310, y + 16, 292, 8))

const breaker = (x: number, y: number, width: number, on: boolean) =>
  rect('#1d2b2f', x + 2, y + 3, width, 60, { opacity: 0.14 }) +
  rect(down('#ffffff', '#e6e8e6'), x, y, width, 60, { rx: 1.5 }) +
  stroke('#c3c8c5', 1, d`M${x} ${y + 15}h${width}M${x} ${y + 45}h${width}`) +
  rect('#dde0dd', x + width / 2 - 6, y + 18, 12, 24) +
  rect(on ? '#2f5f8f' : '#b4463a', x + width / 2 - 5, on ? y + 19 : y + 30, 10, 11, { rx: 1 }) +
  circle('#9da3a0', x + width / 2, y + 7, 3) +
  circle('#9da3a0', x + width / 2, y + 53, 3) +
  rect('#7d8481', x + 4, y + 47.5, width - 8, 1.6, { opacity: 0.6 })

/** Main switch and surge protection, then one breaker for each course. */
const equipment = () =>
  breaker(320, firstRow - 10, 60, true) +
  rect('#d9b24a', 328, firstRow + 36, 44, 4) +
  repeat(3, (index) => breaker(392 + index * 22, firstRow - 10, 20, true) + rect('#4c9a63', 397 + index * 22, firstRow - 2, 10, 5)) +
  meter(472, firstRow - 22) +
  repeat(11, (index) => breaker(322 + index * 25, secondRow - 10, 23, index !== 7)) +
  repeat(8, (index) => breaker(322 + index * 25, thirdRow - 10, 23, true)) +
  rect('#f5f6f4', 524, thirdRow - 10, 70, 60, { rx: 2 }) +
  each(
    rows,
    (y) =>
      rect('#fbfbf8', 320, y + 56, 272, 9) +
      stroke(
        '#7d8481',
        1.4,
        repeat(11, (label) => d`M${324 + label * 25} ${y + 60.5}h${12 + (label % 3) * 3}`),
        { opacity: 0.7 },
      ),
  )

const meter = (x: number, y: number) =>
  rect('#1d2b2f', x + 3, y + 4, 118, 74, { opacity: 0.14, rx: 4 }) +
  rect('#f7f8f5', x, y, 118, 74, { rx: 4 }) +
  rect('#2f3a35', x + 12, y + 10, 76, 26, { rx: 2 }) +
  // Seven-segment figures: 048215.
  stroke(
    '#a9d8a4',
    2,
    `M${x + 19} ${y + 16}h6v14h-6ZM${x + 31} ${y + 16}v7h6M${x + 37} ${y + 16}v14M${x + 43} ${y + 16}h6v14h-6ZM${x + 43} ${y + 23}h6M${x + 55} ${y + 16}h6v7h-6v7h6M${x + 69} ${y + 16}v14M${x + 81} ${y + 16}h-6v7h6v7h-6`,
  ) +
  circle('#c8453a', x + 102, y + 17, 4) +
  circle('#4c9a63', x + 102, y + 30, 4) +
  stroke('#9aa19d', 1.6, d`M${x + 12} ${y + 48}h64M${x + 12} ${y + 56}h48`) +
  rect('#c3c8c5', x + 84, y + 46, 24, 14, { rx: 2 })

/** The open door, with the list of courses in its pocket. */
const door = () =>
  shape('#1d2b2f', 'M630 70L838 112V536L630 518Z', { opacity: 0.12 }) +
  shape(across('#d5d9d6', '#f3f4f2'), 'M626 64L824 96V528L626 512Z') +
  stroke('#bcc2be', 2, 'M640 78L812 106V516L640 500Z') +
  shape('#fdfcf6', 'M668 138L788 154V372L668 366Z') +
  shape('#1c5040', 'M668 138L788 154V178L668 164Z') +
  stroke(
    '#8b918d',
    2,
    repeat(
      12,
      (line) =>
        d`M680 ${180 + line * 15.3}L692 ${180.6 + line * 15.2}M702 ${181 + line * 15.2}L${746 + ((line * 7) % 26)} ${186 + line * 14.4}`,
    ),
    { opacity: 0.8 },
  ) +
  shape('#c9cec9', 'M656 360L800 372V412L656 404Z') +
  shape('#f2c53d', 'M700 448h46l-23 -38Z') +
  shape('#2b302f', 'M725 419l-9 14h6l-3 11 10 -15h-6l4 -10Z') +
  rect('#5d6664', 808, 300, 10, 38, { rx: 3 }) +
  each([120, 440], (y) => rect('#9aa19d', 620, y, 12, 34, { rx: 3 }))

const keys = () =>
  rect('#8a5f3c', 92, 168, 120, 16, { rx: 2 }) +
  each(
    [112, 148, 186],
    (x, index) =>
      stroke('#7b807d', 3, d`M${x} 182v10`) +
      circle('none', x, 198, 6, { stroke: '#b38a45', 'stroke-width': 3 }) +
      rect('#b38a45', x - 2, 204, 4, 22 + index * 6),
  ) +
  rect('#f7f5ee', 96, 284, 110, 74, { rx: 5 }) +
  rect('#2f3a35', 112, 300, 48, 26, { rx: 2 }) +
  circle('#d9dbd7', 184, 313, 10) +
  stroke('#b5bab7', 2, 'M112 342h78')

export const electricalCabinet = () => wall() + conduits() + cabinet() + equipment() + door() + keys()
