import type { InferType } from 'yup'
import type { createCompanyUserInput, updateCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany, ofPeople } from '#server/access/heldSql.ts'
import { linkToCreate } from '#server/access/passwordTokens.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { companyInvitation } from '#server/mail/templates/companyInvitation.ts'
import { giveRoles } from './roles.ts'

type NewPerson = Pick<InferType<typeof createCompanyUserInput>, 'firstName' | 'lastName' | 'email' | 'phone' | 'roles'> & {
  language: Language
}
type Change = Pick<InferType<typeof updateCompanyUserInput>, 'roles' | 'isDisabled'>
interface Person {
  id: string
  firstName: string
  email: string
  language: Language
  passwordHash: string | null
}

/** Whoever changes the people of a company waits here for whoever else does. */
const lock = ofCompany('select name from company where id = $1 for no key update')
const addPerson = ofPeople(
  `insert into app_user (first_name, last_name, email, phone, language) values ($1, $2, $3, $4, $5) on conflict (email) do nothing`,
)
const person = `select id, first_name "firstName", email, language, password_hash "passwordHash" from app_user
  where not is_system_admin and deleted_at is null`
const personBy = ofPeople(`${person} and email = $1`)
const invitedBy = ofCompany(`${person} and password_hash is null and id = (select user_id from account where company_id = $1 and id = $2)`)
const addAccount = ofCompany(`insert into account (company_id, user_id, account_type, name) values ($1, $2, 'company', $3)
  on conflict (user_id, company_id) do nothing returning id`)
const find = ofCompany(`select user_id "userId", is_disabled "isDisabled" from account
  where company_id = $1 and id = $2 and user_id in (select id from app_user where deleted_at is null)`)
const disable = ofCompany('update account set is_disabled = $3, updated_at = now() where company_id = $1 and id = $2')
const admins = ofCompany(`select a.id from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
  where a.company_id = $1 and not a.is_disabled`)

/** Somebody new, or somebody known who gets an account more: what is known of them stays as it is. */
export async function addPersonTo(grant: CompanyGrant, { mail }: Pick<Leaves, 'mail'>, asked: NewPerson): Promise<string> {
  const company = await lockCompany(grant)
  await grant.query(addPerson, asked.firstName, asked.lastName, asked.email, asked.phone, asked.language)
  const [known] = await grant.query<Person>(personBy, asked.email)
  if (!known) throw new AppError('userRoleConflict') // who looks after the whole system belongs to no company
  const [added] = await grant.query<{ id: string }>(addAccount, known.id, company)
  if (!added) throw new AppError('userAlreadyInCompany')
  await giveRoles(grant, added.id, asked.roles)
  await mail(await invitation(grant, known, company))
  return added.id
}

/** Answers what was asked for. Somebody is left who looks after the company. */
export async function changePerson(grant: CompanyGrant, accountId: string, { roles, isDisabled }: Change): Promise<string[]> {
  await lockCompany(grant)
  const [account] = await grant.query<{ userId: string; isDisabled: boolean }>(find, accountId)
  if (!account) throw new AppError('entityNotFound')
  if (isDisabled && account.userId === grant.viewer.userId) throw new AppError('restrictSelfBlock')
  const before = await adminsOf(grant)
  if (roles) await giveRoles(grant, accountId, roles)
  if (isDisabled != null && isDisabled !== account.isDisabled) await grant.query(disable, accountId, isDisabled)
  if (before.length && !(await adminsOf(grant)).length) throw new AppError('lastAdminInCompany')
  refuseOldAdmin(grant, before)
  return [...(roles ? ['roles'] : []), ...(isDisabled == null ? [] : ['isDisabled'])]
}

export async function inviteAgain(grant: CompanyGrant, { mail }: Pick<Leaves, 'mail'>, accountId: string) {
  const company = await lockCompany(grant)
  const [invited] = await grant.query<Person>(invitedBy, accountId)
  if (!invited) throw new AppError('entityNotFound')
  await mail(await invitation(grant, invited, company))
}

async function lockCompany(grant: CompanyGrant): Promise<string> {
  const [company] = await grant.query<{ name: string }>(lock)
  return company!.name
}

const adminsOf = async (grant: CompanyGrant) => (await grant.query<{ id: string }>(admins)).map(({ id }) => id)

/** Somebody else may have taken the role away, or blocked the account, while this call waited for its turn. */
function refuseOldAdmin({ viewer, companyId }: CompanyGrant, before: readonly string[]) {
  if (viewer.companyId === companyId && !before.includes(viewer.accountId) && !viewer.roles.includes('System.Admin'))
    throw new StaleViewer()
}

const invitation = async (grant: CompanyGrant, { id, firstName, email, language, passwordHash }: Person, company: string) =>
  companyInvitation.mail(email, language, { name: firstName, company, ...(await linkToCreate(grant, id, passwordHash)) })
