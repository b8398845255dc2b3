import { documentSearchInput } from '#schema/estates/documents.input.ts'
import { onDocuments } from '#server/access/onDocuments.ts'
import { query } from '#server/kernel/operation.ts'
import { isLeftOut, sql } from '#server/kernel/read/sql.ts'

export const documentSearch = query({
  name: 'documentSearch',
  input: documentSearchInput,
  mayBeOld: true,
  permission: onDocuments,
  rows({ scope, input }) {
    const isSearch = !isLeftOut(input.search)
    const words = isSearch ? sql`document_query(${input.search})` : sql`''::tsquery`
    const documents = scope
      .documents({ words })
      .matching(input.search, ({ search }) => sql`${search} @@ ${words}`)
      .matching(input.kind, ({ kind }, wanted) => sql`${kind} = ${wanted}`)
      .byHighest(({ search, createdAt }) =>
        isSearch
          ? [sql`case when coalesce(${input.order}, 'best') = 'best' then ts_rank(${search}, ${words}) else 0::float4 end`, createdAt]
          : [createdAt],
      )
    return isSearch || !isLeftOut(input.kind) ? documents : documents.counted(scope.count)
  },
})
