import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import type { PlanLines } from './lines.ts'
import { archiveText, planBook, planText } from './planFiles.ts'
import { planSheet } from './planSheet.operations.ts'

export const graphql: GraphqlApi = {
  Query: { planSheet },
  names: { PlanSheet: null, PlanSheetTask: null, PlanSheetDone: null },
}

const answer = `{ address
  tasks { building code part title description priority trade responsible cost startDate period interval endDate basis nextDate }
  done { title building day by cost comment } }`

export const rest: Route[] = [
  get('/api/private/maintenance-plans/estate-plans/:estateId/sheet', planSheet, {
    answer,
    files: {
      xlsx: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        write: (answer, language) => planBook(answer as unknown as PlanLines, language),
      },
      csv: { type: 'text/csv; charset=utf-8', write: (answer, language) => planText(answer as unknown as PlanLines, language) },
      archive: { type: 'text/csv; charset=utf-8', write: (answer, language) => archiveText(answer as unknown as PlanLines, language) },
    },
    refuses: ['unprocessableEntity'],
  }),
]
