import { createHash } from 'node:crypto'
import { linkSections, sectionNames, sectionRules, sectionSubject } from '#schema/access/sections.ts'
import { demoId } from './demoId.ts'
import type { EstateKey } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past, Span } from './past.ts'
import type { Rows } from './tables.ts'

export type SealKey = (linkId: string, key: string) => Buffer

const shared: readonly { estate: EstateKey; level: 'read' | 'edit'; since: Span }[] = [
  { estate: 'house', level: 'read', since: { years: 1, months: 5 } },
  { estate: 'cabin', level: 'edit', since: { years: 1, months: 4 } },
]

const links: readonly { key: string; name: string; made: Span; expires: Span; visits: number; visited: Span }[] = [
  { key: 'demo-house', name: 'Megler og kjøpere', made: { months: 4 }, expires: { years: -5 }, visits: 37, visited: { days: 1 } },
  { key: 'demo-expired', name: 'Taksten i fjor', made: { years: 1, months: 2 }, expires: { months: 2 }, visits: 6, visited: { months: 3 } },
]

const closedAtFirst = sectionNames.filter((name) => sectionRules[name].closedToNewGuests)

/** What the owner shares: estates with the guest, the house with whoever has the link. */
export const sharingRows = (past: Past, ids: Ids, sealKey: SealKey): Rows => ({
  permission: shared.flatMap(({ estate, level, since }) => {
    const entry = (subject: string, effect: 'allow' | 'deny', action: 'read' | 'update') => {
      const createdAt = past(since, '11:20')
      return {
        id: demoId(`permission ${subject} ${action}`, createdAt),
        accountId: ids.account('guest'),
        subject,
        effect,
        action,
        expirationDate: null,
        createdAt,
      }
    }
    return [
      entry(sectionSubject(ids.estate(estate), 'estate'), 'allow', 'read'),
      ...(level === 'edit' ? [entry(sectionSubject(ids.estate(estate), 'estate'), 'allow', 'update')] : []),
      ...closedAtFirst.map((section) => entry(sectionSubject(ids.estate(estate), section), 'deny', 'read')),
    ]
  }),
  public_link: links.map(({ key, name, made, expires, visits, visited }) => {
    const createdAt = past(made, '12:05')
    const id = demoId(`link ${key}`, createdAt)
    const keys = { keyHash: createHash('sha256').update(key).digest(), keySealed: sealKey(id, key) }
    const validity = { expiresAt: past(expires, '12:05'), revokedAt: null }
    return {
      id,
      estateId: ids.estate('house'),
      ...keys,
      name,
      sections: [...linkSections],
      version: 1,
      ...validity,
      visits,
      lastVisitAt: past(visited, '19:42'),
      createdBy: ids.account('owner'),
      createdAt,
      updatedAt: createdAt,
    }
  }),
})
