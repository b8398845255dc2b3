import type { Door } from '#server/access/door.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import { invalid } from '#server/kernel/errors.ts'
import type { ProjectValues } from './projectValues.ts'

const owner =
  ofEstate(`select o.account_id "customerAccountId", a.name "customerName" from ${ownersOn('$1')} o join account a on a.id = o.account_id
  where ($2::uuid is null or o.account_id = $2) order by o.id limit 1`)

/** Whom the work is for: an owner goes by their own name, unless another one is given; else the first owner there is. */
export async function customerOf(estate: Door<'estate'>, given: ProjectValues['customer']) {
  if (given?.name && !given.accountId) return { customerName: given.name, customerAccountId: null }
  const [row] = await estate.query<{ customerName: string; customerAccountId: string }>(owner, given?.accountId ?? null)
  if (!row) throw given ? invalid('customer.accountId', 'notValid') : invalid('customer', 'required')
  return { ...row, customerName: given?.name ?? row.customerName }
}
