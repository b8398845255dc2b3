import type { TokenArea } from '#schema/access/tokenAreas.ts'
import { type AccessScope, newAccessToken } from '#server/access/accessTokens.ts'
import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount, ofUser } from '#server/access/heldSql.ts'
import { hashOf } from '#server/access/sessions.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { AccessToken } from './accessToken.entity.ts'
import { tokenEstates } from './tokenEstates.offer.ts'

/** More are no use to anybody. */
const most = 50

const find = tokenEstates.made((all) =>
  ofAccount(`select t.id, t.name, t.scope, t.areas, case when t.estate_ids is not null then
    (${all.map(({ named }) => named('t.estate_ids')).join(' union all ')}) end estates, t.created_at "createdAt", s.expires_at "expiresAt", t.last_used_at "lastUsedAt"
  from access_token t join session s on s.id = t.session_id where t.account_id = $1 and s.expires_at > now() order by t.id desc`),
)
const addSession = ofUser(`insert into session (user_id, account_id, token_hash, expires_at, ends_at)
  values ($1, $2, $3, now() + make_interval(days => $4), now() + make_interval(days => $4)) returning id`)
const revoke = ofAccount(
  'delete from session where id = (select session_id from access_token where account_id = $1 and id = $2) returning id',
)

/** None that the account does not see: what a token is for is looked at again each time, and would say that there is such an estate. */
async function refuseUnseen(grant: AccountGrant, estateIds: readonly string[]) {
  const seen = await tokenEstates.answers((estates) => estates.seen(grant, estateIds))
  if (!estateIds.every((id) => seen.includes(id))) throw new AppError('entityNotFound')
}

export const tokensOf = (grant: AccountGrant) => grant.query<{ id: string }>(find())

const distinct = <T>(values: readonly T[] | null) => values && [...new Set(values)]

interface NewToken {
  name: string
  scope: AccessScope
  days: number
  areas?: readonly TokenArea[] | null | undefined
  estateIds?: readonly string[] | null | undefined
}

/** It acts through a session of its own, with all that ends one. */
export async function createToken(grant: AccountGrant, { name, scope, days, areas = null, estateIds = null }: NewToken) {
  await grant.account.get(grant.accountId)
  if ((await tokensOf(grant)).length >= most) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (estateIds) await refuseUnseen(grant, estateIds)
  const token = newAccessToken()
  const [session] = await grant.query<{ id: string }>(addSession, grant.accountId, hashOf(token), days)
  const { id } = await grant
    .rows(AccessToken)
    .add({ sessionId: there(session).id, name, scope, areas: distinct(areas), estateIds: distinct(estateIds) })
  return { token, accessToken: (await tokensOf(grant)).find((one) => one.id === id)! }
}

export async function revokeToken(grant: AccountGrant, id: string) {
  const ended = await grant.query(revoke, id)
  if (!ended.length) throw new AppError('entityNotFound')
}
