import { decidePaperInput } from '#schema/projects/owedPapers.input.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, put, type Route } from '#server/kernel/rest.ts'
import { decidedPaper } from './decidedPaper.entity.ts'
import { decidePaper, documentMeter } from './owedPapers.operations.ts'

export const graphql: GraphqlApi = {
  Query: { documentMeter },
  Mutation: { decidePaper },
  entities: [decidedPaper],
  names: { DocumentMeter: null, OwedPaper: null, CoveringDocument: null },
}

export const meterAnswer = `{ projectId receivedCount neededCount papers { code name group owedBy basis condition state reason isLate participantId
  participantName documents { id customName } request { id name email neededBy expiresAt createdAt } } }`
const place = '/api/private/project/:projectId/documentation'

export const rest: Route[] = [
  get(place, documentMeter, { answer: meterAnswer }),
  put(place, decidePaper, {
    answer: meterAnswer,
    takes: decidePaperInput.omit(['projectId']),
    refuses: ['projectCompleted', 'entityAlreadyExists'],
  }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'project_paper_decision', section: 'estate' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { owedPaper: { section: 'projects', from: sql`project_document r`, name: sql`r.custom_name` } },
]
