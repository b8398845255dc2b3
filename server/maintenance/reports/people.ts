import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { invalid } from '#server/kernel/errors.ts'

export interface ReportAccount {
  id: string
  name: string
  kind: 'owner' | 'guest' | 'company'
}

/** Everybody with an account who sees the estate, each as what they are to it first; of a company many go by its name. */
export const seeing = `select a.id, a.name, 'owner' kind, 0 place from estate_owner o join account a on a.id = o.account_id
    where o.estate_id = $1 and not a.is_disabled
  union all select a.id, a.name, 'guest', 1 from guest_invitation g join account a on a.id = g.account_id
    where g.estate_id = $1 and (g.expires_at is null or g.expires_at > now()) and not a.is_disabled
  union all select a.id, coalesce(u.name || ', ' || a.name, a.name), 'company', 2 from access_link l
    join account a on a.company_id = l.company_id left join app_user u on u.id = a.user_id
    where l.estate_id = $1 and l.claimed_at is not null and not a.is_disabled`
const most = 500
const accounts = ofEstate(`select id, name, kind from (select distinct on (id) * from (${seeing}) those order by id, place) each_once
  order by place, name collate "nb-NO-x-icu", id limit ${most}`)
const among = ofEstate(`select distinct id from (${seeing}) those where id = any($2::uuid[])`)

export const accountsOf = (grant: EstateGrant) => grant.query<ReportAccount>(accounts)

interface Named {
  authorAccountId?: string | null | undefined
  recipientIds?: readonly string[] | null | undefined
}

/** A report has to do with those who see the estate, and with nobody else. */
export async function refuseOutsiders(grant: EstateGrant, { authorAccountId, recipientIds }: Named) {
  const wanted = new Set([...(authorAccountId ? [authorAccountId] : []), ...(recipientIds ?? [])])
  if (!wanted.size) return
  const known = new Set((await grant.query<{ id: string }>(among, [...wanted])).map(({ id }) => id))
  if (authorAccountId && !known.has(authorAccountId)) throw invalid('authorAccountId', 'notValid')
  if (recipientIds?.some((id) => !known.has(id))) throw invalid('recipientIds', 'notValid')
}
