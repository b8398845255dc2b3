import { checkPlanImportInput, importPlanInput } from '#schema/maintenance/planImport.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { accountWith } from '#server/accounts/people/accountNames.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, postFile, type Route } from '#server/kernel/rest.ts'
import type { PlanLines } from '../planSheet/lines.ts'
import { planBook, planText } from '../planSheet/planFiles.ts'
import { type PlanImport, planImport as importEntity } from './planImport.entity.ts'
import {
  importPlan,
  planImportCheck,
  planImports,
  planImportSheet,
  planTemplate,
  undoPlanImport,
  uploadPlanSheet,
} from './planImport.operations.ts'

export const graphql: GraphqlApi = {
  Query: { planTemplate, planImportSheet, planImportCheck, planImports },
  Mutation: { uploadPlanSheet, importPlan, undoPlanImport },
  entities: [importEntity],
  names: {
    PlanImportSheet: null,
    PlanImportSheetName: null,
    PlanImportColumn: null,
    PlanImportRow: null,
    PlanImportCheck: null,
    PlanImportFault: null,
    PlanImportValue: null,
    PlanImportLeft: null,
    PlanImportSkipped: null,
    PlanImportRepeat: null,
  },
  types: {
    PlanImport: {
      importedByName: computed<PlanImport>(({ accountId }) => accountWith(accountId)),
      undoUntil: computed<PlanImport>(({ createdAt }) => sql`(${createdAt} + interval '1 day')`),
      canUndo: computed<PlanImport>(({ createdAt, undoneAt }) => sql`(${undoneAt} is null and ${createdAt} > now() - interval '1 day')`),
    },
  },
}

const importFields = '{ importId: id fileName taskCount createdAt importedByName undoUntil canUndo undoneAt keptCount }'
const imports = '/api/private/maintenance-plans/estate-plans/:estateId/import'

export const rest: Route[] = [
  get(`${imports}/template`, planTemplate, {
    answer: `{ address
  tasks { building code part title description priority trade responsible cost startDate period interval endDate basis nextDate }
  done { title building day by cost comment } }`,
    files: {
      xlsx: {
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        write: (lines, language) => planBook(lines as unknown as PlanLines, language),
      },
      csv: { type: 'text/csv; charset=utf-8', write: async (lines, language) => planText(lines as unknown as PlanLines, language) },
    },
    refuses: ['unprocessableEntity'],
  }),
  postFile(`${imports}/sheet`, uploadPlanSheet, { answer: '{ id name type path size url }' }),
  get(`${imports}/sheet/:fileId`, planImportSheet, {
    answer: `{ fileName size sheets { name rowCount } sheet headerRow rowCount columns { letter title samples filled field guess unit } preview { row cells } }`,
    refuses: ['unprocessableEntity'],
  }),
  post(`${imports}/check`, planImportCheck, {
    answer: `{ rowCount emptyCount newCount repeatedCount timesCount repeats { period interval count } knownCount faultyCount
  newBuildings knownBuildings unknownResponsibles knownResponsibles faults { row letter title field fault found }
  unreadCount unread { field letter title found fault rowCount rows } left { letter title filled samples reason }
  skippedCount skipped { row kind text field } seen }`,
    takes: checkPlanImportInput.omit(['estateId']),
    refuses: ['unprocessableEntity'],
  }),
  get(imports, planImports, { answer: importFields, shape: 'page' }),
  post(imports, importPlan, { answer: importFields, status: 201, takes: importPlanInput.omit(['estateId']) }),
  del(`${imports}/:importId`, undoPlanImport, { answer: importFields, refuses: ['transition'] }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'plan_import', section: 'maintenance-plan' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { planImport: { section: 'maintenance-plan', from: sql`plan_import r`, name: sql`r.file_name` } },
]
