import type { Forgets } from '#server/access/caretaker.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { get, post, type Route } from '#server/kernel/rest.ts'
import { type Deletion, deletion } from './deletion.entity.ts'
import {
  companyDeletions,
  endCompanyDeletions,
  endEstateDeletions,
  endProjectDeletions,
  estateDeletions,
  projectDeletions,
  restoreCompanyDeletions,
  restoreEstateDeletions,
  restoreProjectDeletions,
} from './deletions.operations.ts'
import { endsOldDeletions } from './endingOld.ts'
import { nameOfDeleter, timeKept } from './restorable.ts'

export const graphql: GraphqlApi = {
  Query: { estateDeletions, projectDeletions, companyDeletions },
  Mutation: {
    restoreEstateDeletions,
    restoreProjectDeletions,
    restoreCompanyDeletions,
    endEstateDeletions,
    endProjectDeletions,
    endCompanyDeletions,
  },
  entities: [deletion],
  names: { ManyDone: null, LeftRecord: null },
  types: {
    Deletion: {
      deletedByName: computed<Deletion>(nameOfDeleter),
      restorableUntil: computed<Deletion>(({ deletedAt }) => sql`${deletedAt} + ${timeKept}`),
      size: computed<Deletion>(({ byteCount }) => sql`${byteCount}::float8`),
    },
  },
}

const answer = '{ id kind recordId name deletedByName deletedAt restorableUntil pictureCount paperCount size }'
const outcome = { answer: '{ done left { id name reason } }' }
const listed = { answer, query: { searchValue: 'search' } }

export const rest: Route[] = [
  get('/api/private/estate/:estateId/deleted', estateDeletions, listed),
  post('/api/private/estate/:estateId/deleted/restore', restoreEstateDeletions, outcome),
  post('/api/private/estate/:estateId/deleted/end', endEstateDeletions, outcome),
  get('/api/private/project/:projectId/deleted', projectDeletions, listed),
  post('/api/private/project/:projectId/deleted/restore', restoreProjectDeletions, outcome),
  post('/api/private/project/:projectId/deleted/end', endProjectDeletions, outcome),
  get('/api/private/company/deleted', companyDeletions, listed),
  post('/api/private/company/deleted/restore', restoreCompanyDeletions, outcome),
  post('/api/private/company/deleted/end', endCompanyDeletions, outcome),
]

export const forgets: readonly Forgets[] = [endsOldDeletions]

export const copies: readonly Copies[] = [{ notCopied: ['deletion'] }]
