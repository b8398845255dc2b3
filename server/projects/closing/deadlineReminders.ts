import type { DeadlineKind } from '#schema/projects/contracts.ts'
import { takeCare } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { wanting } from '#server/accounts/mailChoices/wanting.offer.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import type { App } from '#server/kernel/app.ts'
import { today } from '#server/kernel/days.ts'
import type { Job } from '#server/kernel/job.ts'
import { deadlineComes } from '#server/mail/templates/deadlineComes.ts'

interface Coming {
  estateId: string
  address: string
  projectId: string
  project: string
  company: string
  kind: DeadlineKind
  dueDate: string
}

/** Days that have come, and of which nobody has been told: of two that look at once one finds them. The last of all comes too late to be told. */
const coming = ofEverybody(`update project_deadline d set told_at = now() from project p join estate e on e.id = p.estate_id
  where p.id = d.project_id and e.removed_at is null and d.told_at is null and d.kind <> 'complaint'
    and d.due_date <= ${today}
  returning e.id "estateId", e.address_line1 address, p.id "projectId", p.name project, p.company_name company, d.kind, d.due_date::text "dueDate"`)

/** Tells the owners, once each, of an inspection or of the last time to look while they can complain. */
export const remindOfDeadlines = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    for (const deadline of await care.query<Coming>(coming)) {
      const owners = await ownersOf(care.estate(deadline.estateId), 'estate')
      for (const { email, language, firstName } of await wanting(care, 'maintenance', owners))
        await mail(deadlineComes.mail(email, language, { name: firstName, ...deadline }))
    }
  })

export const deadlineReminders: Job = { queue: 'project-deadlines', at: '45 7 * * *', does: remindOfDeadlines }
