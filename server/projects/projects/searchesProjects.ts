import type { ProjectRight } from '#schema/access/projectRights.ts'
import { isForPart } from '#server/access/guards.ts'
import { orderColumns, seesOrder, seesPrices } from '#server/access/orderStanding.ts'
import { mayIn } from '#server/access/projectStanding.ts'
import { personWith } from '#server/accounts/people/accountNames.offer.ts'
import { paperLikeness, record, type Searchable } from '#server/accounts/search/searchable.offer.ts'
import { subcontractorNamed } from '#server/companies/subcontractors/subcontractorNamed.offer.ts'
import { estateNamed, wordsOfEstate } from '#server/estates/estates/estateNamed.offer.ts'
import { papersSaying } from '#server/files/text/papersSaying.offer.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { sentTo } from '../orders/asSent.ts'

/** Of `seen`, what they are to whoever asks. */
const row = { id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id`, closedAt: sql`p.closed_at` }
const may = (right: ProjectRight) => mayIn(right, row, { projectStanding: sql`p.standing` })
const from = { standing: sql`p.standing`, runBy: sql`p.company_id` }
const inProject = { place: sql`p.name`, estate_id: sql`p.estate_id`, project_id: sql`p.id` }

const projects = sql`select ${record('project', {
  record_id: sql`p.id`,
  title: sql`p.name`,
  place: estateNamed(sql`p.estate_id`),
  beside: sql`concat_ws(' ', p.project_number, p.customer_name, ${wordsOfEstate(sql`p.estate_id`)})`,
  estate_id: sql`p.estate_id`,
  project_id: sql`p.id`,
})} from seen p where ${may('read project')}`

const participants = sql`select ${record('participant', {
  ...inProject,
  record_id: sql`p.id`,
  title: sql`coalesce(${subcontractorNamed(sql`t.subcontractor_id`)}, ${personWith(sql`t.account_id`)})`,
})} from seen p join project_participant t on t.project_id = p.id where ${may('read project')}`

const saying = papersSaying(sql`w.papers`, {
  estateIds: sql`select estate_id from seen`,
  such: (each) => sql`${each}.section = 'project'`,
  most: raw(200),
})
const papers = sql`select ${record('paper', {
  ...inProject,
  record_id: sql`d.id`,
  title: sql`x.name`,
  likeness: paperLikeness(sql`x.search`),
  text_id: sql`x.id`,
  paper_kind: sql`x.kind`,
  list: sql`d.list`,
})} from wanted w cross join lateral ${saying} x
  join project_document d on d.file_id = x.file_id join seen p on p.id = d.project_id where ${may('read documents')}`

const shown = (column: string) => raw(sentTo('p.standing', column))
const orders = sql`select ${record('order', {
  ...inProject,
  record_id: sql`o.id`,
  title: shown('title'),
  beside: sql`concat_ws(' ', o.number, p.name)`,
  number: sql`o.number`,
  ore: sql`case when ${seesPrices(from, orderColumns)} then nullif(${shown('net_ore')} + ${shown('vat_ore')}, 0) end`,
})} from seen p join project_order o on o.estate_id = p.estate_id and o.project_id = p.id and ${seesOrder(from, orderColumns)} where ${may('read orders')}`

const feature = 'projectManagement'
export const searchesProjects: Searchable = { records: [projects, participants, papers], feature, holds: isForPart('projects') }
export const searchesOrders: Searchable = { records: [orders], feature, holds: isForPart('orders') }
