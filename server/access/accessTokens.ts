import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import { hashOf, newToken } from './sessions.ts'

export type AccessScope = 'read' | 'write'

/** Tells a token from a session's, to people and programs that look for what was lost. */
const mark = 'grunnmur_'
/** More are no use to anybody. */
const most = 50

export const isAccessToken = (text: string) => text.startsWith(mark) && /^[\w-]{43}$/.test(text.slice(mark.length))

const told = `t.id, t.name, t.scope, t.created_at "createdAt", s.expires_at "expiresAt", t.last_used_at "lastUsedAt"`
const find = `select ${told} from access_token t join session s on s.id = t.session_id where t.account_id = $1 and s.expires_at > now() order by t.id desc`
const addSession = `insert into session (token_hash, user_id, account_id, expires_at, ends_at)
  values ($1, $2, $3, now() + make_interval(days => $4), now() + make_interval(days => $4)) returning id`
const addToken = 'insert into access_token (session_id, account_id, name, scope) values ($1, $2, $3, $4) returning id'

export const accessTokensOf = (db: EntityManager, accountId: string): Promise<{ id: string }[]> => db.query(find, [accountId])

interface NewToken {
  userId: string
  accountId: string
  name: string
  scope: AccessScope
  days: number
}

/** The secret itself is not kept. It acts through a session of its own, with all that ends one. */
export async function createAccessToken(db: EntityManager, { userId, accountId, name, scope, days }: NewToken) {
  await db.query('select from account where id = $1 for no key update', [accountId])
  if ((await accessTokensOf(db, accountId)).length >= most) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const token = mark + newToken()
  const [session]: { id: string }[] = await db.query(addSession, [hashOf(token), userId, accountId, days])
  const [added]: { id: string }[] = await db.query(addToken, [session!.id, accountId, name, scope])
  return { token, accessToken: (await accessTokensOf(db, accountId)).find(({ id }) => id === added!.id)! }
}

const revoke = 'delete from session where id = (select session_id from access_token where id = $1 and account_id = $2) returning id'

export async function revokeAccessToken(db: EntityManager, accountId: string, id: string) {
  const [ended]: [unknown[]] = await db.query(revoke, [id, accountId])
  if (!ended.length) throw new AppError('entityNotFound')
}

/** Not for every request: to the minute is enough. */
export const noteUse = `update access_token set last_used_at = now() where session_id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`
