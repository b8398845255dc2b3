import type { EntityManager } from 'typeorm'
import type { CompanyRole } from '#schema/companies/roles.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { companyInvitation } from '#server/mail/templates/companyInvitation.ts'
import { issuePasswordToken } from './passwordTokens.ts'

export interface NewCompanyUser {
  firstName: string
  lastName: string
  email: string
  phone: string
  roles: readonly CompanyRole[]
  language: Language
}
export interface UserChange {
  roles?: readonly CompanyRole[] | null | undefined
  isDisabled?: boolean | null | undefined
}
interface Person {
  id: string
  firstName: string
  email: string
  language: Language
  hasPassword: boolean
}

/** As the tables name it: `COMPANY_ADMIN` → `Company.Admin`. */
const stored = { COMPANY_ADMIN: 'Company.Admin', COMPANY_LEADER: 'Company.Leader', COMPANY_PROFESSIONAL: 'Company.Professional' } as const

/** Whoever changes the people of a company waits here for whoever else does. */
const lock = 'select name from company where id = $1 for no key update'
const addPerson = `insert into app_user (first_name, last_name, email, phone, language) values ($1, $2, $3, $4, $5) on conflict (email) do nothing`
const person = `select id, first_name "firstName", email, language, password_hash is not null "hasPassword" from app_user where not is_system_admin and deleted_at is null`
const addAccount = `insert into account (user_id, account_type, company_id, name) values ($1, 'company', $2, $3)
  on conflict (user_id, company_id) do nothing returning id`
const addRoles = 'insert into account_role (account_id, role) select $1, unnest($2::text[]) on conflict do nothing'
const dropRoles = 'delete from account_role where account_id = $1 and role <> all($2::text[])'
const admins = `select a.id from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
  where a.company_id = $1 and not a.is_disabled`

/** The people of one company. */
export class CompanyUsers {
  readonly #companyId: string
  readonly #viewer: SignedIn
  readonly #db: EntityManager
  constructor(companyId: string, viewer: SignedIn, db: EntityManager) {
    this.#companyId = companyId
    this.#viewer = viewer
    this.#db = db
  }

  /** Somebody new, or somebody known who gets an account more: what is known of them stays as it is. */
  async add(outbox: Outbox, { firstName, lastName, email, phone, roles, language }: NewCompanyUser): Promise<string> {
    const company = await this.#lock()
    await this.#db.query(addPerson, [firstName, lastName, email, phone, language])
    const [known]: Person[] = await this.#db.query(`${person} and email = $1`, [email])
    if (!known) throw new AppError('userRoleConflict') // who looks after the whole system belongs to no company
    const [added]: { id: string }[] = await this.#db.query(addAccount, [known.id, this.#companyId, company])
    if (!added) throw new AppError('userAlreadyInCompany')
    await this.#giveRoles(added.id, roles)
    await this.#invite(outbox, known, company)
    return added.id
  }

  async change(accountId: string, { roles, isDisabled }: UserChange): Promise<string[]> {
    await this.#lock()
    const [account]: { userId: string; isDisabled: boolean }[] = await this.#db.query(
      'select user_id "userId", is_disabled "isDisabled" from account where id = $1 and company_id = $2 and user_id in (select id from app_user where deleted_at is null)',
      [accountId, this.#companyId],
    )
    if (!account) throw new AppError('entityNotFound')
    if (isDisabled && account.userId === this.#viewer.userId) throw new AppError('restrictSelfBlock')
    const before = await this.#admins()
    if (roles) await this.#giveRoles(accountId, roles)
    if (isDisabled != null && isDisabled !== account.isDisabled)
      await this.#db.query('update account set is_disabled = $2, updated_at = now() where id = $1', [accountId, isDisabled])
    if (before.length && !(await this.#admins()).length) throw new AppError('lastAdminInCompany')
    this.#refuseOldAdmin(before)
    return [...(roles ? ['roles'] : []), ...(isDisabled == null ? [] : ['isDisabled'])]
  }

  async inviteAgain(outbox: Outbox, accountId: string) {
    const company = await this.#lock()
    const [invited]: Person[] = await this.#db.query(
      `${person} and password_hash is null and id = (select user_id from account where id = $1 and company_id = $2)`,
      [accountId, this.#companyId],
    )
    if (!invited) throw new AppError('entityNotFound')
    await this.#invite(outbox, invited, company)
  }

  async #lock(): Promise<string> {
    const [company]: { name: string }[] = await this.#db.query(lock, [this.#companyId])
    return company!.name
  }

  async #admins() {
    return (await this.#db.query<{ id: string }[]>(admins, [this.#companyId])).map(({ id }) => id)
  }

  /** Somebody else may have taken the role away, or blocked the account, while this call waited for its turn. */
  #refuseOldAdmin(before: readonly string[]) {
    const { companyId, accountId } = this.#viewer
    if (companyId === this.#companyId && !before.includes(accountId!) && !this.#viewer.roles.includes('System.Admin'))
      throw new StaleViewer()
  }

  async #giveRoles(accountId: string, roles: readonly CompanyRole[]) {
    const given = roles.map((role) => stored[role])
    await this.#db.query(dropRoles, [accountId, given])
    await this.#db.query(addRoles, [accountId, given])
  }

  async #invite(outbox: Outbox, { id, firstName, email, language, hasPassword }: Person, company: string) {
    const token = hasPassword ? undefined : await issuePasswordToken(this.#db, id, 'create')
    await outbox.add(this.#db, companyInvitation.mail(email, language, { name: firstName, company, ...(token && { token }) }))
  }
}
