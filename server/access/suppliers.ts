import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { MaintenanceSupplier } from '#server/maintenance/suppliers/maintenanceSupplier.entity.ts'
import type { Within } from './estateScope.ts'
import { given } from './given.ts'
import type { Target } from './heldRows.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

export interface SupplierValues {
  name: string
  trade: Trade
  partyKind?: PartyKind | null | undefined
  email: string
  phone: string
  organizationNumber?: string | null | undefined
  companyId?: string | null | undefined
}

const fields = ['name', 'trade', 'email', 'organizationNumber'] as const
const numberOfCompany = 'select organization_number "organizationNumber" from company where id = $1'
const own = `select from account a join company c on c.id = a.company_id
  where a.user_id = $1 and not a.is_disabled and c.organization_number = $2 limit 1`

/** Whom the owners of one estate turn to, for changing. */
export class Suppliers {
  readonly #within: Within
  readonly #rows: RowsOfEstate<MaintenanceSupplier>
  constructor(within: Within) {
    this.#within = within
    this.#rows = new RowsOfEstate(MaintenanceSupplier, within)
  }

  async add(id: string | null | undefined, told: SupplierValues) {
    if (id && (await this.#rows.find(id))) throw new AppError('entityAlreadyExists')
    return this.#save({ id }, told)
  }

  async change(target: Target & { id: string }, told: SupplierValues) {
    await this.#rows.get(target.id)
    return this.#save(target, told)
  }

  async #save(target: Target, told: SupplierValues) {
    const organizationNumber = await this.#numberOf(told)
    if (organizationNumber) await this.#refuseOwn(organizationNumber)
    const values = {
      ...given({ ...told, organizationNumber }, fields),
      ...(told.partyKind && { partyKind: told.partyKind }),
      phone: withCountry(told.phone),
    }
    return (await telling(() => this.#rows.save(target, values))).written
  }

  /** Of the company that was told by its id, or as it was told itself. */
  async #numberOf({ companyId, organizationNumber }: SupplierValues) {
    if (!companyId) return organizationNumber
    const [company]: { organizationNumber: string }[] = await this.#within.db.query(numberOfCompany, [companyId])
    if (!company || (organizationNumber && organizationNumber !== company.organizationNumber)) throw invalid('companyId', 'notValid')
    return company.organizationNumber
  }

  async #refuseOwn(organizationNumber: string) {
    const { db, viewer } = this.#within
    const found: unknown[] = await db.query(own, [viewer.userId, organizationNumber])
    if (found.length) throw new AppError('cannotAddOwnCompany', { fields: { organizationNumber: 'cannotAddOwnCompany' } })
  }
}

const norway = '+47'
/** E.164. Eight digits are a Norwegian number; more begin with the code of their country. */
export function withCountry(phone: string) {
  const known = phone.startsWith('+') ? phone : phone.length === 8 ? norway + phone : `+${phone.replace(/^00/, '')}`
  if (!/^\+[1-9]\d{7,14}$/.test(known)) throw invalid('phone', 'notValid')
  return known
}

/** Each stands there once, by its e-mail address. */
async function telling<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if ((error as { driverError?: { constraint?: string } }).driverError?.constraint !== 'maintenance_supplier_email') throw error
    throw new AppError('entityAlreadyExists', { fields: { email: 'entityAlreadyExists' } }, { cause: error })
  }
}
