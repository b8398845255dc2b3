import { type Standing, seesEstate } from '#server/access/estateRights.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { standingOfAccount } from '#server/access/standing.ts'
import type { TokenEstates } from '#server/accounts/accessTokens/tokenEstates.offer.ts'

const standings = ofAccount(`select e.id, ${standingOfAccount('e.id', 'a')} standing from (select * from account where id = $1) a
  cross join estate e where e.id = any($2) and e.removed_at is null`)

export const estatesOfTokens: TokenEstates = {
  named: (
    ids,
  ) => `select coalesce(json_agg(json_build_object('id', e.id, 'addressLine1', e.address_line1) order by e.address_line1, e.id), '[]')
      from estate e where e.id = any(${ids}) and e.removed_at is null`,
  async seen(grant, estateIds) {
    const { entries } = grant.viewer
    const rows = await grant.query<{ id: string; standing: Standing }>(standings, estateIds)
    return rows.filter(({ id, standing }) => seesEstate({ entries, standing, estateId: id })).map(({ id }) => id)
  },
}
