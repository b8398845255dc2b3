import { casement, type CasementLook } from './casement.ts'
import { boards, planks } from './cladding.ts'
import { across, down, glow } from './gradients.ts'
import { ground } from './land.ts'
import { circle, d, each, ellipse, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { orb, sky, stars } from './sky.ts'
import { spruce, winterForest } from './spruce.ts'

const warm: CasementLook = { glass: down('#ffe09a', '#ffc766'), frame: '#f0e3c8', bar: 4, crossBars: [0.5], trim: '#7b2f25' }
const snow = '#f6f8fc'

const mountainNight = () => {
  const random = seeded(5)
  return (
    sky('#293f60', '#5c7197', '#c3a9b4', '#e9b9a0') +
    stars(random, 54, 230) +
    orb('#f8ecd8', 256, 96, 25, 3.2) +
    shape(down('#dbe3ef', '#9fb0cb'), 'M0 420V350L130 214L196 270L330 128L430 246L500 194L610 300L720 170L840 286L960 216V420Z') +
    shape(
      '#8397b8',
      'M330 128L350 210L322 262L380 390H540L430 246ZM720 170L742 246L716 300L790 390H930L840 286ZM130 214L150 276L120 330L190 390L280 330L196 270ZM500 194L516 260L500 320L640 390L610 300Z',
      { opacity: 0.7 },
    ) +
    shape('#b9c6dc', 'M0 392Q180 330 380 372T760 360T960 372V470H0Z') +
    repeat(16, (index) =>
      spruce(8 + index * 24 + random.between(0, 10), random.between(430, 446), random.between(70, 140), {
        lit: '#4a6075',
        shaded: '#36495c',
      }),
    ) +
    repeat(9, (index) =>
      spruce(728 + index * 29 + random.between(0, 10), random.between(434, 448), random.between(90, 160), {
        lit: '#43586c',
        shaded: '#314355',
      }),
    ) +
    ground(down('#eef2f9', '#c9d5e6'), 424, 410, 414) +
    ground('#fff', 520, 498, 490, 0.6)
  )
}

const corner = (x: number) => repeat(9, (course) => ellipse('#2a2019', x, 339 + course * 18.2, 6, 8))

const longSide = () =>
  rect(across('#4d3c32', '#372a20'), 270, 330, 300, 164) +
  planks([270, 330, 300, 164], 9, '#000', 0.34) +
  planks([270, 332, 300, 164], 9, '#93755c', 0.24) +
  rect('#120c08', 270, 330, 294, 14, { opacity: 0.35 }) +
  corner(270)

const turfRoof = () =>
  shape('#2c2018', 'M228 346L238 330H572L562 346Z') +
  shape('#66733f', 'M232 338L262 292H600L564 338Z') +
  shape('#7f8c50', `M240 326${repeat(20, (tuft) => d`q${8 + (tuft % 3)} ${-9 - (tuft % 2) * 2} 16 0`)}l18 -34H262Z`) +
  shape(
    snow,
    'M248 322Q244 312 262 284L298 220Q304 210 318 210H664L590 318Q580 330 566 322Q548 312 530 320Q508 330 486 318Q462 308 440 320Q416 330 392 318Q368 308 346 320Q318 332 292 320Q268 314 248 322Z',
  ) +
  shape(
    '#c8d4e6',
    'M248 322Q268 314 292 320Q318 332 346 320Q368 308 392 318Q416 330 440 320Q462 308 486 318Q508 330 530 320Q548 312 566 322Q580 330 590 318L594 312Q578 318 566 311Q548 302 530 309Q508 319 486 307Q462 298 440 309Q416 319 392 307Q368 298 346 309Q318 320 292 309Q268 303 250 311Z',
  )

const gable = () =>
  shape('#3b2d23', 'M570 334L660 226L750 334V494H570Z') +
  planks([570, 330, 180, 164], 9, '#000', 0.34) +
  planks([604, 294, 112, 36], 2, '#000', 0.34) +
  stroke('#000', 1.4, 'M586 330H734M634 276H686', { opacity: 0.34 }) +
  corner(570) +
  corner(750) +
  shape('#0d0805', 'M660 228L758 340L750 348L660 246L570 348L562 340Z', { opacity: 0.4 }) +
  shape('#2c2018', 'M660 208L788 350L772 356L660 232L548 356L534 350Z') +
  shape(snow, 'M660 196Q666 196 670 201L796 342Q798 350 786 350L660 214L536 350Q524 350 526 342L650 201Q654 196 660 196Z')

const chimney = () =>
  stroke('#e6e9f1', 10, 'M414 166q-14 -22 4 -40q18 -22 2 -50', { 'stroke-linecap': 'round', opacity: 0.32 }) +
  rect(across('#98928c', '#77716b'), 396, 176, 38, 56) +
  stroke('#5e5953', 1.4, 'M396 192h38M396 208h38M410 176v16M422 192v16M408 208v14', { opacity: 0.6 }) +
  rect(snow, 390, 167, 50, 12, { rx: 5 }) +
  shape(snow, 'M390 236q24 -14 50 0Z')

const doorAndWindows = () =>
  each([316, 474], (x) => casement(x, 374, 58, 56, warm)) +
  casement(630, 368, 58, 60, warm) +
  casement(646, 286, 28, 28, { ...warm, crossBars: [] }) +
  rect('#5c2119', 392, 360, 66, 134) +
  rect('#7f3226', 398, 366, 54, 128) +
  boards([398, 366, 54, 128], 4, '#000', 0.3) +
  rect('#ffd27a', 408, 378, 34, 26) +
  rect('#5c2119', 424, 378, 3, 26) +
  circle('#e8d8b8', 444, 436, 3) +
  each([345, 503, 659], (x) => circle(glow('#ffcf7d'), x, 402, 92, { opacity: 0.26 }))

const doorstep = () =>
  rect('#eef2f9', 244, 488, 530, 14, { rx: 7 }) +
  shape('#dfe7f2', 'M396 494H456L488 524H372Z') +
  each(
    [
      [318, 372],
      [476, 530],
      [632, 690],
    ] as const,
    ([left, right], index) =>
      shape('#ffdf9e', d`M${left} 502H${right}L${right + 30 + index * 30} 546H${left - 44 + index * 40}Z`, { opacity: 0.34 }),
  )

const skis = () =>
  stroke('#a23b2f', 5, 'M790 502L800 386Q801 380 805 378M812 502L812 386Q812 380 816 377', {
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) +
  stroke('#d9c7a6', 2.6, 'M826 502L846 396M838 504L858 398', { 'stroke-linecap': 'round' }) +
  stroke('#3b2d23', 2.6, 'M822 490h10M834 492h10')

export const cabin = () =>
  mountainNight() +
  shape('#8ea3c6', 'M200 500Q480 474 822 500L886 526Q500 506 170 524Z', { opacity: 0.5 }) +
  longSide() +
  turfRoof() +
  gable() +
  chimney() +
  doorAndWindows() +
  doorstep() +
  skis() +
  spruce(116, 540, 260, { ...winterForest, snow: '#eef3fa' }) +
  spruce(196, 524, 150, { ...winterForest, snow: '#eef3fa' }) +
  spruce(906, 536, 220, { ...winterForest, snow: '#eef3fa' })
