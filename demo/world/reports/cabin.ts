import { conditionReport, damageReport, type DemoReport, electricalCheck, otherReport, valueRate } from './report.ts'

/** The guest, who may edit here, has filed some of them. */
export const cabinReports: readonly DemoReport[] = [
  valueRate({ years: 9, months: 10 }, 'Verditakst ved arv'),
  conditionReport({ years: 6, months: 8 }),
  electricalCheck({ years: 4, months: 10 }),
  damageReport({ years: 2, months: 9 }, 'Stormskade på taket'),
  { ...otherReport('paintingReceipt', { years: 1, months: 3 }, 'Beising utvendig', 'Kvittering beis {year}.pdf'), filedBy: 'guest' },
  { ...conditionReport({ months: 9 }), filedBy: 'guest' },
  {
    reportType: 'otherReport',
    name: 'Taket etter utbedring',
    file: 'Tak og renne.jpg',
    content: { scene: 'roofAndGutter' },
    made: { months: 8 },
    isUndated: true,
    filedBy: 'guest',
  },
]
