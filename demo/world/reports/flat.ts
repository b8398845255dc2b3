import { conditionReport, type DemoReport, electricalCheck, otherReport, valueRate } from './report.ts'

export const flatReports: readonly DemoReport[] = [
  valueRate({ years: 4, months: 9 }, 'Verditakst ved kjøp'),
  conditionReport({ years: 4, months: 9 }, 'Tilstandsrapport ved kjøp'),
  otherReport('waterHeaterReceipt', { years: 3, months: 2 }, 'Ny varmtvannsbereder', 'Kvittering bereder {year}.pdf'),
  electricalCheck({ years: 2, months: 4 }),
  valueRate({ months: 11 }),
]
