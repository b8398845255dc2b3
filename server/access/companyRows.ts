import { Account } from '#server/accounts/account.entity.ts'
import { Company } from '#server/companies/company.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { OneRow, type Path, Rows, withId } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'

/** Of whoever has not answered yet, what the company calls them. */
export const nameOf = ({ user, invitedFirstName, invitedLastName }: Path<Account>) =>
  sql`coalesce(${user.name}, (${invitedFirstName} || ' ' || ${invitedLastName}) collate "nb-NO-x-icu")`

/** The rows of one company, for reading. Only a permission makes one. */
export class CompanyRows {
  readonly #companyId: Hole
  readonly #ofCompany: readonly ((account: Path<Account>) => Sql)[]
  constructor(companyId: Hole) {
    this.#companyId = companyId
    // Who has left keeps the row that the company's records refer to, and is nobody's colleague any more.
    this.#ofCompany = [
      ({ companyId: own }) => sql`${own} = ${companyId}`,
      ({ user, leftAt }) => sql`${user.deletedAt} is null and ${leftAt} is null`,
    ]
  }

  company() {
    return new OneRow(Company, [withId(this.#companyId)])
  }
  users() {
    return new Rows<Account>(Account, [...this.#ofCompany]).by((account) => [nameOf(account)])
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
