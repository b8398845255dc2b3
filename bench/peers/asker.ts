import { createHash } from 'node:crypto'
import type { PermissionEntry } from '../../schema/access/entries.ts'
import { estatesClosedTo, linkRights, mayOnEstate, estateRights, type Standing } from '../../server/access/estateRights.ts'

/** Sends a statement with a name of its own; rows come back as records. */
export type Query = <Row>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>

export interface Asker {
  accountId: string | null
  userId: string | null
  entries: readonly PermissionEntry[]
  closed: readonly string[]
  link: { key: string; estateId: string; sections: readonly string[] } | undefined
  requestId: string
}

const sessionText = `select s.account_id "accountId", s.user_id "userId",
    coalesce((select json_agg(json_build_object('subject', subject, 'effect', effect, 'action', action)) from permission
      where account_id = s.account_id and (expiration_date is null or expiration_date > now())), '[]') entries
  from session s where token_hash = $1 and expires_at > now()`
const linkText = 'select estate_id "estateId", sections from public_link where key_hash = $1 and revoked_at is null and expires_at > now()'
const hashOf = (secret: string) => createHash('sha256').update(secret).digest()

/** Read for every request, as servers do that keep no copy of it. */
export async function askerOf(query: Query, url: string, cookie: string | undefined, requestId: string): Promise<Asker> {
  const key = /^\/graphql\/public\/(.+)/.exec(url)?.[1]
  if (key) {
    const [row] = await query<{ estateId: string; sections: string[] }>('link', linkText, [hashOf(key)])
    return {
      accountId: null,
      userId: null,
      entries: [],
      closed: [],
      link: row && { key, ...row, sections: ['estate', ...row.sections] },
      requestId,
    }
  }
  const token = /session=([\w-]+)/.exec(cookie ?? '')?.[1] ?? ''
  const [row] = await query<{ accountId: string; userId: string; entries: PermissionEntry[] }>('session', sessionText, [hashOf(token)])
  const entries = row?.entries ?? []
  return {
    accountId: row?.accountId ?? null,
    userId: row?.userId ?? null,
    entries,
    closed: estatesClosedTo(entries),
    link: undefined,
    requestId,
  }
}

const standingOf = (owner: boolean): Standing => (owner ? 'owner' : 'none')

export function sees({ link, entries }: Asker, estateId: string, owner: boolean) {
  return link
    ? link.estateId === estateId
    : mayOnEstate({ entries, standing: standingOf(owner), estateId, action: 'read', section: 'estate' })
}
export function opensArchive({ link, entries }: Asker, estateId: string, owner: boolean, action: 'read' | 'update' = 'read') {
  if (link) return action === 'read' && link.sections.includes('report-archive')
  return mayOnEstate({ entries, standing: standingOf(owner), estateId, action, section: 'report-archive' })
}
export function mayOn({ link, entries }: Asker, estateId: string, owner: boolean): string[] {
  if (link) return JSON.parse(linkRights(link.sections)) as string[]
  const rights = JSON.parse(estateRights(entries)) as Record<string, Record<Standing, string[]>>
  return (rights[estateId] ?? rights['']!)[standingOf(owner)]
}
