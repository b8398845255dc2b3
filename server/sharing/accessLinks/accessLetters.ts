import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { accessAnswered } from '#server/mail/templates/accessAnswered.ts'
import { accessEnded } from '#server/mail/templates/accessEnded.ts'
import { administratorsLetIn } from './administratorsLetIn.offer.ts'

const about = ofEstate(`select e.address_line1 address, a.name owner, c.name company
  from access_link l join estate e on e.id = l.estate_id join company c on c.id = l.company_id left join account a on a.id = $3
  where l.estate_id = $1 and l.id = $2`)

interface About {
  address: string
  /** Of the one who acts. */
  owner: string
  company: string
}
/** Where somebody acts on a link of the estate. */
type Acting = EstateDoor & { viewer: SignedIn }

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
  const readers = byCompany ? await ownersOf(grant, 'access-management') : await administratorsLetIn(grant, linkId)
  const data = byCompany ? { address, company, by: company, estateId: grant.estateId } : { address, company, by: owner }
  return readers.map(({ email, language }) => accessEnded.mail(email, language, data))
}

const linkOf = async (grant: Acting, linkId: string) => (await grant.query<About>(about, linkId, grant.viewer.accountId))[0]!
