import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import type { Language } from '#server/kernel/texts.ts'
import { doneAnswered } from '#server/mail/templates/doneAnswered.ts'
import { doneReported } from '#server/mail/templates/doneReported.ts'
import { ownersToTell } from './ownersToTell.ts'

const about = `select o.estate_id "estateId", o.task_id "taskId", o.building_id "buildingId", o.area_id "areaId", o.title, e.address_line1 address,
    coalesce(o.reported_date, o.done_date)::text "doneDate", coalesce(c.name, a.name) "doneBy", u.email, u.language, u.first_name name
  from maintenance_occurrence o join estate e on e.id = o.estate_id left join account a on a.id = o.done_by_account_id
    left join company c on c.id = a.company_id left join app_user u on u.id = a.user_id and u.deleted_at is null and not a.is_disabled
  where o.id = $1`

interface Reported {
  estateId: string
  taskId: string
  buildingId: string
  areaId: string
  title: string
  address: string
  doneDate: string
  doneBy: string
  email: string | null
  language: Language
  name: string
}
const reported = async (db: EntityManager, id: string): Promise<Reported> => (await db.query(about, [id]))[0]

/** To the owners: what a company says it did. */
export async function tellOfReport(db: EntityManager, { outbox }: Call, id: string) {
  const { estateId, title, address, doneDate, doneBy } = await reported(db, id)
  for (const { email, language, firstName } of (await ownersToTell(db, [estateId], 'maintenance-plan')).get(estateId) ?? [])
    await outbox.add(db, doneReported.mail(email, language, { name: firstName, estateId, title, address, doneDate, doneBy }))
}

/** To whoever said that it was done: that it was confirmed, or why not. */
export async function tellOfAnswer(db: EntityManager, { outbox }: Call, id: string, reason: string | null = null) {
  const { email, language, ...told } = await reported(db, id)
  if (email) await outbox.add(db, doneAnswered.mail(email, language, { ...told, reason }))
}
