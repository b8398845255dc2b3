import type { DemoEstate } from './estate.ts'
import { neighbours } from './neighbours.ts'
import { cabinReports } from './reports/cabin.ts'
import { flatReports } from './reports/flat.ts'
import { houseReports } from './reports/house.ts'

const house: DemoEstate = {
  owners: ['owner'],
  isContact: true,
  identity: { municipalityNo: '0301', gnr: 207, bnr: 80 },
  ownershipKind: 'owned',
  houseType: 'detachedHouse',
  addressLine1: 'Solveien 14',
  addressLine2: '1170 Oslo',
  builtYear: 1908,
  plotAreaM2: 1042,
  scene: 'villa',
  home: 'house',
  area: 214,
  renewed: { roof: 12, windows: 4, bathroom: 21 },
  since: { years: 6, months: 2 },
  reports: houseReports,
}

const flat: DemoEstate = {
  owners: ['owner'],
  isContact: true,
  identity: { organizationNumber: '319400559', shareNumber: '31' },
  ownershipKind: 'housingAssociation',
  houseType: 'apartment',
  addressLine1: 'Brageveien 3',
  addressLine2: '0665 Oslo',
  builtYear: 1954,
  scene: 'housingBlock',
  home: 'flat',
  area: 68,
  renewed: { roof: 8, windows: 11, bathroom: 9 },
  since: { years: 4, months: 7 },
  reports: flatReports,
}

const cabin: DemoEstate = {
  owners: ['owner'],
  part: [1, 2],
  isContact: true,
  identity: { municipalityNo: '3435', gnr: 42, bnr: 118 },
  ownershipKind: 'owned',
  houseType: 'cabin',
  addressLine1: 'Skareliveien 7',
  addressLine2: '2640 Vinstra',
  builtYear: 1961,
  plotAreaM2: 1180.5,
  scene: 'cabin',
  home: 'cabin',
  area: 92,
  renewed: { roof: 2, windows: 16, bathroom: 10 },
  since: { years: 5, months: 3 },
  reports: cabinReports,
}

export const estates = { house, flat, cabin, ...neighbours }
export type EstateKey = keyof typeof estates
export const estateKeys = Object.keys(estates) as EstateKey[]
