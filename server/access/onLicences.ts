import type { RoleName } from '#schema/access/roles.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type GrantsAdmitted, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { type Path, Rows } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { Licence } from '#server/licences/licences/licence.entity.ts'
import { LicenceInvoice } from '#server/licences/licences/licenceInvoice.entity.ts'
import { AccountGrant } from './accountGrant.ts'
import { CompanyGrant } from './companyGrant.ts'
import { whenOn } from './feature.ts'
import { accountId, ofAccount } from './guards.ts'
import { inPerson } from './inPerson.ts'
import { onCompany } from './onCompany.ts'
import { signedInAs, signedInWith } from './signedIn.ts'

const feature = 'licenceManagement'
const companyId = ofAccount((viewer) => viewer.companyId)

type OfHolder = Row & { accountId: string | null; companyId: string | null }

/** What belongs to the account, or to its company, for reading. Only a permission makes one. */
export class LicenceRows {
  licences() {
    return this.#own(Licence).newestFirst()
  }
  invoices() {
    return this.#own(LicenceInvoice).newestFirst()
  }
  #own<T extends OfHolder>(entity: EntityClass<T>) {
    return new Rows<T>(entity, [
      (row) => {
        const holder = row as unknown as Path<OfHolder>
        return sql`(${holder.accountId} = ${accountId} or ${holder.companyId} = ${companyId})`
      },
    ])
  }
}

type OwnLicences = Reads<object, LicenceRows> & GrantsAdmitted<AccountGrant | CompanyGrant>
const own = (rule: string, admits: (viewer: Viewer) => void): OwnLicences =>
  whenOn(feature, {
    area: 'licences',
    rule,
    admits,
    gate: whoeverIsAdmitted,
    rows: () => new LicenceRows(),
    grant(_, { call, db }) {
      const viewer = signedInAs(call.viewer)
      const within = { viewer, db, versionMustBeGiven: call.versionMustBeGiven }
      return viewer.companyId ? new CompanyGrant({ ...within, companyId: viewer.companyId }) : new AccountGrant(within)
    },
  })

const only =
  (...roles: RoleName[]) =>
  (viewer: Viewer) =>
    void signedInWith(viewer, { anyOf: roles })

/** Everybody in a company sees what it holds. */
export const seesLicences = own('the licences of an account, or of its company', (viewer) => void signedInAs(viewer))
export const seesInvoices = own(
  'the invoices of an account, or of its company, for those who may order',
  only('Customer.Owner', 'Company.Admin'),
)
/** A customer for itself; never for a company that the same person works in. */
export const ordersLicence = inPerson(
  own('order a licence for a customer account', (viewer) => {
    only('Customer.Owner')(viewer)
    if (signedInAs(viewer).companyId) throw new AppError('unauthorizedUser', { reason: 'role' })
  }),
)
export const makesPurchaseOrders = inPerson(seesLicences)
/** Whoever may order may try. */
export const triesLicences = inPerson(own('try a plan, for those who may order one', only('Customer.Owner', 'Company.Admin')))

export const ordersCompanyLicence = whenOn(feature, onCompany('create', 'license'))
