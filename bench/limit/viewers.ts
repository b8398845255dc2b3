import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { PermissionEntry } from '../../schema/access/entries.ts'
import { mayListPlans } from '../../schema/access/planList.ts'
import { estateRights, estatesClosedTo, estatesOpenTo, linkRights, mayByLink, type Standing } from '../../server/access/estateRights.ts'

/** What one standing may do on one estate, worked out when its holder is read. */
export interface Right {
  /** As JSON; null where the estate does not exist for them. */
  may: string | null
  allowed: ReadonlySet<string>
  /** The sections that they read; null as above. */
  readable: readonly string[] | null
}
type Rights = Readonly<Record<Standing, Right>>

export interface Account {
  sessionId: string
  version: number
  userId: string
  accountId: string
  /** The company that it looks after. */
  companyId: string | null
  /** The company whose assigned plans it lists. */
  plansOf: string | null
  validUntil: string | null
  closed: readonly string[]
  /** Estates of others that entries show. */
  open: readonly string[]
  /** For a list: by estate, and for all that are not named. */
  ownersMay: string
  usuallyMay: string
  on(estateId: string): Rights
}
export interface LinkHolder {
  linkId: string
  version: number
  key: string
  estateId: string
  rights: string
  readsArchive: boolean
  readsTechnical: boolean
  readsProjects: boolean
}

const sessionText = `select s.id, s.version, s.user_id, s.account_id, least(min(p.expiration_date))::text,
    coalesce(json_agg(json_build_object('subject', p.subject, 'effect', p.effect, 'action', p.action)) filter (where p.id is not null), '[]'),
    (select a.company_id from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin' where a.id = s.account_id)
  from session s left join permission p on p.account_id = s.account_id and (p.expiration_date is null or p.expiration_date > now())
  where s.token_hash = $1 and s.expires_at > now() group by s.id`
const linkText =
  'select id, version, estate_id, sections from public_link where key_hash = $1 and revoked_at is null and expires_at > now()'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
const rightOf = (may: readonly string[]): Right => ({
  may: may.includes('read estate') ? JSON.stringify(may) : null,
  allowed: new Set(may),
  readable: may.includes('read estate') ? may.flatMap((right) => /^read (.+)/.exec(right)?.[1] ?? []) : null,
})

/** Kept in memory; every statement proves that they still hold. */
export class Viewers {
  readonly #pool: pg.Pool
  readonly #accounts = new Map<string, Account>()
  readonly #links = new Map<string, LinkHolder>()
  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  account = (token: string) => this.#accounts.get(token) ?? this.readAccount(token)
  link = (key: string) => this.#links.get(key) ?? this.readLink(key)

  async readAccount(token: string): Promise<Account | undefined> {
    const { rows } = await this.#pool.query({ text: sessionText, values: [hashOf(token)], rowMode: 'array' })
    if (!rows[0]) return undefined
    const [sessionId, version, userId, accountId, validUntil, entries, companyId] = rows[0] as [
      string,
      number,
      string,
      string,
      string | null,
      PermissionEntry[],
      string | null,
    ]
    const all = JSON.parse(estateRights(entries, [])) as Record<string, Record<Standing, string[]>>
    const known = new Map(
      Object.entries(all).map(([id, { owner, company, builder, none }]) => [
        id,
        { owner: rightOf(owner), company: rightOf(company), builder: rightOf(builder), none: rightOf(none) },
      ]),
    )
    const named = Object.entries(all).flatMap(([id, { owner }]) => (id ? [[id, owner]] : []))
    const account: Account = {
      sessionId,
      version,
      userId,
      accountId,
      companyId,
      plansOf: mayListPlans({ roles: companyId ? ['Company.Admin'] : [], entries }) ? companyId : null,
      validUntil,
      closed: estatesClosedTo(entries),
      open: estatesOpenTo(entries),
      ownersMay: JSON.stringify(Object.fromEntries(named)),
      usuallyMay: JSON.stringify(all['']!.owner),
      on: (estateId) => known.get(estateId) ?? known.get('')!,
    }
    this.#accounts.set(token, account)
    return account
  }

  async readLink(key: string): Promise<LinkHolder | undefined> {
    const { rows } = await this.#pool.query({ text: linkText, values: [hashOf(key)], rowMode: 'array' })
    if (!rows[0]) return undefined
    const [linkId, version, estateId, chosen] = rows[0] as [string, number, string, string[]]
    const sections = ['estate', ...chosen]
    const holder = {
      linkId,
      version,
      key,
      estateId,
      rights: linkRights(sections),
      readsArchive: mayByLink(sections, 'read', 'report-archive'),
      readsTechnical: mayByLink(sections, 'read', 'technical-information'),
      readsProjects: mayByLink(sections, 'read', 'projects'),
    }
    this.#links.set(key, holder)
    return holder
  }
}
