import { readsOfMine, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { buildingNamed } from '#server/estates/buildings/buildingNamed.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const building = buildingNamed(sql`t.building_id`)
const tasks = sql`select ${record('task', {
  record_id: sql`t.id`,
  title: sql`t.title`,
  place: sql`concat_ws(', ', m.address_line1, ${building})`,
  beside: sql`concat_ws(' ', ${building}, m.search_text)`,
  estate_id: sql`m.id`,
  building_id: sql`t.building_id`,
  area_id: sql`t.area_id`,
})} from mine m join maintenance_task t on t.estate_id = m.id and t.archived_at is null
  where ${readsOfMine('maintenance-plan')}`

export const searchesTasks: Searchable = { records: [tasks], feature: 'maintenancePlan' }
