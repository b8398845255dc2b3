import type { InferType } from 'yup'
import type { createCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { type Invited, readerOf, wayIn } from '#server/accounts/people/readers.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { companyInvitation } from '#server/mail/templates/companyInvitation.ts'
import { lockCompany } from './people.ts'
import { giveRoles } from './roles.ts'

type NewPerson = Pick<InferType<typeof createCompanyUserInput>, 'firstName' | 'lastName' | 'email' | 'phone' | 'roles'>

/** Whom the company has already: it sees their address, so it is told nothing new. */
const isOneOfThem = ofCompany(`select from account a join app_user u on u.id = a.user_id
  where a.company_id = $1 and a.left_at is null and u.email = $2`)

const isThereAlready = () => new AppError('userAlreadyInCompany', { fields: { email: 'userAlreadyInCompany' } })

/** Asks somebody to come: whether they are anybody here, and who, nothing tells. */
export async function invitePerson(
  grant: CompanyGrant,
  { mail }: Pick<Leaves, 'mail'>,
  person: NewPerson,
  language: Language,
): Promise<string> {
  const { email, firstName, lastName, phone, roles } = person
  const company = await lockCompany(grant)
  if ((await grant.query(isOneOfThem, email)).length) throw isThereAlready()
  const invited = { invitedEmail: email, invitedFirstName: firstName, invitedLastName: lastName, invitedPhone: phone }
  const account = { accountType: 'company', name: company, ...invited, invitedBy: grant.viewer.accountId } as const
  const added = await grant.rows(Account).addOnce(account)
  if (!added) throw isThereAlready()
  await giveRoles(grant, added.id, roles)
  await write(grant, { mail }, { email, firstName, lastName, language }, company)
  return added.id
}

export async function inviteAgain(grant: CompanyGrant, { mail }: Pick<Leaves, 'mail'>, accountId: string, language: Language) {
  const company = await lockCompany(grant)
  const account = await grant.rows(Account).one({ id: accountId, userId: null, isDisabled: false })
  if (!account) throw new AppError('entityNotFound')
  const { invitedEmail: email, invitedFirstName: firstName, invitedLastName: lastName } = account
  await write(grant, { mail }, { email: email!, firstName: firstName!, lastName: lastName!, language }, company)
}

async function write(grant: CompanyGrant, { mail }: Pick<Leaves, 'mail'>, person: Invited, company: string) {
  const reader = await readerOf(grant, person)
  await mail(companyInvitation.mail(person.email, reader.language, { name: reader.firstName, company, ...(await wayIn(grant, reader)) }))
}
