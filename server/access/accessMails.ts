import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import type { Language } from '#server/kernel/texts.ts'
import { accessAnswered } from '#server/mail/templates/accessAnswered.ts'
import { accessEnded } from '#server/mail/templates/accessEnded.ts'
import { accessGiven } from '#server/mail/templates/accessGiven.ts'
import { accessRequested } from '#server/mail/templates/accessRequested.ts'
import { readersOf } from './invoiceRecipient.ts'
import { ownersToTell } from './ownersToTell.ts'

const request = `select e.id "estateId", e.address_line1 address, a.name owner, coalesce(c.name, s.name) company, l.company_id "companyId", s.email,
    (select u.language from app_user u where u.email = s.email and u.deleted_at is null) language
  from access_link l join estate e on e.id = l.estate_id join maintenance_supplier s on s.id = l.supplier_id
    left join company c on c.id = l.company_id left join account a on a.id = $2
  where l.id = $1`

interface Request {
  estateId: string
  address: string
  owner: string
  company: string
  companyId: string | null
  email: string
  language: Language | null
}

/** To those who may claim it, and to the supplier itself, each address once. Somebody unknown reads the language that the owner does. */
export const tellOfRequest = (db: EntityManager, call: Call, linkId: string) =>
  tell(db, call, linkId, (about, { companyId }) => ({ template: accessRequested, data: { ...about, isRegistered: companyId !== null } }))

/** To the same: there is nothing left to claim. */
export const tellOfAccess = (db: EntityManager, call: Call, linkId: string) =>
  tell(db, call, linkId, (about, { estateId }) => ({ template: accessGiven, data: { ...about, estateId } }))

type About = Pick<Request, 'address' | 'owner' | 'company'>
type Letter =
  | { template: typeof accessRequested; data: Parameters<typeof accessRequested.mail>[2] }
  | { template: typeof accessGiven; data: Parameters<typeof accessGiven.mail>[2] }

async function tell(
  db: EntityManager,
  { viewer, language, outbox }: Call,
  linkId: string,
  letter: (about: About, request: Request) => Letter,
) {
  const accountId = viewer.kind === 'account' ? viewer.accountId : null
  const [found]: Request[] = await db.query(request, [linkId, accountId])
  const { companyId, email, language: known, address, owner, company } = found!
  const admins = companyId ? await readersOf(db, { kind: 'company', id: companyId }) : []
  const readers = new Map<string, Language>(admins.map((admin) => [admin.email.toLowerCase(), admin.language]))
  if (!readers.has(email.toLowerCase())) readers.set(email, known ?? language)
  const { template, data } = letter({ address, owner, company }, found!)
  for (const [to, its] of readers) await outbox.add(db, { to, language: its, template: template.name, data })
}

const answered = `select e.address_line1 address, c.name company from estate e, company c where e.id = $1 and c.id = $2`

/** To the owners: what became of what one of them asked. */
export async function tellOfAnswer(
  db: EntityManager,
  { outbox }: Call,
  { estateId, companyId, isClaimed }: { estateId: string; companyId: string; isClaimed: boolean },
) {
  const [about]: { address: string; company: string }[] = await db.query(answered, [estateId, companyId])
  const owners = (await ownersToTell(db, [estateId], 'access-management')).get(estateId) ?? []
  for (const { email, language, firstName } of owners)
    await outbox.add(db, accessAnswered.mail(email, language, { ...about!, name: firstName, estateId, isClaimed }))
}

const ended = `select e.address_line1 address, c.name company, a.name owner
  from estate e join company c on c.id = $2 left join account a on a.id = $3 where e.id = $1`

/** To the owners where the company gave it up, and else to those who answer for the company. */
export async function tellOfEnd(
  db: EntityManager,
  { viewer, outbox }: Call,
  { estateId, companyId, byCompany }: { estateId: string; companyId: string; byCompany: boolean },
) {
  const accountId = viewer.kind === 'account' ? viewer.accountId : null
  const [found]: { address: string; company: string; owner: string }[] = await db.query(ended, [estateId, companyId, accountId])
  const { owner, ...about } = found!
  const owners = byCompany ? ((await ownersToTell(db, [estateId], 'access-management')).get(estateId) ?? []) : []
  const readers = byCompany ? owners : await readersOf(db, { kind: 'company', id: companyId })
  const data = byCompany ? { ...about, by: about.company, estateId } : { ...about, by: owner }
  for (const { email, language } of readers) await outbox.add(db, accessEnded.mail(email, language, data))
}
