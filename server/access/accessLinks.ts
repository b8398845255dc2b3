import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import type { MaintenanceSupplier } from '#server/maintenance/suppliers/maintenanceSupplier.entity.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { tellOfRequest } from './accessMails.ts'
import type { Within } from './estateScope.ts'

type Supplier = Pick<MaintenanceSupplier, 'id' | 'companyId' | 'organizationNumber'>

/** Locked against being changed, so that the request is for the company that the supplier is. */
const supplier = `select id, company_id "companyId", organization_number "organizationNumber" from maintenance_supplier
  where estate_id = $1 and id = $2 for share`
/** Whoever else asks at the same moment waits here, and finds it asked. */
const ask = `insert into access_link (estate_id, company_id, supplier_id) values ($1, $2, $3) on conflict do nothing returning id`
const end = 'delete from access_link where estate_id = $1 and id = $2 returning id'

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

  end(id: string) {
    const { estateId, db } = this.#within
    return endAccessLink(db, estateId, id)
  }

  async #supplier(id: string): Promise<Supplier | undefined> {
    const [found]: Supplier[] = await this.#within.db.query(supplier, [this.#within.estateId, id])
    return found
  }
}

/** The company is out with its next request. */
export async function endAccessLink(db: EntityManager, estateId: string, id: string) {
  const [ended]: [unknown[]] = await db.query(end, [estateId, id])
  if (!ended.length) throw new AppError('entityNotFound')
}
