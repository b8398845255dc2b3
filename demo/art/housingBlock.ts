import { birch, summerLeaves } from './birch.ts'
import { casement, lamplight } from './casement.ts'
import { boards, bricks, eavesShadow } from './cladding.ts'
import { bench, shrubs } from './garden.ts'
import { across, down } from './gradients.ts'
import { castShadow, ground } from './land.ts'
import { circle, d, each, rect, repeat, shape, stroke } from './pen.ts'
import { seeded } from './random.ts'
import { cloud, sky } from './sky.ts'
import { spruce } from './spruce.ts'

const glass = down('#56747f', '#7694a0')
const floors = [214, 274, 334, 394]
const stairways = [292, 484, 676]

const surroundings = () => {
  const random = seeded(23)
  return (
    sky('#a3c8db', '#d6e5e6', '#f0f1e4') +
    cloud(90, 136, 140) +
    cloud(680, 96, 128) +
    shape('#7f9f84', 'M0 330Q160 262 330 300T700 290T960 300V480H0Z') +
    shape('#668b6c', 'M0 366Q200 320 420 346T960 340V482H0Z') +
    repeat(9, (index) =>
      spruce(20 + index * 18 + random.between(0, 8), 470, random.between(130, 190), { lit: '#4d7660', shaded: '#3a5b48' }),
    )
  )
}

const neighbour = () =>
  rect(across('#c2ae8c', '#d0bd9b'), 888, 254, 72, 226) +
  shape('#8d5a48', 'M880 256L936 214H960V256Z') +
  each([276, 330, 384], (y) => casement(912, y, 26, 32, { glass: '#7d929a' }))

const brickwork = () =>
  rect(across('#dac8a9', '#c6af8b'), 150, 196, 610, 280) +
  shape('#ae9570', 'M760 196L846 180V468L760 476Z') +
  bricks(seeded(8), [150, 204, 610, 244], 90, '#97794f') +
  eavesShadow([150, 198, 610, 9]) +
  shape('#1d2b2f', 'M760 198L846 182V190L760 207Z', { opacity: 0.18 }) +
  rect('#8f897c', 150, 452, 610, 24) +
  shape('#777164', 'M760 452L846 446V468L760 476Z')

const roof = () =>
  shape(down('#9a5946', '#874a3a'), 'M136 198L186 140H740L776 198Z') +
  shape('#74402f', 'M776 198L740 140L812 132L862 182Z') +
  stroke(
    '#fff',
    1.4,
    repeat(4, (row) => d`M${146 + row * 9.6} ${187 - row * 11.4}H${770 - row * 7.2}`),
    { opacity: 0.14 },
  ) +
  rect('#efe6d4', 136, 196, 640, 4) +
  each([250, 452, 654], (x) => rect(across('#ad6d55', '#955642'), x, 106, 30, 48) + rect('#7f4a3a', x - 4, 102, 38, 8))

const balcony = (x: number, y: number, flowers: boolean) =>
  casement(x, y, 50, 46, { glass, columns: 2 }) +
  rect('#1d2b2f', x - 12, y + 52, 74, 5, { opacity: 0.2 }) +
  rect('#56756f', x - 12, y + 22, 74, 26) +
  boards([x - 12, y + 24, 74, 22], 9, '#fff', 0.22) +
  rect('#efe9dc', x - 13, y + 20, 76, 4) +
  rect('#cfc4ad', x - 13, y + 47, 76, 5) +
  (flowers ? repeat(6, (pot) => circle(pot % 2 ? '#d4675c' : '#6f9a57', x - 6 + pot * 12, y + 19, 4.5)) : '')

const facade = () =>
  each(
    floors,
    (y, floor) =>
      // On the ground floor two of the columns are doors.
      each(floor === 3 ? [168, 236, 356, 548] : [168, 236, 356, 428, 548, 620], (x, column) =>
        casement(x, y + 4, 36, 36, {
          glass: (floor * 3 + column * 2) % 7 === 1 ? lamplight : glass,
          sill: '#8f7b5a',
          trimWidth: 1,
          curtains: (floor + column) % 3 === 0,
        }),
      ) +
      each(stairways, (x, column) => balcony(x, y, (floor + column) % 3 === 1)) +
      casement(788, y - floor * 1.4, 28, 36, { glass: '#536d77', columns: 1 }),
  ) +
  each(
    [428, 620],
    (x) =>
      rect('#efe9dc', x - 3, 400, 42, 76) +
      rect('#3d5b4f', x, 404, 36, 72) +
      rect('#a9c0b6', x + 6, 411, 24, 38) +
      rect('#e6cf9a', x + 30, 452, 3, 7) +
      rect('#1d2b2f', x - 3, 400, 42, 6, { opacity: 0.3 }) +
      rect('#6d675c', x - 16, 391, 68, 9),
  )

const courtyard = () =>
  ground(down('#9fb872', '#6f9358'), 472, 468, 474) +
  shape('#dccfb2', 'M0 522Q420 472 960 516V550Q420 508 0 562Z') +
  shape('#dccfb2', 'M430 476H462L482 512H418ZM622 476H654L688 516H614Z') +
  castShadow('#4d6a42', 140, 484, 780, 0.3) +
  shrubs(seeded(4), 170, 490, 190, ['#e7dfc8']) +
  shrubs(seeded(5), 484, 490, 104, []) +
  shrubs(seeded(6), 676, 492, 146, ['#e2b7ae']) +
  bench(668, 548, 74)

export const housingBlock = () => {
  const random = seeded(29)
  return (
    surroundings() +
    neighbour() +
    brickwork() +
    roof() +
    facade() +
    courtyard() +
    birch(random, 92, 536, 350, summerLeaves) +
    birch(random, 836, 520, 210, summerLeaves) +
    birch(random, 892, 546, 320, summerLeaves)
  )
}
