import type { DataSource, EntityManager } from 'typeorm'
import { isUuid } from '#schema/uuid.ts'
import type { Call } from './call.ts'
import type { AppError } from './errors.ts'
import { Done, type Operation, Written } from './operation.ts'
import { type Ask, type Hole, literal, Param, sql } from './read/sql.ts'

type NamedValues = Readonly<Record<string, unknown>>

const insert = `insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

const insertEach = `insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
  select $1::uuid, $2::uuid, $3::inet, $4::text, $5::text, $6::uuid, record_id, $8::text, $9::text[] from unnest($7::uuid[]) record_id`

/** With what it says in words, under the id of the entry. */
const noting = (entry: string) => `with entry as (${entry} returning id)
  insert into audit_note (id, kind, told) select id, $10, $11 from entry`
const insertNoted = noting(insert)

export const auditDone = (db: EntityManager, call: Call, { name }: Operation, input: NamedValues, result: unknown) => {
  const estateId = call.noted.estateId ?? estateOf(input)
  const { each } = call.noted
  if (each) return db.query(insertEach, [...who(call), name, estateId, each.recordIds, 'done', each.changedFields])
  const recordId = result instanceof Written ? result.id : result instanceof Done ? result.recordId : undefined
  return db.query(
    ...noted(call, insert, [
      ...who(call),
      name,
      estateId,
      recordId ?? call.noted.recordId ?? null,
      'done',
      result instanceof Written ? result.changedFields : [],
    ]),
  )
}

/** The first few of their kind within a time have an entry each; how many there were is counted beside the log: of an account by itself, of nobody by where they come from. */
const insertFirst = (entries: number, within: string, from: string) => `with counted as (
    insert into refusal_count as known (operation, outcome, address, account_id, begins_at)
      values ($5, $8, ${from}, $2, date_bin('${within}', now(), 'epoch'))
      on conflict (address, operation, outcome, account_id, begins_at) do update set times = known.times + 1 returning times)
  insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
  select $1::uuid, $2::uuid, $3::inet, $4::text, $5::text, $6::uuid, $7::uuid, $8::text, $9::text[] from counted where times <= ${entries}`
/** What nobody in particular may try without end, and what is limited already: one in a quarter of an hour. */
const insertOnce = insertFirst(1, '15 minutes', '$3::inet')
/** What somebody who is signed in is refused, again and again: as many as tell what was tried. */
const insertSome = insertFirst(20, '1 hour', 'case when $2::uuid is null then $3::inet end')

/**
 * What was refused is kept too. A record that the caller could not see is left unnamed. Its estate is the one that the
 * caller is known to see, and not what they say it is: what somebody tries elsewhere is nothing to do with its owner.
 */
export const auditRefused = (db: DataSource, call: Call, { name }: Operation, input: NamedValues, refusal: AppError) => {
  const { code, status } = refusal
  if (status >= 500) return Promise.resolve()
  const seen = code !== 'entityNotFound' && code !== 'unauthenticatedUser'
  const recordId = call.noted.recordId ?? (seen ? recordOf(input) : null)
  const text = comesInFloods(call, refusal) ? insertOnce : code === 'loginFailure' ? insert : insertSome
  return db.query(...noted(call, text, [...who(call), name, call.noted.estateId ?? null, recordId, code, []])).catch(() => undefined)
}

/** What comes in floods says nothing beside its entry. */
const noted = ({ noted: { note } }: Call, text: string, values: unknown[]): [string, unknown[]] =>
  note && text === insert ? [insertNoted, [...values, note.kind, note.told]] : [text, values]

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
  }
}
type AuditAsk = Ask & { call: Call }

/** What is limited elsewhere, as wrong passwords are, has an entry each; what nobody in particular may do without end has not. */
const comesInFloods = ({ viewer }: Call, { code, details }: AppError) =>
  details?.reason === 'tooMany' || details?.reason === 'dailyLimit' || (viewer.kind !== 'account' && code !== 'loginFailure')

/** By which address somebody tried to sign in helps whoever asks about it soon. */
export const forgetOldTries = (db: EntityManager) =>
  db.query("delete from audit_note where kind = 'tried' and created_at < now() - interval '30 days'")

export const forgetOldRefusals = (db: EntityManager) => db.query("delete from refusal_count where begins_at < now() - interval '30 days'")

function who({ viewer, address, requestId, noted }: Call) {
  const account = viewer.kind === 'account' ? viewer : undefined
  const userId = noted.userId ?? account?.userId ?? null
  return [userId, userId === account?.userId ? account?.accountId : null, address, requestId]
}
/** What inputs call the record they are about, the innermost first. */
const recordKeys = ['id', 'otherDocumentId', 'controlPointId', 'floorId', 'taskId', 'areaId', 'buildingId']
const recordOf = (input: NamedValues) => recordKeys.map((key) => input[key]).find(isUuid) ?? null
const estateOf = (input: NamedValues) => (isUuid(input['estateId']) ? input['estateId'] : null)
