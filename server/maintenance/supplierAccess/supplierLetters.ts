import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { accessGiven } from '#server/mail/templates/accessGiven.ts'
import { accessRequested } from '#server/mail/templates/accessRequested.ts'
import { administratorsLetIn } from '#server/sharing/accessLinks/administratorsLetIn.offer.ts'

const about =
  ofEstate(`select e.address_line1 address, a.name owner, coalesce(c.name, s.name) company, l.company_id is not null "isRegistered", s.email,
    (select u.language from app_user u where u.email = s.email and u.deleted_at is null) language
  from access_link l join estate e on e.id = l.estate_id left join maintenance_supplier s on s.estate_id = l.estate_id and s.id = l.supplier_id
    left join company c on c.id = l.company_id left join account a on a.id = $3
  where l.estate_id = $1 and l.id = $2`)
interface About {
  address: string
  /** Of the one who acts. */
  owner: string
  company: string
  isRegistered: boolean
  email: string
  language: Language | null
}

/** To those who may claim it, and to the supplier itself, each address once. */
export async function lettersOfRequest(grant: EstateGrant, linkId: string, language: Language): Promise<Mail[]> {
  const { isRegistered, ...link } = await linkOf(grant, linkId)
  const { address, owner, company } = link
  return (await askedOf(grant, linkId, link, language)).map((reader) =>
    accessRequested.mail(reader.email, reader.language, { address, owner, company, isRegistered }),
  )
}

/** To the same: there is nothing left to claim. */
export async function lettersOfGift(grant: EstateGrant, linkId: string, language: Language): Promise<Mail[]> {
  const link = await linkOf(grant, linkId)
  const { address, owner, company } = link
  const { estateId } = grant
  return (await askedOf(grant, linkId, link, language)).map((reader) =>
    accessGiven.mail(reader.email, reader.language, { address, owner, company, estateId }),
  )
}

const linkOf = async (grant: EstateGrant, linkId: string) => (await grant.query<About>(about, linkId, grant.viewer.accountId))[0]!

/** Somebody unknown reads the language of whoever asks. */
async function askedOf(grant: EstateGrant, linkId: string, { email, language }: Pick<About, 'email' | 'language'>, theirs: Language) {
  const admins = await administratorsLetIn(grant, linkId)
  const readers = new Map(admins.map((reader) => [reader.email.toLowerCase(), reader]))
  if (!readers.has(email.toLowerCase())) readers.set(email.toLowerCase(), { email, language: language ?? theirs })
  return [...readers.values()]
}
