import { autumnLeaves, birch } from './birch.ts'
import { casement, lamplight, type CasementLook } from './casement.ts'
import { eavesShadow } from './cladding.ts'
import { across, down } from './gradients.ts'
import { circle, d, each, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { sky } from './sky.ts'
import { pavement, streetLamp } from './street.ts'

const plaster = '#f5ead4'
const glass = down('#4d636e', '#6b818b')
const street = 548
const floors = [150, 220, 290, 360]

const neighbours = () => {
  const look: CasementLook = { glass: '#6f7f86', frame: '#f0e7da', crossBars: [0.34] }
  return (
    rect('#b9776a', 0, 150, 150, 400) +
    rect('#94a39b', 810, 176, 150, 374) +
    rect('#8f5a50', 0, 140, 156, 14) +
    rect('#74827b', 806, 166, 154, 14) +
    repeat(
      5,
      (floor) =>
        each([18, 84], (x) => casement(x, 178 + floor * 72, 38, 50, look)) +
        each([832, 896], (x) => casement(x, 202 + floor * 70, 38, 48, look)),
    ) +
    rect('#1d2b2f', 134, 150, 16, 400, { opacity: 0.16 }) +
    rect('#1d2b2f', 810, 176, 12, 374, { opacity: 0.1 })
  )
}

const roof = () =>
  shape(down('#6b686c', '#55525a'), 'M140 116L178 54H782L820 116Z') +
  stroke(
    '#fff',
    1.2,
    repeat(30, (seam) => d`M${196 + seam * 20} 56L${180 + seam * 20 + (seam - 15) * 1.4} 114`),
    { opacity: 0.1 },
  ) +
  each([232, 694], (x) => rect(across('#a4664f', '#8d5341'), x, 20, 34, 50) + rect('#744435', x - 4, 14, 42, 8)) +
  each(
    [268, 392, 532, 656],
    (x) =>
      shape('#efe1c6', d`M${x - 6} 112V80L${x + 18} 60L${x + 42} 80V112Z`) +
      casement(x + 4, 82, 28, 28, { glass: '#5c6c74' }) +
      shape('#403e45', d`M${x - 12} 82L${x + 18} 53L${x + 48} 82L${x + 42} 85L${x + 18} 62L${x - 6} 85Z`),
  )

const walls = () =>
  rect(across('#dfac5e', '#c98f44'), 150, 118, 660, 432) +
  rect(across('#b39f86', '#a08a70'), 150, 432, 660, 118) +
  stroke(
    '#857258',
    2,
    repeat(6, (course) => d`M150 ${434 + course * 19.5}H810`),
    { opacity: 0.6 },
  ) +
  rect('#e8d8b8', 146, 426, 668, 7) +
  eavesShadow([150, 133, 660, 12], 0.18) +
  rect(plaster, 134, 112, 692, 14) +
  rect('#c9a466', 142, 126, 676, 4) +
  repeat(42, (tooth) => rect(plaster, 146 + tooth * 16, 127, 7, 8))

const upperWindows = () =>
  each(floors, (y, floor) =>
    each([182, 268, 352, 566, 652, 738], (x, column) => {
      const crown =
        floor % 2 === 1
          ? d`M${x - 10} ${y - 7}L${x + 20} ${y - 21}L${x + 50} ${y - 7}Z`
          : d`M${x - 10} ${y - 7}Q${x + 20} ${y - 28} ${x + 50} ${y - 7}Z`
      return (
        rect(plaster, x - 7, y - 8, 54, 62) +
        casement(x, y, 40, 52, {
          glass: (floor * 3 + column * 2) % 7 === 2 ? lamplight : glass,
          crossBars: [0.32],
          curtains: (column + floor) % 2 === 0,
        }) +
        (floor === 0 ? '' : shape(plaster, crown)) +
        rect(plaster, x - 10, y + 54, 60, 5) +
        rect('#1d2b2f', x - 8, y + 59, 56, 3, { opacity: 0.14 })
      )
    }),
  )

const bay = () =>
  rect('#1d2b2f', 536, 140, 16, 290, { opacity: 0.14 }) +
  rect('#e6b566', 424, 138, 112, 292) +
  rect('#f0c680', 424, 138, 10, 292) +
  rect('#bd8439', 526, 138, 10, 292) +
  each(
    floors,
    (y, floor) =>
      each([446, 486], (x) =>
        casement(x, y, 30, 50, {
          glass: floor === 1 && x === 486 ? lamplight : glass,
          crossBars: [0.32],
          columns: 1,
          trim: plaster,
          trimWidth: 4,
        }),
      ) +
      rect(plaster, 420, y + 56, 120, 6) +
      rect('#1d2b2f', 424, y + 62, 112, 3, { opacity: 0.14 }),
  ) +
  shape('#b9803a', 'M424 428H536L518 446H442Z')

const streetFloor = () =>
  each([172, 262, 348, 560, 646, 734], (x) =>
    casement(x, 458, 54, 62, { glass: x === 262 || x === 646 ? lamplight : '#4b5d66', frame: '#3a4642', trim: '#cdbda2', trimWidth: 4 }),
  ) +
  shape('#efe3cc', 'M444 548V482Q480 448 516 482V548Z') +
  shape('#31584a', 'M453 548V486Q480 460 507 486V548Z') +
  rect('#1d3a30', 478.5, 470, 3, 78) +
  shape('#86a297', 'M461 492h13v28h-13ZM486 492h13v28h-13Z') +
  circle('#e6cf9a', 475, 530, 2) +
  rect('#8a857b', 438, 544, 84, 6)

export const apartmentBuilding = () => {
  const random = seeded(37)
  return (
    sky('#b1c6d2', '#f3e6d2') +
    neighbours() +
    roof() +
    walls() +
    upperWindows() +
    bay() +
    streetFloor() +
    pavement(street) +
    streetLamp(612, street + 4) +
    birch(random, 84, 562, 300, autumnLeaves) +
    birch(random, 886, 562, 280, autumnLeaves)
  )
}
