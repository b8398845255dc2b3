import { demoId } from './demoId.ts'
import { estates } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { Rows } from './tables.ts'

/** A yearly report that its author is still at. */
export function reportRows(past: Past, ids: Ids): Rows {
  const createdAt = past({ days: 4 }, '19:20')
  const author = ids.account(estates.house.owners[0]!)
  const year = createdAt.getUTCFullYear()
  return {
    maintenance_report: [
      {
        id: demoId('yearly report house', createdAt),
        estateId: ids.estate('house'),
        title: `Vedlikehold ${year}`,
        reportType: 'conditionReport',
        fromYear: year,
        toYear: year + 9,
        summary: 'Huset er i god stand. Taket og den fuktige kjelleren er det som haster.',
        condition: 'Vi har selv sett over huset i vår, uten å åpne konstruksjoner.',
        proposals: 'Legge nytt tak før vinteren\nFå dreneringen kontrollert',
        authorAccountId: author,
        version: 1,
        createdAt,
        updatedAt: createdAt,
      },
    ],
  }
}
