import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { MaintenanceSupplier } from '#server/maintenance/suppliers/maintenanceSupplier.entity.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { tellOfAccess, tellOfEnd, tellOfRequest } from './accessMails.ts'
import { accessOffer, giveAccess, payForAccess } from './accessPurchase.ts'
import type { Within } from './estateScope.ts'
import { signedInAs } from './signedIn.ts'

type Supplier = Pick<MaintenanceSupplier, 'id' | 'name' | 'companyId' | 'organizationNumber'> & { address: string }

/** Locked against being changed, so that the request is for the company that the supplier is. */
const supplier = `select s.id, s.name, s.company_id "companyId", s.organization_number "organizationNumber", e.address_line1 address
  from maintenance_supplier s join estate e on e.id = s.estate_id where s.estate_id = $1 and s.id = $2 for share of s`
/** Whoever else asks at the same moment waits here, and finds it asked. */
const ask = `insert into access_link (estate_id, company_id, supplier_id) values ($1, $2, $3) on conflict do nothing returning id`
const end = 'delete from access_link where estate_id = $1 and id = $2 returning company_id "companyId", status'

/** The companies that the owners of one estate let in, for changing. Only a permission makes it. */
export class AccessLinks {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  async request(call: Call, supplierId: string) {
    const { estateId, db } = this.#within
    const found = await this.#supplier(supplierId)
    if (!found) throw invalid('supplierId', 'notValid')
    if (!found.companyId && !found.organizationNumber) throw new AppError('cannotHandleTheRequest', { reason: 'notRegistered' })
    const [added]: { id: string }[] = await db.query(ask, [estateId, found.companyId, supplierId])
    if (!added) throw new AppError('entityAlreadyExists')
    await tellOfRequest(db, call, added.id)
    return new Written(AccessLink, added.id, ['supplierId'], true)
  }

  /** What buying the same comes to. */
  async offer(call: Call, supplierId: string) {
    const { db, viewer } = this.#within
    await this.#sellable(supplierId)
    return accessOffer(db, call, signedInAs(viewer))
  }

  /** Lets the supplier's company in at once; the invoice goes to the owner who acts. */
  async purchase(call: Call, { supplierId, purchaseOrderId }: { supplierId: string; purchaseOrderId: string }) {
    const { estateId, db, viewer } = this.#within
    const { companyId, name, address } = await this.#sellable(supplierId)
    await payForAccess(db, call, { buyer: signedInAs(viewer), supplier: name, address, purchaseOrderId })
    const id = await giveAccess(db, { estateId, companyId, supplierId })
    await tellOfAccess(db, call, id)
    return new Written(AccessLink, id, ['supplierId', 'status'], true)
  }

  async #sellable(supplierId: string) {
    const found = await this.#supplier(supplierId)
    if (!found) throw new AppError('entityNotFound')
    if (!found.companyId) throw new AppError('cannotHandleTheRequest', { reason: 'notRegistered' })
    return { ...found, companyId: found.companyId }
  }

  /** Told to the company, unless it has not answered yet. */
  async end(call: Call, id: string) {
    const { estateId, db } = this.#within
    const { companyId, status } = await endAccessLink(db, estateId, id)
    if (companyId && status !== 'unclaimed') await tellOfEnd(db, call, { estateId, companyId, byCompany: false })
  }

  async #supplier(id: string): Promise<Supplier | undefined> {
    const [found]: Supplier[] = await this.#within.db.query(supplier, [this.#within.estateId, id])
    return found
  }
}

/** The company is out with its next request. */
export async function endAccessLink(db: EntityManager, estateId: string, id: string) {
  const [[ended]]: [Pick<AccessLink, 'companyId' | 'status'>[]] = await db.query(end, [estateId, id])
  if (!ended) throw new AppError('entityNotFound')
  return ended
}
