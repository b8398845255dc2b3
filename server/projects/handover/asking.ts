import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { HandoverBook } from './handoverBook.entity.ts'

export const handoverQueue = 'handover-book'
const mostADay = 10

const closed = ofProject(
  'select from project_document_list l join project p on p.id = l.project_id where l.project_id = $1 and p.closed_at is not null',
)
const underWay = ofProject("select id from handover_book where project_id = $1 and state in ('waiting', 'making')")
const many = ofProject("select count(*)::int asked from handover_book where project_id = $1 and created_at > now() - interval '1 day'")
const ask = ofProject(`insert into handover_book (project_id, estate_id, language, asked_by_account_id) select $1, $2, $3, $4
  on conflict (project_id) where state in ('waiting', 'making') do nothing returning id`)

/** However many ask at once, one is made; of a project that goes on there is none. */
export async function askForBook(grant: ProjectGrant, language: Language, later: Leaves['later']) {
  if (!(await grant.query(closed)).length) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return beginBook(grant, language, later)
}

export async function beginBook(grant: ProjectGrant, language: Language, later: Leaves['later']) {
  const [going] = await grant.query<{ id: string }>(underWay)
  if (going) return new Written(HandoverBook, going.id, [], false)
  const [lately] = await grant.query<{ asked: number }>(many)
  if (lately!.asked >= mostADay) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  const [added] = await grant.query<{ id: string }>(ask, grant.estateId, language, grant.viewer.accountId)
  if (added) await later(handoverQueue, { id: added.id })
  const [begun] = await grant.query<{ id: string }>(underWay)
  return new Written(HandoverBook, begun!.id, [], true)
}

const end = ofProject("update handover_book set state = 'ended' where project_id = $1 and state in ('waiting', 'making') returning id")

/** One that is under way is given up; the project stays closed, and the book can be asked for again. */
export async function endBook(grant: ProjectGrant) {
  const [ended] = await grant.query<{ id: string }>(end)
  if (!ended) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return new Written(HandoverBook, ended.id, ['state'], false)
}
