import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { bookOfProject, makeHandoverBook } from './handover.operations.ts'
import { handoverBook, type HandoverBook } from './handoverBook.entity.ts'

export const graphql: GraphqlApi = {
  Mutation: { makeHandoverBook },
  entities: [handoverBook],
  types: {
    Project: { handoverBook: through(bookOfProject, { projectId: 'id' }) },
    HandoverBook: {
      contentHash: computed<HandoverBook>(({ contentHash }) => sql`encode(${contentHash}, 'hex')`),
      pdfHash: computed<HandoverBook>(({ pdf }) => sql`encode(${pdf.sha256}, 'hex')`),
    },
  },
}
