import type { PermissionEntry } from '#schema/access/entries.ts'
import { sectionNames } from '#schema/access/sections.ts'
import { companyLeaders } from '#server/access/companyLeaders.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { mayOnEstate, type Standing } from '#server/access/estateRights.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { everybodyOn, ownersOn, type PartyOnEstate, partyMay, partyOf } from '#server/access/parties.ts'
import { entriesOf } from '#server/accounts/permissionEntry.entity.ts'
import type { AccessLink } from '../accessLinks/accessLink.entity.ts'
import { namingLetIn } from '../accessLinks/namesLetIn.offer.ts'

const most = 100

const entries = entriesOf('a.id', `p.subject like 'estate/' || $1::uuid::text || '%'`)

const owners = ofEstate(`select a.id "accountId", a.name, v.last_at "lastSeenAt", ${entries} entries
  from ${ownersOn('$1::uuid')} o join account a on a.id = o.account_id left join estate_visit v on v.estate_id = o.estate_id and v.account_id = a.id
  order by a.name, a.id limit ${most}`)
const companies = namingLetIn.made(([as]) =>
  ofEstate(`select l.id "linkId", l.status, coalesce(c.name, ${as!.name('l')}) as name, coalesce(c.organization_number, ${as!.organizationNumber('l')}) "organizationNumber",
    coalesce(l.claimed_at, l.requested_at) since, c.proven_at is not null "isCompanyProven",
    (select max(v.last_at) from estate_visit v join account a on a.id = v.account_id where v.estate_id = l.estate_id and a.company_id = c.id) "lastSeenAt"
  from access_link l left join company c on c.id = l.company_id
  where l.estate_id = $1 order by (l.claimed_at is null), 3, l.id limit ${most}`),
)
/** Of everybody who is something to it; what the rule makes of that is asked afterwards. */
const tokens =
  ofEstate(`select t.id, a.name holder, t.name, t.scope, s.expires_at "expiresAt", t.last_used_at "lastUsedAt", ${partyOf('$1', 'a', '')}
  from access_token t join session s on s.id = t.session_id join account a on a.id = t.account_id
  where s.expires_at > now() and (t.estate_ids is null or $1::uuid = any(t.estate_ids)) and a.id in ${everybodyOn('$1')}
  order by t.last_used_at desc nulls last, t.id limit ${most}`)

interface Entered {
  status?: AccessLink['status']
  entries?: PermissionEntry[]
}

/** Everybody who sees an estate by being somebody to it; the rule that lets them in says what they see, of a company what its leaders do. */
export async function viewersOf(grant: EstateGrant) {
  const { estateId } = grant
  const seen = ({ entries = [] }: Entered, standing: Standing) =>
    sectionNames.filter((section) => mayOnEstate({ entries, roles: companyLeaders, standing, estateId, action: 'read', section }))
  const [owning, letIn, acting] = [
    await grant.query<Entered>(owners),
    await grant.query<Entered>(companies()),
    await grant.query<PartyOnEstate>(tokens),
  ]
  return {
    owners: owning.map((owner) => ({ ...owner, sees: seen(owner, 'owner') })),
    companies: letIn.map((company) => ({ ...company, sees: company.status === 'unclaimed' ? [] : seen(company, 'company') })),
    tokens: acting.filter((token) => sectionNames.some((section) => partyMay(estateId, token, 'read', section))),
  }
}
