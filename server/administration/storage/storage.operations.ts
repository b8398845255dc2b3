import { storageUseInput } from '#schema/administration/storage.input.ts'
import { asSystemAdmin } from '#server/access/asSystemAdmin.ts'
import { query } from '#server/kernel/operation.ts'
import { containing } from '#server/kernel/read/search.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { nameOf } from './holder.ts'
import { Storage } from './storage.entity.ts'

export const storageUse = query({
  name: 'storageUse',
  input: storageUseInput,
  mayBeOld: true,
  permission: asSystemAdmin,
  rows: ({ scope, input }) =>
    scope
      .rows(Storage)
      .where(({ bytes }) => sql`${bytes} > 0`)
      .matching(input.search, (holder, search) => containing(sql`folded(${nameOf(holder)})`, search))
      .byHighest(({ bytes }) => [bytes]),
})
