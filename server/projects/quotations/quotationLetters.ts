import type { Door } from '#server/access/door.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { QuotationGrant } from '#server/access/onQuotation.ts'
import type { OrderGrant } from '#server/access/orderGrant.ts'
import { managersOf } from '#server/access/parties.ts'
import { hashOf, newToken } from '#server/access/sessions.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Answer, quotationAnswered } from '#server/mail/templates/quotationAnswered.ts'
import { quotationAsked } from '#server/mail/templates/quotationAsked.ts'
import { quotationChosen } from '#server/mail/templates/quotationChosen.ts'
import { endOf } from '../paperRequests/askingForPapers.ts'
import { SupplierLink } from '../paperRequests/supplierLink.entity.ts'

/** Who leads a firm that was asked; of one that nobody has come here from, the address that it was called in with. */
const firms =
  ofProject(`select distinct on (q.id, w.email) q.id "quotationId", s.id "subcontractorId", q.status, w.email, w.language, w.name, s.company_id is not null "isHere",
    o.title, p.name project, e.address_line1 address, p.company_name company, q.answer_by::text "answerBy", ${personOf('a')} "askedBy", au.email "askedByEmail"
  from order_quotation q join project_order o on o.id = q.order_id and o.project_id = q.project_id join project p on p.id = q.project_id join estate e on e.id = p.estate_id
    join subcontractor s on s.id = q.subcontractor_id
    left join account a on a.id = q.asked_by_account_id left join app_user au on au.id = a.user_id
    cross join lateral (
      select u.email, u.language, u.first_name name from account t join app_user u on u.id = t.user_id and u.deleted_at is null
        where t.company_id = s.company_id and not t.is_disabled
          and exists (select from account_role r where r.account_id = t.id and r.role in ('Company.Admin', 'Company.Leader'))
      union all select s.email, 'nb', coalesce(s.contact_name, s.name) where s.company_id is null and s.email is not null) w
  where q.project_id = $1 and q.order_id = $2 and ($3::uuid[] is null or q.id = any($3)) order by q.id, w.email`)

interface Firm {
  quotationId: string
  subcontractorId: string
  status: string
  email: string
  language: Language
  name: string
  isHere: boolean
  title: string
  project: string
  address: string
  company: string
  answerBy: string | null
  askedBy: string | null
  askedByEmail: string | null
}

/** To each firm that is asked, on its own. */
export async function lettersOfAsking(grant: OrderGrant, quotationIds: readonly string[]): Promise<readonly Mail[]> {
  const firmsAsked = await grant.query<Firm>(firms, grant.orderId, quotationIds)
  const letters: Mail[] = []
  // They are all asked at once, and for the same day.
  const expiresAt = await endOf(grant, firmsAsked[0]?.answerBy ?? null)
  for (const { email, language, subcontractorId, ...words } of firmsAsked) {
    const link = words.isHere ? {} : await linkOf(grant, subcontractorId, expiresAt)
    letters.push(quotationAsked.mail(email, language, { ...words, ...link }))
  }
  return letters
}

/** A firm that nobody has come here from answers by a link; its key is kept as a hash alone. */
async function linkOf(grant: OrderGrant, subcontractorId: string, expiresAt: Date) {
  const key = newToken()
  await grant.rows(SupplierLink).add({ subcontractorId, expiresAt, keyHash: hashOf(key) })
  return { key, until: expiresAt.toISOString() }
}

/** To all of them, once one was taken over; no firm learns of another, nor of its price. */
export async function lettersOfChoice(grant: OrderGrant): Promise<readonly Mail[]> {
  const firmsAsked = await grant.query<Firm>(firms, grant.orderId, null)
  return firmsAsked
    .filter(({ status }) => status !== 'declined')
    .map(({ email, language, status, name, isHere, quotationId, title, project, address, company }) =>
      quotationChosen.mail(email, language, { name, isHere, quotationId, title, project, address, company, isTaken: status === 'taken' }),
    )
}

const leaders =
  ofProject(`select distinct on (u.email) u.email, u.language, u.first_name name, q.firm_name firm, q.order_id "orderId", o.number, o.title, p.name project,
    ((q.net_ore + q.vat_ore) / 100.0)::float8 gross, q.words
  from order_quotation q join project_order o on o.id = q.order_id and o.project_id = q.project_id join project p on p.id = q.project_id
    join account a on a.id = q.asked_by_account_id or a.id in ${managersOf('q.project_id')}
    join app_user u on u.id = a.user_id and u.deleted_at is null
  where q.project_id = $1 and q.id = $2 and not a.is_disabled and a.id is distinct from $3 order by u.email`)

interface Leader {
  email: string
  language: Language
  name: string
  firm: string
  orderId: string
  number: number
  title: string
  project: string
  gross: number
  words: string | null
}

/** To those who lead the project: what a firm would take, or that it will not. */
export const lettersOfAnswer = (grant: QuotationGrant, answer: Answer) =>
  lettersAbout(grant, { quotationId: grant.quotationId, answer, accountId: grant.viewer.accountId })

interface Answered {
  quotationId: string
  answer: Answer
  /** Who typed it; nobody where the firm has no account. */
  accountId: string | null
}
export async function lettersAbout(door: Door<'project'>, { quotationId, answer, accountId }: Answered): Promise<readonly Mail[]> {
  const readers = await door.query<Leader>(leaders, quotationId, accountId)
  return readers.map(({ email, language, ...words }) => quotationAnswered.mail(email, language, { ...words, answer }))
}
