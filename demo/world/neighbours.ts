import type { DemoEstate } from './estate.ts'
import { conditionReport, electricalCheck, valueRate } from './reports/report.ts'

const townHouse: DemoEstate = {
  owners: ['ingrid'],
  isContact: true,
  identity: { municipalityNo: '5001', gnr: 910, bnr: 212 },
  ownershipKind: 'owned',
  houseType: 'rowHouse',
  addressLine1: 'Rosenhagen 58',
  addressLine2: '7013 Trondheim',
  builtYear: 1987,
  plotAreaM2: 186,
  scene: 'townHouses',
  home: 'house',
  area: 118,
  renewed: { roof: 7, windows: 3, bathroom: 5 },
  since: { years: 3, months: 11 },
  reports: [conditionReport({ years: 4, months: 2 }), valueRate({ months: 7 })],
}

const farm: DemoEstate = {
  owners: ['tore', 'berit'],
  identity: { municipalityNo: '3413', gnr: 931, bnr: 4 },
  ownershipKind: 'owned',
  houseType: 'detachedHouse',
  addressLine1: 'Låvegardsvegen 3',
  addressLine2: '2312 Ottestad',
  builtYear: 1896,
  plotAreaM2: 64_300,
  scene: 'farm',
  home: 'house',
  area: 242,
  renewed: { roof: 19, windows: 13, bathroom: 12 },
  since: { years: 2, months: 10 },
  reports: [electricalCheck({ years: 2, months: 6 }), valueRate({ years: 2, months: 11 }, 'Takst ved overtakelse')],
}

const owned: DemoEstate = {
  owners: ['amir'],
  isContact: true,
  identity: { municipalityNo: '0301', gnr: 913, bnr: 64, snr: 12 },
  ownershipKind: 'owned',
  houseType: 'apartment',
  addressLine1: 'Parkslippen 22',
  addressLine2: '0350 Oslo',
  builtYear: 1899,
  scene: 'apartmentBuilding',
  home: 'flat',
  area: 81,
  renewed: { roof: 15, windows: 18, bathroom: 6 },
  since: { years: 1, months: 11 },
  reports: [conditionReport({ years: 2 }, 'Tilstandsrapport ved kjøp')],
}

const newHouse: DemoEstate = {
  owners: ['multi'],
  isContact: true,
  identity: { municipalityNo: '4601', gnr: 942, bnr: 77 },
  ownershipKind: 'owned',
  houseType: 'detachedHouse',
  addressLine1: 'Utsiktsknausen 9',
  addressLine2: '5163 Laksevåg',
  builtYear: 2017,
  plotAreaM2: 620,
  scene: 'modernHouse',
  home: 'house',
  area: 164,
  renewed: { roof: 8, windows: 8, bathroom: 8 },
  since: { years: 3, months: 5 },
  reports: [electricalCheck({ years: 3, months: 4 }), conditionReport({ years: 1, months: 1 })],
}

/** Estates of others, which the owner and the guest never see. */
export const neighbours = { townHouse, farm, owned, newHouse }
