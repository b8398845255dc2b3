import type { EntityManager } from 'typeorm'

/** Whose licence it is: a customer's account, or a company. */
export interface LicenceHolder {
  kind: 'account' | 'company'
  id: string
}

/** The column that names the holder, in every table that has one. */
export const columnOf = ({ kind }: LicenceHolder) => (kind === 'account' ? 'account_id' : 'company_id')

/** Whoever changes the licences of a holder waits here for whoever else does. */
export const lockHolder = (db: EntityManager, { kind, id }: LicenceHolder) =>
  db.query(`select from ${kind} where id = $1 for no key update`, [id])
