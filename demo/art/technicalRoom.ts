import { across, down, fade, glow } from './gradients.ts'
import { circle, d, each, ellipse, rect, repeat, shape, stroke } from './pen.ts'
import { floorSeams, type Floor } from './perspective.ts'

const floor: Floor = { far: 478, near: 600, left: -600, right: 1560, vanishing: { x: 480, y: 240 } }
const copper = '#b9744a'
const copperLight = '#dca27c'

const room = () =>
  rect(down('#e3e6e1', '#d5dad4'), 0, 0, 960, 478) +
  stroke(
    '#bcc3bc',
    1.4,
    repeat(5, (course) => d`M0 ${92 * (course + 1)}H960`) +
      repeat(5, (course) => repeat(6, (block) => d`M${block * 184 + (course % 2) * 92} ${92 * course}v92`)),
    { opacity: 0.65 },
  ) +
  rect(down('#8b918c', '#a5aaa3'), 0, 478, 960, 122) +
  floorSeams(floor, 16, 3, '#7c827d', 1.4) +
  rect(fade('#1d2b2f'), 0, 478, 960, 30, { opacity: 0.26 }) +
  rect('#6f7671', 0, 470, 960, 8) +
  ellipse('#5a605c', 560, 560, 44, 9) +
  stroke('#3c423f', 2, 'M530 558H590M534 562H586M542 554H578')

/** A pipe with a lit edge; bends are round. */
const pipe = (path: string, colour: string, light: string, width = 11) =>
  stroke('#1d2b2f', width, path, { opacity: 0.12, 'stroke-linejoin': 'round', transform: 'translate(5 5)' }) +
  stroke(colour, width, path, { 'stroke-linejoin': 'round' }) +
  stroke(light, width * 0.28, path, { 'stroke-linejoin': 'round', transform: 'translate(-1.5 -1.5)' })

const pipes = () =>
  pipe('M258 172V86H470V332', copper, copperLight) +
  pipe('M292 172V116H440V332', copper, copperLight) +
  pipe('M470 86H716V206', copper, copperLight) +
  pipe('M440 116H690V206', '#4f7fa3', '#87add0') +
  pipe('M540 116V216', '#c14f45', '#e0857c', 9) +
  pipe('M120 0V86H258', '#3c4442', '#6b7572', 20) +
  pipe('M70 0V130H120V196', '#3c4442', '#6b7572', 20) +
  each(
    [
      [356, 86],
      [356, 116],
      [606, 86],
      [606, 116],
    ] as const,
    ([x, y], index) =>
      rect('#8f9a96', x - 8, y - 10, 16, 20, { rx: 2 }) + rect(index % 2 ? '#2f6ba0' : '#b4463a', x - 14, y - 18, 28, 6, { rx: 3 }),
  ) +
  // A pressure gauge.
  circle('#5d6664', 412, 64, 19) +
  circle('#fbfbf8', 412, 64, 15) +
  stroke('#2b302f', 2, 'M412 64L421 56') +
  stroke('#4c9a63', 3, 'M403 57A11 11 0 0 1 416 54') +
  rect('#8f9a96', 409, 80, 6, 8)

const heatPump = () =>
  ellipse('#1d2b2f', 200, 536, 124, 10, { opacity: 0.24 }) +
  rect('#1d2b2f', 96, 178, 220, 358, { opacity: 0.12, rx: 10 }) +
  rect(across('#ffffff', '#e5e8e5'), 88, 168, 220, 362, { rx: 10 }) +
  rect('#cfd5d1', 88, 372, 220, 2) +
  rect('#23302b', 148, 214, 100, 62, { rx: 6 }) +
  circle('#8fd0ae', 176, 245, 17) +
  circle('#23302b', 176, 245, 12) +
  stroke('#d7ece0', 3, 'M206 236H236M206 246H228M206 256H232', { 'stroke-linecap': 'round' }) +
  circle('#4c9a63', 198, 300, 5) +
  stroke(
    '#c3cac5',
    4,
    repeat(7, (slot) => d`M124 ${404 + slot * 15}H272`),
    { 'stroke-linecap': 'round' },
  ) +
  rect('#7f8783', 104, 528, 26, 10) +
  rect('#7f8783', 266, 528, 26, 10) +
  circle(glow('#8fd0ae'), 198, 245, 84, { opacity: 0.18 })

const tank = () =>
  ellipse('#1d2b2f', 704, 538, 96, 10, { opacity: 0.26 }) +
  shape(across('#f6f7f5', '#ffffff', '#cfd5d2'), 'M624 224Q624 200 650 200H756Q782 200 782 224V520Q782 534 764 534H642Q624 534 624 520Z') +
  rect('#b9c0bc', 624, 264, 158, 3) +
  rect('#b9c0bc', 624, 484, 158, 3) +
  rect('#f3f1e6', 660, 300, 86, 60, { rx: 3 }) +
  rect('#1c5040', 660, 300, 86, 14, { rx: 3 }) +
  stroke('#8b918d', 2, 'M670 326H732M670 336H716M670 346H724') +
  circle('#dfe3e0', 702, 432, 28) +
  circle('#8f9a96', 702, 432, 14) +
  rect('#7f8783', 644, 532, 20, 8) +
  rect('#7f8783', 742, 532, 20, 8)

const expansionVessel = () =>
  stroke('#8f9a96', 5, 'M540 216V228') +
  ellipse(down('#cf5a4d', '#a83b30'), 540, 266, 42, 42) +
  rect('#8f3027', 498, 264, 84, 4) +
  ellipse('#fff', 526, 246, 11, 8, { opacity: 0.3 })

/** Floor heating: one loop for each room, flow above and return below. */
const manifold = () =>
  rect('#1d2b2f', 396, 338, 176, 128, { opacity: 0.12, rx: 4 }) +
  rect('#f1f3f0', 388, 330, 176, 128, { rx: 4 }) +
  rect('#c9cfcb', 396, 338, 160, 112) +
  rect('#b4463a', 404, 356, 144, 10, { rx: 5 }) +
  rect('#2f6ba0', 404, 400, 144, 10, { rx: 5 }) +
  repeat(6, (loop) => {
    const x = 416 + loop * 23
    return (
      rect('#f7f8f6', x - 5, 344, 10, 14, { rx: 2 }) +
      stroke('#f2efe6', 5, d`M${x} 366V450M${x + 9} 410V450`) +
      rect('#8f9a96', x - 4, 394, 8, 8)
    )
  })

const shelf = () =>
  rect('#a9814f', 836, 236, 124, 10) +
  rect('#a9814f', 836, 356, 124, 10) +
  rect('#3c6f9c', 852, 196, 34, 40, { rx: 3 }) +
  rect('#f3f1e6', 852, 208, 34, 14) +
  rect('#d9a648', 896, 182, 26, 54, { rx: 3 }) +
  rect('#e9e5da', 930, 204, 30, 32) +
  rect('#7a8f86', 852, 308, 44, 48) +
  stroke('#fff', 2, 'M860 322h28M860 332h20', { opacity: 0.7 }) +
  shape('#b4463a', 'M914 300h30v56h-30ZM922 292h14v8h-14Z') +
  shape('#1d2b2f', 'M836 246h124v8H836ZM836 366h124v8H836Z', { opacity: 0.14 })

export const technicalRoom = () => room() + pipes() + heatPump() + manifold() + expansionVessel() + tank() + shelf()
