import { Account } from '#server/accounts/account.entity.ts'
import { Company } from '#server/companies/company.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, sql } from '#server/kernel/read/sql.ts'
import type { CompanyRow } from './companyGrant.ts'

/** Of whoever has not answered yet, what the company calls them. */
export const nameOf = ({ user, invitedFirstName, invitedLastName }: Path<Account>) =>
  sql`coalesce(${user.name}, (${invitedFirstName} || ' ' || ${invitedLastName}) collate "nb-NO-x-icu")`

/** The rows of one company, for reading. Only a permission makes one. */
export class CompanyRows {
  readonly #companyId: Hole
  constructor(companyId: Hole) {
    this.#companyId = companyId
  }

  company() {
    return new OneRow(Company, [withId(this.#companyId)])
  }
  users() {
    return new Rows<Account>(Account, [this.#isColleague]).by((account) => [nameOf(account)])
  }
  user(id: Hole) {
    return new OneRow<Account>(Account, [withId(id), this.#isColleague])
  }
  subcontractors() {
    return new Rows(Subcontractor, [({ ownerCompanyId }) => sql`${ownerCompanyId} = ${this.#companyId}`])
  }
  subcontractor(id: Hole) {
    return new OneRow(Subcontractor, [withId(id), ({ ownerCompanyId }) => sql`${ownerCompanyId} = ${this.#companyId}`])
  }
  rows<T extends CompanyRow>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [this.#mine])
  }
  row<T extends CompanyRow>(entity: EntityClass<T>, id: Hole) {
    return new OneRow<T>(entity, [withId(id), this.#mine])
  }
  readonly #mine = (row: unknown) => sql`${(row as Path<CompanyRow>).companyId} = ${this.#companyId}`
  // Who has left keeps the row that the company's records refer to, and is nobody's colleague any more.
  readonly #isColleague = ({ companyId, user, leftAt }: Path<Account>) =>
    sql`${companyId} = ${this.#companyId} and ${user.deletedAt} is null and ${leftAt} is null`
}
