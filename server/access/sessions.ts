import { hash, randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'

/** Unused for so long, a session is over; in use it lives on, but for so many days at most. */
export const idleHours = 8
const longestDays = 30

export const hashOf = (secret: string) => hash('sha256', secret, 'buffer')

/** 256 bits in base64url; nothing else can be a token of ours. */
export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
export const newToken = () => randomBytes(32).toString('base64url')

export const prolong = `update session set expires_at = least(ends_at, now() + interval '${idleHours} hours') where id = $1 and expires_at > now()`

/** The row of the user is locked, so that a change of the password comes either before this or ends the new session too. */
const start = `insert into session (token_hash, user_id, expires_at, ends_at)
  select $3, id, now() + interval '${idleHours} hours', now() + interval '${longestDays} days' from app_user where id = $1 and password_hash = $2 for no key update
  returning id`

/** The token of a new session; nothing if that is no longer the user's password. Only its hash is kept. */
export async function startSession(db: EntityManager, userId: string, passwordHash: string): Promise<string | undefined> {
  const token = newToken()
  const rows: unknown[] = await db.query(start, [userId, passwordHash, hashOf(token)])
  return rows.length ? token : undefined
}

export const endSession = (db: EntityManager, sessionId: string) => db.query('delete from session where id = $1', [sessionId])
export const endOtherSessions = (db: EntityManager, userId: string, sessionId: string) =>
  db.query('delete from session where user_id = $1 and id <> $2 and not exists (select from access_token where session_id = session.id)', [
    userId,
    sessionId,
  ])

/** Makes one of the user's accounts the one that acts. What others keep of the session is old with that. */
export const selectAccount = (db: EntityManager, sessionId: string, accountId: string) =>
  db.query('update session set account_id = $2, version = version + 1 where id = $1 and account_id is distinct from $2', [
    sessionId,
    accountId,
  ])

export const forgetEndedSessions = (db: EntityManager) => db.query('delete from session where expires_at <= now()')
