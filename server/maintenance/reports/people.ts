import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { type PartyOnEstate, partyMay, partyOf, namedOn } from '#server/access/parties.ts'
import { invalid } from '#server/kernel/errors.ts'

export interface ReportAccount {
  id: string
  name: string
  kind: 'owner' | 'guest' | 'company'
}
type Candidate = Omit<ReportAccount, 'kind'> & PartyOnEstate

const most = 500
/** Of a company many go by its name. */
const candidates = `select *, case standing when 'owner' then 0 when 'company' then 2 else 1 end place from (
    select a.id, case when a.company_id is null then a.name else coalesce(u.name || ', ' || a.name, a.name) end "name", ${partyOf('$1', 'a')}
    from ${namedOn('$1')} those join account a on a.id = those.id and not a.is_disabled left join app_user u on u.id = a.user_id) each_once`
const all = ofEstate(`${candidates} order by place, name collate "nb-NO-x-icu", id limit ${most}`)
const among = ofEstate(`${candidates} where id = any($2::uuid[])`)

/** A report is for those who may read the reports of the estate. */
export const readsReports = (estateId: string, party: PartyOnEstate) => partyMay(estateId, party, 'read', 'maintenance-reports')
const kindOf = ({ standing }: PartyOnEstate) => (standing === 'owner' || standing === 'company' ? standing : 'guest')

export async function accountsOf(grant: EstateGrant): Promise<ReportAccount[]> {
  const candidates = await grant.query<Candidate>(all)
  return candidates
    .filter((party) => readsReports(grant.estateId, party))
    .map(({ id, name, ...party }) => ({ id, name, kind: kindOf(party) }))
}

interface Named {
  authorAccountId?: string | null | undefined
  recipientIds?: readonly string[] | null | undefined
}

/** A report has to do with those who may read it, and with nobody else. */
export async function refuseOutsiders(grant: EstateGrant, { authorAccountId, recipientIds }: Named) {
  const wanted = new Set([...(authorAccountId ? [authorAccountId] : []), ...(recipientIds ?? [])])
  if (!wanted.size) return
  const readers = (await grant.query<Candidate>(among, [...wanted])).filter((party) => readsReports(grant.estateId, party))
  const ids = new Set(readers.map(({ id }) => id))
  if (authorAccountId && !ids.has(authorAccountId)) throw invalid('authorAccountId', 'notValid')
  if (recipientIds?.some((id) => !ids.has(id))) throw invalid('recipientIds', 'notValid')
}
