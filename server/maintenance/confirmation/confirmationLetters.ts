import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import { there } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { doneAnswered } from '#server/mail/templates/doneAnswered.ts'
import { doneReported } from '#server/mail/templates/doneReported.ts'

const about =
  ofEstate(`select o.estate_id "estateId", o.task_id "taskId", o.building_id "buildingId", o.area_id "areaId", o.title, e.address_line1 address,
    coalesce(o.reported_date, o.done_date)::text "doneDate", coalesce(c.name, a.name) "doneBy", u.email, u.language, u.first_name name
  from maintenance_occurrence o join estate e on e.id = o.estate_id left join account a on a.id = o.done_by_account_id
    left join company c on c.id = a.company_id left join app_user u on u.id = a.user_id and u.deleted_at is null and not a.is_disabled
  where o.estate_id = $1 and o.id = any($2::uuid[]) order by o.title, o.id`)

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

/** To the owners: what a company says it did on one day, in one letter. */
export async function lettersOfReport(grant: EstateGrant, ids: readonly string[]): Promise<readonly Mail[]> {
  const [reported] = await grant.query<Reported>(about, ids)
  if (!reported) return []
  const { estateId, title, address, doneDate, doneBy } = reported
  const others = ids.length - 1
  const owners = await ownersOf(grant, 'maintenance-plan')
  return owners.map(({ email, language, firstName }) =>
    doneReported.mail(email, language, { name: firstName, estateId, title, others, address, doneDate, doneBy }),
  )
}

/** To whoever said that it was done, if they still are somebody here: that it was confirmed, or why not. */
export async function letterOfAnswer(grant: EstateGrant, id: string, reason: string | null = null): Promise<readonly Mail[]> {
  const [reported] = await grant.query<Reported>(about, [id])
  const { email, language, ...words } = there(reported)
  return email ? [doneAnswered.mail(email, language, { ...words, reason })] : []
}
