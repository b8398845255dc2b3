import { planks } from './cladding.ts'
import { across, down } from './gradients.ts'
import { d, each, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { cloud, sky } from './sky.ts'
import { forest, spruce } from './spruce.ts'

const eaves = 392
const zinc = '#8d989b'

/** One course of curved clay tiles; drawn from the eaves upwards, so that each lies over the one below. */
const course = (row: number) => {
  const random = seeded(100 + row)
  const [width, step] = [48, 44]
  const y = 92 + row * step
  const left = 118 - row * 10
  const shift = row % 2 === 0 ? 0 : width / 2
  return repeat(20, (index) => {
    const x = left + shift + index * width - 24
    const tone = ['#b5604a', '#ad5a45', '#bd6950', '#a65541'][Math.floor(random.between(0, 4))] ?? '#b5604a'
    return (
      shape(tone, d`M${x} ${y}h${width}v${step + 4}q${-width * 0.24} 10 ${-width * 0.5} 2t${-width * 0.5} 0Z`) +
      shape('#fff', d`M${x + 9} ${y + 4}q4 18 2 38h6q3 -20 -1 -38Z`, { opacity: 0.16 }) +
      shape('#3d1d15', d`M${x + width - 9} ${y}h9v${step + 4}q-5 4 -9 4Z`, { opacity: 0.26 })
    )
  })
}

const tiles = () =>
  shape('#8e4837', d`M104 84H960V${eaves}H34Z`) +
  repeat(7, (index) => course(6 - index)) +
  repeat(
    20,
    (index) =>
      shape('#9d4f3c', d`M${98 + index * 46} 96q3 -24 24 -24t24 24Z`) +
      shape('#fff', d`M${106 + index * 46} 92q4 -15 14 -16l3 2q-9 4 -11 14Z`, { opacity: 0.18 }),
  ) +
  shape(down('#7c8b8f', '#64747a'), 'M98 72H112L40 402H22Z')

const skylight = () =>
  shape('#3b4448', 'M640 176H788L804 310H632Z') +
  shape(down('#cfe3ee', '#7fa3b8'), 'M654 188H776L788 296H648Z') +
  shape('#fff', 'M664 188H706L676 296H648Z', { opacity: 0.22 }) +
  shape('#8d989b', 'M626 310H810L814 322H622Z')

const chimney = () => {
  const random = seeded(140)
  return (
    shape('#3d1d15', 'M330 240H404L452 262H344Z', { opacity: 0.3 }) +
    rect(across('#a8664f', '#8a4f3c'), 250, 20, 106, 212) +
    stroke(
      '#c9a08a',
      1.6,
      repeat(15, (row) => d`M250 ${34 + row * 14}H356`) +
        repeat(
          15,
          (row) =>
            d`M${262 + (row % 2) * 12} ${20 + row * 14}v14M${290 + (row % 2) * 12} ${20 + row * 14}v14M${318 + (row % 2) * 12} ${20 + row * 14}v14`,
        ),
      { opacity: 0.5 },
    ) +
    repeat(12, () =>
      rect('#6f3c2c', 252 + Math.floor(random.between(0, 4)) * 25, 21 + Math.floor(random.between(0, 14)) * 14, 22, 12, { opacity: 0.28 }),
    ) +
    rect('#6d7679', 240, 8, 126, 14) +
    rect('#586165', 272, 0, 62, 8) +
    // The flashing that keeps the joint tight.
    shape('#798488', 'M242 204H364L376 246H232Z') +
    shape('#929da0', 'M242 204H364L367 214H239Z')
  )
}

const snowGuard = () =>
  stroke('#454e52', 5, 'M84 336H960M82 350H960') +
  stroke(
    '#353d41',
    5,
    repeat(8, (bracket) => d`M${130 + bracket * 112} 362V328l-10 22`),
    { 'stroke-linejoin': 'round' },
  )

const gutter = () =>
  rect('#1d2b2f', 66, 424, 894, 44, { opacity: 0.22 }) +
  rect('#f4efe2', 58, 402, 902, 24) +
  rect('#dcd5c4', 58, 422, 902, 4) +
  shape(down('#b9c2c4', zinc, '#66727a'), 'M26 398H960V434H54Q28 434 26 398Z') +
  rect('#d5dcdd', 24, 394, 936, 6, { rx: 3 }) +
  stroke(
    '#5d6970',
    4,
    repeat(7, (hook) => d`M${190 + hook * 122} 392V432q-2 4 -8 4`),
  ) +
  stroke('#fff', 2, 'M60 408H960', { opacity: 0.35 })

const downpipe = () =>
  stroke('#1d2b2f', 30, 'M118 470Q124 488 150 504V600', { opacity: 0.18 }) +
  rect('#76828a', 84, 430, 44, 16, { rx: 2 }) +
  stroke('#7d898e', 28, 'M106 444V456Q106 478 122 488T138 520V600', { 'stroke-linejoin': 'round' }) +
  stroke('#b9c2c4', 7, 'M99 446V458Q100 480 116 491T131 522V600', { opacity: 0.8 }) +
  rect('#5d6970', 121, 546, 36, 9, { rx: 2 })

const wall = () =>
  rect(across('#dfe5df', '#f3f1e8'), 76, 424, 884, 176) +
  planks([76, 430, 884, 170], 8, '#6f7b74', 0.4) +
  rect('#cfd6cf', 76, 424, 26, 176) +
  rect('#fbf9f4', 560, 478, 190, 122) +
  rect(down('#4f6b78', '#7c97a2'), 574, 492, 162, 108) +
  shape('#fff', 'M574 600V492H704Z', { opacity: 0.12 }) +
  rect('#fbf9f4', 651, 492, 8, 108) +
  rect('#16242b', 574, 492, 162, 6, { opacity: 0.28 })

export const roofAndGutter = () =>
  sky('#8dbdd9', '#d8e6e4', '#eef0e4') +
  cloud(600, 66, 170) +
  cloud(40, 150, 100, 0.6) +
  each(
    [
      [30, 640, 320],
      [-20, 640, 430],
    ] as const,
    ([x, y, height]) => spruce(x, y, height, forest),
  ) +
  wall() +
  tiles() +
  skylight() +
  chimney() +
  snowGuard() +
  gutter() +
  downpipe()
