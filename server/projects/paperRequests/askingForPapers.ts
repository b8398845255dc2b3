import type { InferType } from 'yup'
import { type OwedPaperCode, papersOwed } from '#schema/projects/owedPapers.ts'
import { type askForMissingPapersInput, type askForPaperInput, daysOfPaperLink } from '#schema/projects/paperRequests.input.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { hashOf, newToken } from '#server/access/sessions.ts'
import { personNamed, personOf } from '#server/accounts/people/accountNames.offer.ts'
import { startOf } from '#server/kernel/days.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { isWithin, now } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { paperAskedFor } from '#server/mail/templates/paperAskedFor.ts'
import { meterOf } from '../owedPapers/meter.ts'
import { paperName } from '../owedPapers/paperNames.ts'
import { PaperRequest } from './paperRequest.entity.ts'
import { SupplierLink } from './supplierLink.entity.ts'

/** Out of one project in a day: each sends a mail. */
const mostADay = 50

interface Reader {
  name: string
  email: string | null
  language: Language | null
  project: string
  address: string
  company: string
  askedBy: string
}
const reader =
  ofProject(`select coalesce(${personOf('a')}, s.contact_name, s.name) "name", coalesce(u.email, s.email)::text email, u.language,
    p.name project, e.address_line1 address, p.company_name company, ${personNamed('$3')} "askedBy"
  from project_participant t join project p on p.id = t.project_id join estate e on e.id = p.estate_id
    left join account a on a.id = t.account_id and not a.is_disabled left join app_user u on u.id = a.user_id and u.deleted_at is null
    left join subcontractor s on s.id = t.subcontractor_id
  where t.project_id = $1 and t.id = $2 for key share of t`)

const endOfDay = ofProject(`select ${startOf('$2::date + 1')} - interval '1 second' "at" from project where id = $1`)
/** Until the day that it is needed, and a fortnight at the least. */
export async function endOf(grant: Pick<ProjectGrant, 'query'>, neededBy: string | null) {
  const usual = new Date(Date.now() + daysOfPaperLink * 86_400_000)
  const [day] = neededBy ? await grant.query<{ at: Date }>(endOfDay, neededBy) : []
  return day && day.at > usual ? day.at : usual
}

interface Asking extends Pick<InferType<typeof askForMissingPapersInput>, 'neededBy' | 'message'> {
  codes: readonly OwedPaperCode[]
  participantId: string
}

/** Sends one link for all of it; its key is kept as a hash alone. */
async function askAtOnce(
  grant: ProjectGrant,
  { codes, participantId, neededBy = null, message = null }: Asking,
  { mail, usual }: { mail: Leaves['mail']; usual: Language },
) {
  const [row] = await grant.query<Reader>(reader, participantId, grant.viewer.accountId)
  if (!row?.email) throw invalid('participantId', 'notValid')
  const requests = grant.rows(PaperRequest)
  const sent = await requests.countOf({ createdAt: isWithin('1 day') })
  if (sent + codes.length > mostADay) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  // Who is asked again has one link that works.
  for (const code of codes) await requests.mark({ code, participantId, revokedAt: null, deliveredAt: null }, { revokedAt: now })
  const { name, email, language: own, ...words } = row
  const [key, language] = [newToken(), own ?? usual]
  const expiresAt = await endOf(grant, neededBy)
  const { id: linkId } = await grant.rows(SupplierLink).add({ participantId, expiresAt, keyHash: hashOf(key) })
  const values = { linkId, participantId, neededBy, message, name, email, language, expiresAt, askedByAccountId: grant.viewer.accountId }
  const ids: string[] = []
  for (const code of codes) ids.push((await requests.add({ code, ...values })).id)
  const papers = codes.map((code) => paperName(code, language))
  await mail(paperAskedFor.mail(email, language, { ...words, name, key, message, neededBy, papers, until: expiresAt.toISOString() }))
  return ids[0]!
}

export async function askFor(
  grant: ProjectGrant,
  { code, ...asking }: InferType<typeof askForPaperInput>,
  by: { mail: Leaves['mail']; usual: Language },
) {
  const project = await grant.project.get(grant.projectId)
  if (!papersOwed(project.type, project.renovationPresets).some((owed) => owed.code === code)) throw invalid('code', 'notValid')
  return askAtOnce(grant, { codes: [code], ...asking }, by)
}

const withAddress = ofProject(`select t.id from project_participant t join subcontractor s on s.id = t.subcontractor_id
  where t.project_id = $1 and s.email is not null`)

/** Each for all that they owe, in one mail; what nobody is known to owe is left to be asked for one by one. */
export async function askForMissing(
  grant: ProjectGrant,
  { neededBy, message }: InferType<typeof askForMissingPapersInput>,
  by: { mail: Leaves['mail']; usual: Language },
) {
  const reached = new Set((await grant.query<{ id: string }>(withAddress)).map(({ id }) => id))
  const { papers } = await meterOf(grant, by.usual)
  const missing = papers.flatMap(({ code, state, participantId }) =>
    state === 'missing' && participantId && reached.has(participantId) ? { code, participantId } : [],
  )
  const ids: string[] = []
  for (const participantId of new Set(missing.map((owed) => owed.participantId))) {
    const codes = missing.filter((owed) => owed.participantId === participantId).map(({ code }) => code)
    ids.push(await askAtOnce(grant, { codes, participantId, neededBy, message }, by))
  }
  return ids[0]
}

/** What was brought, or has ended, can't be taken back. */
export async function revoke(grant: ProjectGrant, requestId: string) {
  const requests = grant.rows(PaperRequest)
  const request = await requests.get(requestId)
  if (request.revokedAt || request.deliveredAt) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  await requests.change(request, { revokedAt: new Date() })
}
