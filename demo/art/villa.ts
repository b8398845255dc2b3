import { birch, summerLeaves } from './birch.ts'
import { casement, lamplight, type CasementLook } from './casement.ts'
import { boards, eavesShadow, planks } from './cladding.ts'
import { flagpole, gardenPath, shrubs } from './garden.ts'
import { across, down } from './gradients.ts'
import { castShadow, gleam, ground } from './land.ts'
import { d, each, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { orb, sky } from './sky.ts'
import { forest, spruce } from './spruce.ts'

const green = '#2f6b52'
const seam = '#8d8468'
const tall: CasementLook = { trim: green, sill: green, crossBars: [0.34], curtains: true, glass: down('#4d6a78', '#6c8894') }
const lit: CasementLook = { ...tall, glass: lamplight }

const fjord = () => {
  const random = seeded(11)
  return (
    sky('#97c0d2', '#d9e2d8', '#f7e2c4') +
    orb('#fff3d6', 776, 214, 44, 3) +
    shape('#94aeb5', 'M0 350V262L90 205L150 232L262 150L352 226L430 190L540 258L640 214L760 262L860 226L960 256V350Z') +
    shape('#7f9ca5', 'M90 205L0 262V345H104L78 268ZM262 150L150 232L178 345H268L238 244ZM860 226L760 262L780 345H870L848 280Z', {
      opacity: 0.5,
    }) +
    shape('#6d8c8b', 'M0 292Q120 238 240 272T470 268T720 284T960 262V350H0Z') +
    rect(down('#93b5bd', '#d6d7c6'), 0, 322, 960, 110) +
    gleam(random, '#fff6dd', 18, { x: 480, y: 328, width: 470, height: 70 }) +
    shape('#4f6d57', 'M0 352Q70 330 150 340L190 353Z') +
    ground(down('#8aa466', '#557a4c'), 412, 386, 402) +
    ground('#6c9157', 508, 466, 462, 0.5)
  )
}

const gable = () =>
  shape('#f4eede', 'M630 262L716 162L802 262V490H630Z') +
  boards([630, 250, 172, 224], 18, seam, 0.26) +
  rect('#c9bea2', 630, 262, 9, 212, { opacity: 0.45 }) +
  rect('#837e77', 630, 474, 172, 18) +
  shape('#1d2b2f', 'M630 262L716 166L802 262V272L716 180L630 272Z', { opacity: 0.14 }) +
  stroke(green, 4, 'M656 236H776') +
  stroke(green, 5, 'M716 160V236') +
  shape(green, 'M686 202L716 168L746 202V210Q716 186 686 210Z') +
  shape('#275b46', 'M716 142L824 264L814 275L716 166L618 275L608 264Z') +
  shape(green, 'M716 142V160L616 271L608 264Z') +
  casement(702, 246, 28, 34, { trim: green, glass: '#64808c' })

const mainWing = () =>
  rect(across('#fffdf7', '#f1eadb'), 300, 282, 330, 208) +
  planks([300, 282, 330, 192], 19, seam, 0.24) +
  rect('#9a948b', 300, 474, 330, 18) +
  eavesShadow([300, 286, 330, 9]) +
  shape(down('#4f5d5b', '#3b4643'), 'M276 288L326 190H690L640 288Z') +
  stroke(
    '#fff',
    1.4,
    repeat(6, (row) => d`M${283 + row * 7.2} ${274 - row * 14}h${364}`),
    { opacity: 0.1 },
  ) +
  rect('#f7f2e5', 276, 286, 364, 5) +
  rect('#5a6866', 322, 187, 370, 4)

const chimneyAndDormer = () =>
  rect(across('#b3654d', '#97503b'), 420, 142, 34, 62) +
  rect('#8b4734', 415, 137, 44, 9) +
  shape('#2a3634', 'M480 214H536L540 196L492 146Z', { opacity: 0.4 }) +
  shape('#f7f2e5', 'M458 196L492 152L526 196V214H458Z') +
  shape(green, 'M492 136L542 194L534 200L492 152L450 200L442 194Z') +
  casement(479, 174, 26, 28, { trim: green, trimWidth: 3, glass: '#7a8f93' })

const porch = () =>
  rect('#e4dcc7', 458, 384, 86, 98) +
  rect('#1d2b2f', 458, 386, 86, 8, { opacity: 0.18 }) +
  rect(green, 478, 400, 46, 82) +
  rect('#9db7b0', 484, 406, 15, 32) +
  rect('#9db7b0', 503, 406, 15, 32) +
  stroke('#24533f', 1.6, 'M484 446h15v28h-15ZM503 446h15v28h-15Z') +
  rect('#e6cf9a', 519, 442, 3, 7) +
  shape('#fdfaf2', 'M451 386h7v97h-7ZM544 386h7v97h-7Z') +
  shape('#46534f', 'M444 378L501 346L558 378Z') +
  rect(green, 446, 376, 110, 10) +
  rect('#a39d93', 444, 482, 114, 8) +
  rect('#8c867c', 436, 490, 130, 9)

export const villa = () => {
  const random = seeded(3)
  return (
    fjord() +
    each(
      [
        [70, 436, 214],
        [140, 444, 150],
        [912, 430, 196],
      ] as const,
      ([x, y, height]) => spruce(x, y, height, forest),
    ) +
    castShadow('#3f5e3a', 270, 486, 600) +
    mainWing() +
    chimneyAndDormer() +
    gable() +
    each([326, 404, 482, 560], (x) => casement(x, 306, 40, 60, tall)) +
    each([326, 404], (x) => casement(x, 398, 40, 62, tall)) +
    each([664, 728], (x) => casement(x, 306, 40, 60, tall)) +
    each([560, 664], (x) => casement(x, 398, 40, 62, lit)) +
    casement(728, 398, 40, 62, tall) +
    gardenPath('#d8c9a6', 501, 498, { x: 400, width: 160 }) +
    shape('#b5a682', 'M523 498Q540 540 560 600H544Q528 540 516 498Z', { opacity: 0.5 }) +
    porch() +
    shrubs(random, 304, 500, 128, ['#d98a8f', '#f0d7d2']) +
    shrubs(random, 590, 500, 190, ['#f0d7d2', '#e9b7b4']) +
    flagpole(852, 500, 176) +
    birch(random, 226, 512, 250, summerLeaves)
  )
}
