import { readsOfMine, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const buildings = sql`select ${record('building', {
  record_id: sql`b.id`,
  title: sql`b.name`,
  place: sql`m.address_line1`,
  beside: sql`concat_ws(' ', b.building_number, m.search_text)`,
  estate_id: sql`m.id`,
  building_id: sql`b.id`,
})} from mine m join building b on b.estate_id = m.id where ${readsOfMine('technical-information')}`

export const searchesBuildings: Searchable = { records: [buildings] }
