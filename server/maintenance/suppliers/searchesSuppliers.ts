import { readsOfMine, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const suppliers = sql`select ${record('supplier', {
  record_id: sql`s.id`,
  title: sql`s.name`,
  place: sql`m.address_line1`,
  beside: sql`concat_ws(' ', s.email, s.organization_number)`,
  estate_id: sql`m.id`,
})} from mine m join maintenance_supplier s on s.estate_id = m.id where ${readsOfMine('maintenance-participants')}`

export const searchesSuppliers: Searchable = { records: [suppliers], feature: 'maintenancePlan' }
