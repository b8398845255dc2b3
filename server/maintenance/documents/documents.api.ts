import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, postFile, put, type Route } from '#server/kernel/rest.ts'
import {
  deletePlanDocument,
  documentsOfArea,
  planDocuments,
  renamePlanDocument,
  savePlanDocument,
  uploadPlanDocument,
} from './documents.operations.ts'
import { planDocument } from './planDocument.entity.ts'

export const graphql: GraphqlApi = {
  Query: { planDocuments },
  Mutation: { savePlanDocument, uploadPlanDocument, renamePlanDocument, deletePlanDocument },
  entities: [planDocument],
  types: { MaintenanceArea: { documents: through(documentsOfArea, { estateId: 'estateId', areaId: 'id' }) } },
}

const file = '{ id name type path size url }'
const answer = `{ id areaId customName file ${file} version createdAt }`
const plan = '/api/private/maintenance-plans/file/estates/:estateId'

export const rest: Route[] = [`${plan}/areas/:areaId/documents`, `${plan}/documents`].flatMap((path) => [
  postFile(path, uploadPlanDocument, { answer: file }),
  put(path, renamePlanDocument, { answer }),
  del(path, deletePlanDocument),
])

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'plan_document', section: 'maintenance-plan' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { planDocument: { section: 'maintenance-plan', from: sql`plan_document r`, name: sql`r.custom_name` } },
]
