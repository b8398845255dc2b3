import { casement, lamplight } from './casement.ts'
import { boards } from './cladding.ts'
import { down } from './gradients.ts'
import { gleam } from './land.ts'
import { d, each, rect, repeat, shape } from './pen.ts'
import { seeded } from './random.ts'
import { cloud, sky } from './sky.ts'

type House = { x: number; width: number; height: number; colour: string; trim?: string; roof: 'gable' | 'mansard' }

const quay = 430
const cream = '#fbf6ec'
const glass = '#506872'

const row: House[] = [
  { x: 20, width: 132, height: 236, colour: '#a8483a', roof: 'gable' },
  { x: 152, width: 118, height: 268, colour: '#d9a648', roof: 'gable' },
  { x: 270, width: 140, height: 226, colour: '#eee4d0', trim: '#4f6b74', roof: 'mansard' },
  { x: 410, width: 112, height: 282, colour: '#8b4a3e', roof: 'gable' },
  { x: 522, width: 136, height: 240, colour: '#5f7f72', roof: 'gable' },
  { x: 658, width: 120, height: 262, colour: '#cf8546', roof: 'gable' },
  { x: 778, width: 162, height: 232, colour: '#7f93a2', roof: 'mansard' },
]

const gableRoof = ({ x, width, colour, trim = cream }: House, eaves: number) => {
  const middle = x + width / 2
  const apex = eaves - width * 0.48
  return (
    shape(colour, d`M${x} ${eaves + 1}L${middle} ${apex}L${x + width} ${eaves + 1}Z`) +
    boards([x + width * 0.3, eaves - width * 0.2, width * 0.4, width * 0.2], 7, '#000', 0.1) +
    shape('#1d2b2f', d`M${x} ${eaves}L${middle} ${apex}L${x + width} ${eaves}V${eaves + 10}L${middle} ${apex + 20}L${x} ${eaves + 10}Z`, {
      opacity: 0.16,
    }) +
    shape(
      '#3d3a3a',
      d`M${x - 7} ${eaves + 3}L${middle} ${apex - 8}L${x + width + 7} ${eaves + 3}L${x + width + 2} ${eaves + 10}L${middle} ${apex + 7}L${x - 2} ${eaves + 10}Z`,
    ) +
    casement(middle - 13, eaves - width * 0.24, 26, 28, { trim, trimWidth: 3, glass: '#5b7078' })
  )
}

const mansardRoof = ({ x, width, colour, trim = cream }: House, eaves: number) =>
  shape(down('#565050', '#423c3c'), d`M${x - 5} ${eaves + 2}L${x + 13} ${eaves - 44}H${x + width - 13}L${x + width + 5} ${eaves + 2}Z`) +
  rect(cream, x - 5, eaves, width + 10, 4) +
  each([0.3, 0.7], (share) => {
    const middle = x + width * share
    return (
      shape(colour, d`M${middle - 16} ${eaves - 3}V${eaves - 26}L${middle} ${eaves - 40}L${middle + 16} ${eaves - 26}V${eaves - 3}Z`) +
      shape(
        '#332e2e',
        d`M${middle - 20} ${eaves - 24}L${middle} ${eaves - 44}L${middle + 20} ${eaves - 24}L${middle + 16} ${eaves - 22}L${middle} ${eaves - 38}L${middle - 16} ${eaves - 22}Z`,
      ) +
      casement(middle - 8, eaves - 26, 16, 19, { trim, trimWidth: 2, glass: '#5b7078' })
    )
  })

const windows = ({ x, width, height, trim = cream }: House, eaves: number) => {
  const columns = width > 125 ? 3 : 2
  const gap = (width - columns * 26) / (columns + 1)
  const floors = Math.floor((height - 66) / 52)
  return repeat(floors, (floor) =>
    repeat(columns, (column) =>
      casement(x + gap + column * (26 + gap), eaves + 20 + floor * 52, 26, 34, {
        trim,
        trimWidth: 3,
        sill: trim,
        crossBars: [0.34],
        glass: (floor * 5 + column * 3 + x) % 7 < 2 ? lamplight : glass,
        curtains: (floor + column + x) % 3 === 0,
      }),
    ),
  )
}

const house = (home: House) => {
  const { x, width, height, colour, roof, trim = cream } = home
  const eaves = quay - height
  const door = x + width / 2
  return (
    rect(colour, x, eaves, width, height) +
    boards([x, eaves, width, height], Math.round(width / 8), '#000', 0.14) +
    rect('#1d2b2f', x, eaves, width, 9, { opacity: 0.16 }) +
    rect('#fff', x, eaves, 3, height, { opacity: 0.18 }) +
    rect('#000', x + width - 8, eaves, 8, height, { opacity: 0.13 }) +
    (roof === 'gable' ? gableRoof(home, eaves) : mansardRoof(home, eaves)) +
    windows(home, eaves) +
    rect(trim, door - 17, quay - 54, 34, 54) +
    rect('#2f3b3a', door - 13, quay - 50, 26, 50) +
    rect('#c9b98f', door - 9, quay - 46, 18, 16)
  )
}

const river = () => {
  const random = seeded(17)
  return (
    rect(down('#5d7d8c', '#2f4c5b'), 0, 440, 960, 160) +
    each(row, ({ x, width, height, colour }) => rect(colour, x, 440, width, height * 0.5, { opacity: 0.34 })) +
    rect(down('#5d7d8c', '#2f4c5b'), 0, 440, 960, 160, { opacity: 0.25 }) +
    repeat(25, (post) => rect('#3c3229', 6 + post * 39.5, 440, 7, random.between(28, 44))) +
    gleam(random, '#dfe6e2', 26, { x: 0, y: 462, width: 960, height: 132 }) +
    gleam(random, '#ffd98f', 12, { x: 0, y: 470, width: 960, height: 110 }) +
    rect('#5b4d40', 0, 428, 960, 6) +
    rect('#43392f', 0, 434, 960, 8)
  )
}

const boat = (x: number, y: number) =>
  rect('#1c3340', x - 6, y + 26, 122, 5, { opacity: 0.35, rx: 2 }) +
  rect('#fbf8f0', x + 36, y - 22, 40, 23) +
  shape('#48606a', d`M${x + 42} ${y - 17}h12v10h-12ZM${x + 58} ${y - 17}h12v10h-12Z`) +
  rect('#a8483a', x + 32, y - 26, 48, 5) +
  shape('#f3ede0', d`M${x} ${y}h110q-8 26 -30 28h-58q-18 -4 -22 -28Z`) +
  shape('#a8483a', d`M${x} ${y}h110l-2 8h-106Z`)

export const townHouses = () =>
  sky('#6f93b5', '#b6c5ce', '#f2d3b6') +
  cloud(70, 116, 120, 0.4) +
  cloud(770, 76, 150, 0.4) +
  shape('#7b9aa2', 'M0 280Q200 190 420 236T960 210V440H0Z') +
  shape('#5f8180', 'M0 330Q260 260 520 300T960 272V440H0Z') +
  each(row, house) +
  river() +
  boat(604, 522)
