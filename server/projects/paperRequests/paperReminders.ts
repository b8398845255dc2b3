import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { hashOf, newToken } from '#server/access/sessions.ts'
import { personNamed } from '#server/accounts/people/accountNames.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { today } from '#server/kernel/days.ts'
import type { Job } from '#server/kernel/job.ts'
import type { Language } from '#server/kernel/texts.ts'
import { paperAskedFor } from '#server/mail/templates/paperAskedFor.ts'
import { paperName } from '../owedPapers/paperNames.ts'
import { SupplierLink } from './supplierLink.entity.ts'

interface Unanswered {
  linkId: string
  code: OwedPaperCode
  name: string
  email: string
  language: Language
  message: string | null
  neededBy: string | null
  until: string
  project: string
  address: string
  company: string
  askedBy: string
}

/** Asked a week ago, or needed tomorrow, and nothing has come. Of two that look at once one finds them; nobody is reminded the day they were asked. */
const unanswered = ofEverybody(`update paper_request r set reminded_at = now()
  from project p join estate e on e.id = p.estate_id and e.removed_at is null
  where p.id = r.project_id and p.closed_at is null and r.revoked_at is null and r.delivered_at is null and r.expires_at > now()
    and r.reminded_at is null and not exists (select from refused_sender s where s.email = r.email and s.company_id = p.company_id) and (r.created_at < now() - interval '7 days'
      or (r.needed_by <= ${today} + 1 and r.created_at < now() - interval '1 day'))
  returning r.link_id "linkId", r.code, r.name, r.email::text email, r.language, r.message, r.needed_by::text "neededBy", r.expires_at::text until, p.name project,
    e.address_line1 address, p.company_name company,
    coalesce(${personNamed('r.asked_by_account_id')}, p.company_name) "askedBy"`)

/** The key of a link is kept nowhere, so a reminder brings a new one for all that it is of, and the one before does not work any more. */
export const remindOfPapers = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    const due = await care.query<Unanswered>(unanswered)
    for (const id of new Set(due.map(({ linkId }) => linkId))) {
      const key = newToken()
      await care.rows(SupplierLink).mark({ id }, { keyHash: hashOf(key) })
      const ofLink = due.filter(({ linkId }) => linkId === id)
      const { code: _, linkId: __, email, language, until, ...words } = ofLink[0]!
      const papers = ofLink.map(({ code }) => paperName(code, language))
      const letter = { ...words, key, papers, until: new Date(until).toISOString(), isReminder: true }
      await mail(paperAskedFor.mail(email, language, letter))
    }
  })

export const paperReminders: Job = { queue: 'paper-requests', at: '30 7 * * *', does: remindOfPapers }
