import type { Guards } from '../read/plan.ts'
import { Param, raw, type Sql, sql, type Statement, statement } from '../read/sql.ts'
import type { Viewer, ViewerKind } from '../viewer.ts'

/** What a snapshot shows of itself. */
export interface Marks {
  /** Of the primary its clock, of a replica when the primary last wrote to it, in seconds. */
  at: number
  /** How often anybody lost what they were to something, in slots. */
  losses: string
  /** How often whoever asks has changed anything. */
  writes: number
}

/** Seconds by which what a replica tells may be behind. */
export const mostBehind = 5

const losses = `(select string_agg(times::text, ',' order by slot) from standing_loss)`
const writesOf = (userId: string) => `coalesce((select times from user_write where user_id = ${userId}::uuid), 0)::float8`

/** Cells behind those of a read: what the snapshot that it was read in shows. */
export const marksBehind = (text: string, parameter: number) => `select r.*, ${marksIn(`$${parameter}`)} from (${text}) r`
const marksIn = (userId: string) =>
  `(select extract(epoch from beaten_at)::float8 from replica_beat) at, ${losses} losses, ${writesOf(userId)} writes`
/** The same alone, before anything else is read in it. */
export const replicaMarks = `select ${marksIn('$1')}`

export const userOf = (viewer: Viewer) => (viewer.kind === 'account' ? viewer.userId : null)

/** Asked of the primary: whether the viewer still is who it was, and what a replica must have seen. No row where it is not. */
export function proofs(guards: Guards): Partial<Record<ViewerKind, Statement>> {
  const userId = new Param(({ viewer }) => userOf(viewer as Viewer))
  const proof = (guard: Sql) =>
    statement(sql`select extract(epoch from clock_timestamp())::float8, ${raw(losses)}, m.writes from ${guard}
      cross join lateral (select ${raw(writesOf('u.id'))} writes from (select ${userId}::uuid id) u) m`)
  const { account, link } = guards
  return { ...(account && { account: proof(account) }), ...(link && { link: proof(link) }) }
}

export const marksOf = ([at, losses, writes]: unknown[]) => ({ at, losses, writes }) as Marks

export type Lack = 'behind' | 'before own write' | 'before a loss'

/** Why what a replica shows is not told; nothing where it may be. */
export function lackOf(replica: Marks, primary: Marks): Lack | undefined {
  if (primary.at - replica.at > mostBehind) return 'behind'
  if (replica.writes < primary.writes) return 'before own write'
  return hasAll(replica.losses, primary.losses) ? undefined : 'before a loss'
}

/** Each slot by itself: whoever counted in one has seen all who did so there before. */
function hasAll(seen: string, counted: string) {
  if (seen === counted) return true
  const seenTimes = seen.split(',')
  return counted.split(',').every((times, slot) => Number(seenTimes[slot]) >= Number(times))
}
