import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { hashOf, newToken } from '#server/access/sessions.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { MoistureToken } from './moistureToken.entity.ts'
import { refuseMore } from './refuseMore.ts'

/** Tells a token from others, to people and programs that look for what was lost. */
const mark = 'grunnmur_moisture_'
const mostTokens = 10

const tokens = ofEstate(`select id, name, ${writtenAt('created_at')} "createdAt", ${writtenAt('last_used_at')} "lastUsedAt"
  from moisture_token where estate_id = $1 order by id desc`)

export const toldTokens = (grant: EstateGrant) => grant.query<{ id: string }>(tokens)

export async function createToken(grant: EstateGrant, name: string) {
  const rows = grant.rows(MoistureToken)
  await refuseMore(rows, mostTokens)
  const token = mark + newToken()
  const { id } = await rows.add({ name, tokenHash: hashOf(token), createdBy: grant.viewer.accountId })
  return { token, moistureToken: (await toldTokens(grant)).find((one) => one.id === id)! }
}

export const revokeToken = (grant: EstateGrant, id: string) => grant.rows(MoistureToken).remove(id)
