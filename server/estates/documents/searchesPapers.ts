import { paperLikeness, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { excerptOf, papersSaying } from '#server/files/text/papersSaying.offer.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'

const saying = papersSaying(sql`w.papers`, {
  estateIds: sql`select id from mine`,
  such: (row) => sql`${row}.section <> 'project'`,
  most: raw(200),
})
const papers = sql`select ${record('paper', {
  record_id: sql`x.record_id`,
  title: sql`x.name`,
  place: sql`m.address_line1`,
  likeness: paperLikeness(sql`x.search`),
  text_id: sql`x.id`,
  paper_kind: sql`x.kind`,
  estate_id: sql`m.id`,
  building_id: sql`x.building_id`,
})} from wanted w cross join lateral ${saying} x join mine m on m.id = x.estate_id and m.may ? ('read ' || x.section)`

export const searchesPapers: Searchable = { records: [papers], excerpt: (textId) => excerptOf(textId, sql`wanted.papers`) }
