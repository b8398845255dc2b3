import { isUuid } from '#schema/uuid.ts'
import { type Call, admit, withCurrentViewer } from '#server/kernel/call.ts'
import type { EntityClass, Row } from '#server/kernel/entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { House } from '#server/kernel/house.ts'
import { type Grants, type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { type Path, Rows } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { Licence } from '#server/licences/licences/licence.entity.ts'
import { LicenceInvoice } from '#server/licences/licences/licenceInvoice.entity.ts'
import { whenOn } from './feature.ts'
import { accountId, ofAccount } from './guards.ts'
import { LicenceDesk } from './licenceDesk.ts'
import { onCompany } from './onCompany.ts'
import { signedInAs } from './signedIn.ts'

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

const ownDesk = (viewer: SignedIn & { accountId: string }, db: ConstructorParameters<typeof LicenceDesk>[2]) =>
  new LicenceDesk(viewer.companyId ? { kind: 'company', id: viewer.companyId } : { kind: 'account', id: viewer.accountId }, viewer, db)

type OwnLicences = Reads<object, LicenceRows> & Grants<object, LicenceDesk>
const own = (rule: string, admits: (viewer: Viewer) => void): OwnLicences =>
  whenOn(feature, {
    rule,
    admits,
    gate: whoeverIsAdmitted,
    rows: () => new LicenceRows(),
    grant: (_, { call, db }) => ownDesk(signedInAs(call.viewer), db),
  })

const only =
  (...roles: string[]) =>
  (viewer: Viewer) => {
    const account = signedInAs(viewer)
    if (!account.roles.some((role) => roles.includes(role))) throw new AppError('unauthorizedUser', { reason: 'role' })
  }

/** Everybody in a company sees what it holds. */
export const seesLicences = own('the licences of an account, or of its company', (viewer) => void signedInAs(viewer))
export const seesInvoices = own(
  'the invoices of an account, or of its company, for those who may order',
  only('Customer.Owner', 'Company.Admin'),
)
/** A customer for itself; never for a company that the same person works in. */
export const ordersLicence = own('order a licence for a customer account', (viewer) => {
  only('Customer.Owner')(viewer)
  if (signedInAs(viewer).companyId) throw new AppError('unauthorizedUser', { reason: 'role' })
})

/** The invoice, if it is one of the viewer's own. Asked anew for every request. */
export async function invoiceFor(house: Pick<House, 'db' | 'verify'>, call: Call, id: string) {
  const reading = { admit: (viewer: Viewer) => refuseSwitchedOff(viewer, call) }
  await admit(call, reading)
  if (!isUuid(id)) throw new AppError('entityNotFound')
  return withCurrentViewer(call, reading, async () => {
    await house.verify(call, house.db.manager)
    return ownDesk(signedInAs(call.viewer), house.db.manager).invoice(id)
  })
}

function refuseSwitchedOff(viewer: Viewer, { features }: Call) {
  if (!features.includes(feature) && viewer.kind === 'account') throw new AppError('unauthorizedUser', { reason: 'feature' })
  seesInvoices.admits(viewer)
}

const company = onCompany('create', 'license')
export const ordersCompanyLicence: Grants<{ companyId: string }, LicenceDesk, { companyId: string }> = whenOn(feature, {
  ...company,
  grant: ({ companyId: id }, { call, db }) => new LicenceDesk({ kind: 'company', id }, signedInAs(call.viewer), db),
})
