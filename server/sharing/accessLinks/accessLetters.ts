import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { accessAnswered } from '#server/mail/templates/accessAnswered.ts'
import { accessEnded } from '#server/mail/templates/accessEnded.ts'
import { accessGiven } from '#server/mail/templates/accessGiven.ts'
import { accessRequested } from '#server/mail/templates/accessRequested.ts'

const about =
  ofEstate(`select e.address_line1 address, a.name owner, coalesce(c.name, s.name) company, l.company_id is not null "isRegistered", s.email,
    (select u.language from app_user u where u.email = s.email and u.deleted_at is null) language
  from access_link l join estate e on e.id = l.estate_id left join maintenance_supplier s on s.estate_id = l.estate_id and s.id = l.supplier_id
    left join company c on c.id = l.company_id left join account a on a.id = $3
  where l.estate_id = $1 and l.id = $2`)
/** Who answers for the company. */
const administrators = ofEstate(`select u.email, u.language from access_link l join account a on a.company_id = l.company_id
    join account_role r on r.account_id = a.id and r.role = 'Company.Admin' join app_user u on u.id = a.user_id
  where l.estate_id = $1 and l.id = $2 and not a.is_disabled order by u.name, u.id limit 20`)

interface About {
  address: string
  /** Of the one who acts. */
  owner: string
  company: string
  isRegistered: boolean
  email: string
  language: Language | null
}
interface Reader {
  email: string
  language: Language
}
/** Where somebody acts on a link of the estate. */
type Acting = EstateDoor & { viewer: SignedIn }

/** To those who may claim it, and to the supplier itself, each address once. */
export async function lettersOfRequest(grant: Acting, linkId: string, language: Language): Promise<Mail[]> {
  const { isRegistered, ...told } = await linkOf(grant, linkId)
  const { address, owner, company } = told
  return (await askedOf(grant, linkId, told, language)).map((reader) =>
    accessRequested.mail(reader.email, reader.language, { address, owner, company, isRegistered }),
  )
}

/** To the same: there is nothing left to claim. */
export async function lettersOfGift(grant: Acting, linkId: string, language: Language): Promise<Mail[]> {
  const told = await linkOf(grant, linkId)
  const { address, owner, company } = told
  const { estateId } = grant
  return (await askedOf(grant, linkId, told, language)).map((reader) =>
    accessGiven.mail(reader.email, reader.language, { address, owner, company, estateId }),
  )
}

/** To the owners: what became of what one of them asked. */
export async function lettersOfAnswer(grant: Acting, linkId: string, isClaimed: boolean): Promise<Mail[]> {
  const { address, company } = await linkOf(grant, linkId)
  const { estateId } = grant
  return (await ownersOf(grant, 'access-management')).map(({ email, language, firstName }) =>
    accessAnswered.mail(email, language, { address, company, name: firstName, estateId, isClaimed }),
  )
}

/** To the owners where the company gave it up, and else to those who answer for the company. */
export async function lettersOfEnd(grant: Acting, linkId: string, { byCompany }: { byCompany: boolean }): Promise<Mail[]> {
  const { address, company, owner } = await linkOf(grant, linkId)
  const readers = byCompany ? await ownersOf(grant, 'access-management') : await grant.query<Reader>(administrators, linkId)
  const data = byCompany ? { address, company, by: company, estateId: grant.estateId } : { address, company, by: owner }
  return readers.map(({ email, language }) => accessEnded.mail(email, language, data))
}

const linkOf = async (grant: Acting, linkId: string) => (await grant.query<About>(about, linkId, grant.viewer.accountId))[0]!

/** Somebody unknown reads the language of whoever asks. */
async function askedOf(grant: Acting, linkId: string, { email, language }: Pick<About, 'email' | 'language'>, theirs: Language) {
  const found = await grant.query<Reader>(administrators, linkId)
  const readers = new Map(found.map((reader) => [reader.email.toLowerCase(), reader]))
  if (!readers.has(email.toLowerCase())) readers.set(email.toLowerCase(), { email, language: language ?? theirs })
  return [...readers.values()]
}
