import type { EntityManager } from 'typeorm'
import { Account } from '#server/accounts/account.entity.ts'
import { Company } from '#server/companies/company.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import type { Call } from '#server/kernel/call.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { dropLogo, type NewLogo, takeLogo } from './companyLogo.ts'
import { changeProfile, type Profile } from './companyProfile.ts'
import { CompanyUsers, type NewCompanyUser, type UserChange } from './companyUsers.ts'
import { addSubcontractor, changeSubcontractor, type SubcontractorValues } from './subcontractors.ts'

/** The rows of one company, for reading. Only a permission makes one. */
export class CompanyRows {
  readonly #companyId: Hole
  readonly #ofCompany: readonly ((account: Path<Account>) => Sql)[]
  constructor(companyId: Hole) {
    this.#companyId = companyId
    // Who has left keeps the row that the company's records refer to, and is nobody's colleague any more.
    this.#ofCompany = [({ companyId: own }) => sql`${own} = ${companyId}`, ({ user }) => sql`${user.deletedAt} is null`]
  }

  company() {
    return new OneRow(Company, [withId(this.#companyId)])
  }
  users() {
    return new Rows<Account>(Account, [...this.#ofCompany]).by(({ user }) => [user.name])
  }
  user(id: Hole) {
    return new OneRow<Account>(Account, [withId(id), ...this.#ofCompany])
  }
  subcontractors() {
    return new Rows(Subcontractor, [({ ownerCompanyId }) => sql`${ownerCompanyId} = ${this.#companyId}`])
  }
  subcontractor(id: Hole) {
    return new OneRow(Subcontractor, [withId(id), ({ ownerCompanyId }) => sql`${ownerCompanyId} = ${this.#companyId}`])
  }
}

export interface WithinCompany {
  companyId: string
  viewer: SignedIn & { accountId: string }
  db: EntityManager
  versionMustBeGiven: boolean
}
type Version = number | null | undefined

/** One company, for changing. Only a permission makes one. */
export class CompanyScope {
  readonly #within: WithinCompany
  readonly #users: CompanyUsers
  constructor(within: WithinCompany) {
    this.#within = within
    this.#users = new CompanyUsers(within.companyId, within.viewer, within.db)
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

  changeProfile(profile: Profile, version: Version) {
    return changeProfile(this.#within, profile, version)
  }
  takeLogo(picture: NewLogo) {
    return takeLogo(this.#within, picture)
  }
  dropLogo(fileId: string) {
    return dropLogo(this.#within, fileId)
  }

  addSubcontractor(values: SubcontractorValues) {
    return addSubcontractor(this.#within, values)
  }
  changeSubcontractor(target: { id: string; version?: Version }, values: SubcontractorValues) {
    return changeSubcontractor(this.#within, target, values)
  }
}
