import type { EntityManager } from 'typeorm'
import { Account } from '#server/accounts/account.entity.ts'
import type { Call } from '#server/kernel/call.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { CompanyUsers, type NewCompanyUser, type UserChange } from './companyUsers.ts'

/** The rows of one company, for reading. Only a permission makes one. */
export class CompanyRows {
  readonly #ofCompany: readonly ((account: Path<Account>) => Sql)[]
  constructor(companyId: Hole) {
    // Who has left keeps the row that the company's records refer to, and is nobody's colleague any more.
    this.#ofCompany = [({ companyId: own }) => sql`${own} = ${companyId}`, ({ user }) => sql`${user.deletedAt} is null`]
  }

  users() {
    return new Rows<Account>(Account, [...this.#ofCompany]).by(({ user }) => [user.name])
  }
  user(id: Hole) {
    return new OneRow<Account>(Account, [withId(id), ...this.#ofCompany])
  }
}

/** One company, for changing. Only a permission makes one. */
export class CompanyScope {
  readonly #users: CompanyUsers
  constructor({ companyId, viewer, db }: { companyId: string; viewer: SignedIn & { accountId: string }; db: EntityManager }) {
    this.#users = new CompanyUsers(companyId, viewer, db)
  }

  addUser({ outbox }: Call, user: NewCompanyUser) {
    return this.#users.add(outbox, user)
  }
  changeUser(accountId: string, change: UserChange) {
    return this.#users.change(accountId, change)
  }
  inviteAgain({ outbox }: Call, accountId: string) {
    return this.#users.inviteAgain(outbox, accountId)
  }
}
