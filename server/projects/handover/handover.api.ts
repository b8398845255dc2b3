import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { bookOfProject, endHandoverBook, makeHandoverBook, zipsOfBook } from './handover.operations.ts'
import { handoverBook, type HandoverBook } from './handoverBook.entity.ts'
import { handoverZip } from './handoverZip.entity.ts'

export const graphql: GraphqlApi = {
  Mutation: { makeHandoverBook, endHandoverBook },
  entities: [handoverBook, handoverZip],
  types: {
    Project: { handoverBook: through(bookOfProject, { projectId: 'id' }) },
    HandoverBook: {
      zips: through(zipsOfBook, { projectId: 'projectId', bookId: 'id' }),
      contentHash: computed<HandoverBook>(({ contentHash }) => sql`encode(${contentHash}, 'hex')`),
      pdfHash: computed<HandoverBook>(({ pdf }) => sql`encode(${pdf.sha256}, 'hex')`),
    },
  },
}
