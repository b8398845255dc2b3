import { record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const estates = sql`select ${record('estate', {
  record_id: sql`m.id`,
  title: sql`m.address_line1`,
  place: sql`m.address_line2`,
  beside: sql`m.search_text`,
  estate_id: sql`m.id`,
})} from mine m`

export const searchesEstates: Searchable = { records: [estates] }
