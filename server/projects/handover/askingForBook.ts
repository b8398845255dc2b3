import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { type Leaves, Written } from '#server/kernel/operation.ts'
import { isWithin } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { HandoverBook } from './handoverBook.entity.ts'

export const handoverQueue = 'handover-book'
const mostADay = 10
/** A book that is not there yet. */
export const underWay = { state: ['waiting', 'making'] } as const

const closed = ofProject(
  'select from project_document_list l join project p on p.id = l.project_id where l.project_id = $1 and p.closed_at is not null',
)

/** However many ask at once, one is made; of a project that goes on there is none. */
export async function askForBook(grant: ProjectGrant, language: Language, later: Leaves['later']) {
  if (!(await grant.query(closed)).length) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return beginBook(grant, language, later)
}

export async function beginBook(grant: ProjectGrant, language: Language, later: Leaves['later']) {
  const books = grant.rows(HandoverBook)
  const going = await books.one(underWay)
  if (going) return new Written(HandoverBook, going.id, [], false)
  if ((await books.countOf({ createdAt: isWithin('1 day') })) >= mostADay)
    throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  const added = await books.addOnce({ language, askedByAccountId: grant.viewer.accountId })
  if (added) await later(handoverQueue, { id: added.id })
  const begun = await books.one(underWay)
  return new Written(HandoverBook, there(begun).id, [], true)
}

/** One that is under way is given up; the project stays closed, and the book can be asked for again. */
export async function endBook(grant: ProjectGrant) {
  const [ended] = await grant.rows(HandoverBook).mark(underWay, { state: 'ended' })
  if (!ended) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return new Written(HandoverBook, ended.id, ['state'], false)
}
