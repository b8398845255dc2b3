import { conditionReport, damageReport, type DemoReport, electricalCheck, heatPumpService, otherReport, valueRate } from './report.ts'

/** Fourteen years in one house: more than a page of papers. */
export const houseReports: readonly DemoReport[] = [
  valueRate({ years: 14, months: 6 }, 'Verditakst ved kjøp'),
  conditionReport({ years: 14, months: 5 }, 'Tilstandsrapport ved kjøp'),
  electricalCheck({ years: 10, months: 2 }),
  damageReport({ years: 8, months: 9 }, 'Vannskade på badet'),
  otherReport('waterHeaterReceipt', { years: 8, months: 1 }, 'Ny varmtvannstank', 'Kvittering varmtvannstank {year}.pdf'),
  conditionReport({ years: 7, months: 3 }),
  ...[6, 5].map((years) => heatPumpService({ years, months: 1 })),
  otherReport('paintingReceipt', { years: 5, months: 4 }, 'Maling av fasaden', 'Kvittering maling {year}.pdf'),
  electricalCheck({ years: 5, months: 2 }),
  heatPumpService({ years: 4, months: 1 }),
  {
    ...otherReport('windowsReceipt', { years: 4, months: 3 }, 'Nye vinduer, med garanti', 'Kvittering vinduer {year}.pdf'),
    renamed: { years: 3, days: 40 },
  },
  valueRate({ years: 3, months: 8 }, 'Verditakst til refinansiering'),
  {
    reportType: 'otherReport',
    name: 'Plantegning, 1. etasje',
    file: 'Plantegning 1. etasje.jpg',
    content: { scene: 'floorPlan' },
    made: { years: 3, months: 7 },
    isUndated: true,
  },
  ...[3, 2].map((years) => heatPumpService({ years, months: 1 })),
  {
    reportType: 'otherReport',
    name: 'Bilde av teknisk rom',
    file: 'Teknisk rom.jpg',
    content: { scene: 'technicalRoom' },
    made: { years: 2 },
    isUndated: true,
  },
  { ...conditionReport({ years: 1, months: 6 }), renamed: { years: 1, months: 5 } },
  heatPumpService({ years: 1, months: 1 }),
  damageReport({ months: 8 }, 'Fukt bak dusjen'),
  valueRate({ months: 5 }),
  electricalCheck({ months: 2, days: 6 }),
  heatPumpService({ days: 33 }),
]
