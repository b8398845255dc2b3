import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import { invalid } from '#server/kernel/errors.ts'

export interface Responsible {
  id: string | null
  name: string | null
  kind: PartyKind
}

const responsibles = ofEstate(`select id, name, kind from (
    select null::uuid id, null name, 'landlord' kind, 0 place union all
    (select a.id, a.name, 'landlord', 1 from ${ownersOn('$1')} o join account a on a.id = o.account_id order by a.name limit 100) union all
    (select s.id, s.name, s.party_kind, case s.party_kind when 'landlord' then 2 else 3 end from maintenance_supplier s
      where s.estate_id = $1 order by s.name, s.id limit 500)) those
  order by place, name collate "nb-NO-x-icu", id`)
const isKnown = ofEstate(`select from ${ownersOn('$1')} o where o.account_id = $2 and $3 = 'landlord'
  union all select from maintenance_supplier where estate_id = $1 and id = $2 and party_kind = $3`)

/** Who may be responsible: the owners together, one of them, or whom they turn to. */
export const responsiblesOf = (grant: EstateGrant) => grant.query<Responsible>(responsibles)

/** Who is responsible must have to do with the estate: one of its owners, or whom they turn to. */
export async function refuseStrange(grant: EstateGrant, kind: PartyKind, id: string | null | undefined) {
  if (!id && kind === 'landlord') return
  if (!id || !(await grant.query(isKnown, id, kind)).length) throw invalid('responsibleId', 'notValid')
}
