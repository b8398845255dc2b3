import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { bindWaiting } from '#server/accounts/emailProof/addressBinding.ts'
import { readerOf, wayIn } from '#server/accounts/people/readers.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { estateInvitation } from '#server/mail/templates/estateInvitation.ts'
import { OwnerInvitation } from './ownerInvitation.entity.ts'

/** Whom a company adds an estate for. */
export interface Customer {
  firstName: string
  lastName: string
  email: string
}
interface Invitation extends Pick<Leaves, 'mail'> {
  address: string
  customer: Customer
  language: Language
}

const ownCompany = ofAccount('select name from company where id = (select company_id from account where id = $1)')

/** The customer is an owner as soon as the address is known to be theirs: at once, or when they open the link in the mail. */
export async function inviteOwner(estate: EstateGrant, { address, customer, language, mail }: Invitation) {
  const reader = await readerOf(estate, { ...customer, language })
  await estate.rows(OwnerInvitation).add({ email: customer.email })
  await bindWaiting(estate, customer.email)
  const [company] = await estate.query<{ name: string }>(ownCompany)
  const words = { name: reader.firstName, company: company!.name, address, ...(await wayIn(estate, reader)) }
  await mail(estateInvitation.mail(reader.email, reader.language, words))
}
