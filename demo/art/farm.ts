import { birch, summerLeaves } from './birch.ts'
import { casement, type CasementLook } from './casement.ts'
import { boards, eavesShadow, planks } from './cladding.ts'
import { across, down } from './gradients.ts'
import { castShadow, ground } from './land.ts'
import { d, each, ellipse, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { cloud, sky } from './sky.ts'
import { forest, spruce } from './spruce.ts'

const white = '#fbf8f0'
const red = '#a5453a'

const valley = () => {
  const random = seeded(61)
  return (
    sky('#8fbfdc', '#cfe3e6', '#f2f0df') +
    cloud(120, 118, 150) +
    cloud(600, 84, 180, 0.7) +
    shape('#9db3c2', 'M0 360V300L110 236L220 286L360 190L470 262L590 210L720 280L850 220L960 262V360Z') +
    shape('#879fb0', 'M360 190L470 262L480 340H380L390 250ZM590 210L720 280L700 340H610L614 270ZM110 236L220 286L230 340H130L134 280Z', {
      opacity: 0.5,
    }) +
    shape('#7ea083', 'M0 340Q180 276 400 318T960 300V420H0Z') +
    repeat(26, () =>
      spruce(random.between(0, 960), random.between(352, 372), random.between(34, 58), { lit: '#55806a', shaded: '#44705a' }),
    ) +
    ground('#a8bf78', 372, 362, 366) +
    // Strips of grain and of hay on the far side.
    shape('#d9c777', 'M0 392L250 372L420 376L120 416L0 420Z') +
    shape('#c3cb83', 'M640 372L960 378V402L760 394Z') +
    ground(down('#97b56b', '#6f9455'), 424, 410, 416)
  )
}

const barn = () =>
  rect(across('#ae4b3f', '#94392f'), 86, 300, 400, 160) +
  boards([86, 300, 400, 160], 40, '#5e1f19', 0.4) +
  eavesShadow([86, 300, 400, 12], 0.24) +
  shape(down('#6a6f70', '#4f5557'), 'M62 306L110 200H462L510 306Z') +
  stroke(
    '#fff',
    1.2,
    repeat(24, (seam) => d`M${122 + seam * 14.4} 201L${78 + seam * 18.2} 305`),
    { opacity: 0.12 },
  ) +
  rect(white, 62, 304, 448, 5) +
  // The ridge lantern that airs the hay.
  rect(red, 262, 166, 52, 36) +
  boards([262, 166, 52, 36], 9, '#4a1713', 0.5) +
  shape('#4f5557', 'M252 170L288 142L324 170Z') +
  rect('#8b867c', 86, 448, 400, 18)

const barnDoors = () =>
  shape('#8f9c66', 'M232 466L262 402H350L400 466Z') +
  rect(white, 252, 322, 108, 86) +
  rect(red, 257, 327, 98, 81) +
  boards([257, 327, 98, 81], 10, '#5e1f19', 0.4) +
  stroke(white, 4, 'M306 327V408M259 406L304 329M353 406L308 329') +
  each([112, 176, 400, 446], (x) => casement(x, 346, 26, 26, { trim: white, trimWidth: 4, glass: '#4c5f68' })) +
  each([112, 176, 420], (x) => casement(x, 412, 26, 24, { trim: white, trimWidth: 4, glass: '#4c5f68' }))

const farmhouse = () => {
  const pane: CasementLook = {
    trim: '#7fa0ab',
    sill: '#7fa0ab',
    trimWidth: 4,
    crossBars: [0.34],
    curtains: true,
    glass: down('#4f6b78', '#7c97a2'),
  }
  return (
    rect(across('#fffdf8', '#ebe5d8'), 600, 318, 268, 148) +
    planks([600, 318, 268, 138], 15, '#8d8468', 0.22) +
    eavesShadow([600, 320, 268, 9]) +
    shape(down('#b0604a', '#8f4a39'), 'M580 324L622 238H846L888 324Z') +
    stroke(
      '#fff',
      1.3,
      repeat(6, (row) => d`M${586 + row * 6.2} ${312 - row * 12.4}H${882 - row * 6.2}`),
      { opacity: 0.14 },
    ) +
    rect(white, 580, 322, 308, 4) +
    each([668, 786], (x) => rect(across('#9d988f', '#847f77'), x, 212, 26, 40) + rect('#6f6a63', x - 3, 208, 32, 6)) +
    each([624, 680, 760, 816], (x) => casement(x, 338, 32, 42, pane) + casement(x, 404, 32, 42, pane)) +
    casement(720, 340, 28, 38, pane) +
    rect('#dad3c3', 708, 396, 52, 70) +
    rect('#4f7580', 718, 404, 32, 62) +
    rect('#c2d3d3', 723, 409, 22, 18) +
    shape('#9a5140', 'M700 398L734 378L768 398Z') +
    rect('#938d83', 600, 456, 268, 12) +
    rect('#a39d92', 702, 464, 64, 8)
  )
}

const yard = () => {
  const random = seeded(71)
  const fencePost = (x: number) => d`M${x} 560v-34h6v34Z`
  return (
    shape('#d9cba9', 'M300 466Q470 480 730 472H770Q760 500 620 520Q470 540 430 600H240Q280 520 380 496Q300 486 236 468Z') +
    each(
      [
        [548, 486],
        [572, 494],
      ] as const,
      ([x, y]) => ellipse('#ebe8df', x, y, 15, 12) + ellipse('#d2cebf', x + 4, y + 2, 9, 8),
    ) +
    stroke('#b9a98a', 4, 'M640 536H960M640 550H960') +
    shape(
      '#a3937a',
      repeat(7, (post) => fencePost(648 + post * 48)),
    ) +
    repeat(60, () => {
      const [x, y] = [random.between(0, 960), random.between(520, 596)]
      return stroke('#5f8749', 1.6, d`M${x} ${y}l-3 -9M${x} ${y}v-11M${x} ${y}l3 -8`, { opacity: 0.5 })
    })
  )
}

export const farm = () =>
  valley() +
  castShadow('#4f6d3d', 76, 460, 480, 0.34) +
  castShadow('#4f6d3d', 590, 464, 330, 0.34) +
  barn() +
  barnDoors() +
  farmhouse() +
  yard() +
  spruce(40, 470, 170, forest) +
  birch(seeded(73), 542, 478, 270, summerLeaves) +
  birch(seeded(74), 934, 530, 280, summerLeaves)
