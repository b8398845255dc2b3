import type { EstateGrant } from '#server/access/estateGrant.ts'
import { bindWaiting } from '#server/accounts/emailProof/addressBinding.ts'
import { readerOf, wayIn } from '#server/accounts/people/readers.ts'
import { Company } from '#server/companies/company.entity.ts'
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

/** The customer is an owner as soon as the address is known to be theirs: at once, or when they open the link in the mail. */
export async function inviteOwner(estate: EstateGrant, { address, customer, language, mail }: Invitation) {
  const reader = await readerOf(estate, { ...customer, language })
  await estate.rows(OwnerInvitation).add({ email: customer.email })
  await bindWaiting(estate, customer.email)
  const company = await estate.about(Company, { id: estate.viewer.companyId! }).one({})
  const words = { name: reader.firstName, company: company!.name, address, ...(await wayIn(estate, reader)) }
  await mail(estateInvitation.mail(reader.email, reader.language, words))
}
