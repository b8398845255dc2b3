import type { InferType } from 'yup'
import type { updateCompanyUserInput } from '#schema/companies/companyUsers.input.ts'
import type { CompanyGrant } from '#server/access/companyGrant.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { giveRoles } from './roles.ts'

type Change = Pick<InferType<typeof updateCompanyUserInput>, 'roles' | 'isDisabled'>

const find = ofCompany(`select user_id "userId", is_disabled "isDisabled", blocked_at is not null "isBlocked" from account
  where company_id = $1 and id = $2 and left_at is null
    and (user_id is null or user_id in (select id from app_user where deleted_at is null))`)
/** Whoever has not said yes looks after nothing. */
const admins = ofCompany(`select a.id from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
  where a.company_id = $1 and not a.is_disabled and a.user_id is not null`)

/** Answers what was asked for. Somebody is left who looks after the company. */
export async function changePerson(grant: CompanyGrant, accountId: string, { roles, isDisabled }: Change): Promise<string[]> {
  await lockCompany(grant)
  const [account] = await grant.query<{ userId: string | null; isDisabled: boolean; isBlocked: boolean }>(find, accountId)
  if (!account) throw new AppError('entityNotFound')
  if (isDisabled && account.userId === grant.viewer.userId) throw new AppError('restrictSelfBlock')
  if (isDisabled === false && account.isBlocked) throw new AppError('cannotHandleTheRequest', { reason: 'closed' })
  const before = await adminsOf(grant)
  if (roles) await giveRoles(grant, accountId, roles)
  if (isDisabled != null && isDisabled !== account.isDisabled) await grant.rows(Account).changeWhere({ id: accountId }, { isDisabled })
  if (before.length && !(await adminsOf(grant)).length) throw new AppError('lastAdminInCompany')
  refuseOldAdmin(grant, before)
  return [...(roles ? ['roles'] : []), ...(isDisabled == null ? [] : ['isDisabled'])]
}

/** Whoever changes the people of a company waits here for whoever else does. Answers what the company is called. */
export const lockCompany = async ({ company, companyId }: CompanyGrant) => (await company.get(companyId)).name

const adminsOf = async (grant: CompanyGrant) => (await grant.query<{ id: string }>(admins)).map(({ id }) => id)

/** Somebody else may have taken the role away, or blocked the account, while this call waited for its turn. */
function refuseOldAdmin({ viewer, companyId }: CompanyGrant, before: readonly string[]) {
  if (viewer.companyId === companyId && !before.includes(viewer.accountId) && !viewer.roles.includes('System.Admin'))
    throw new StaleViewer()
}
