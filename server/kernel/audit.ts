import type { DataSource, EntityManager } from 'typeorm'
import { isUuid } from '#schema/fields.ts'
import type { Call } from './call.ts'
import type { AppError } from './errors.ts'
import { Done, type Operation, Written } from './operation.ts'
import { type Ask, type Hole, literal, Param, sql } from './read/sql.ts'

type Values = Readonly<Record<string, unknown>>

const insert = `insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

export const auditDone = (db: EntityManager, call: Call, { name }: Operation, input: Values, result: unknown) => {
  const recordId = result instanceof Written ? result.id : result instanceof Done ? result.recordId : undefined
  return db.query(insert, [
    ...who(call),
    name,
    estateOf(input),
    recordId ?? call.noted.recordId ?? null,
    'done',
    result instanceof Written ? result.changedFields : [],
  ])
}

/** What was refused is kept too. A record that the caller could not see is left unnamed: its owner has nothing to do with it. */
export const auditRefused = (db: DataSource, call: Call, { name }: Operation, input: Values, { code, status }: AppError) => {
  if (status >= 500) return Promise.resolve()
  const seen = code !== 'entityNotFound' && code !== 'unauthenticatedUser'
  const recordId = call.noted.recordId ?? (seen && isUuid(input['id']) ? input['id'] : null)
  return db.query(insert, [...who(call), name, seen ? estateOf(input) : null, recordId, code, []]).catch(() => undefined)
}

/** The same entry, as columns of a statement that writes it together with the row. */
export const auditColumns = (operation: Operation): Record<string, Hole> => {
  const param = (read: (ask: AuditAsk) => unknown) => new Param((ask) => read(ask as AuditAsk))
  const [userId, accountId, address, requestId] = [0, 1, 2, 3].map((i) => param(({ call }) => who(call)[i]))
  return {
    user_id: sql`${userId!}::uuid`,
    account_id: sql`${accountId!}::uuid`,
    address: sql`${address!}::inet`,
    request_id: sql`${requestId!}::text`,
    operation: literal(operation.name),
    estate_id: sql`${param(({ input }) => estateOf(input))}::uuid`,
    outcome: literal('done'),
    changed_fields: sql`${param(({ input }) => operation.addsAtOnce(input)?.changedFields(input) ?? [])}::text[]`,
  }
}
type AuditAsk = Ask & { call: Call }

function who({ viewer, address, requestId, noted }: Call) {
  const known = viewer.kind === 'account' ? viewer : undefined
  const userId = noted.userId ?? known?.userId ?? null
  return [userId, userId === known?.userId ? known?.accountId : null, address, requestId]
}
const estateOf = (input: Values) => (isUuid(input['estateId']) ? input['estateId'] : null)
