import { createHash } from 'node:crypto'
import { linkSections, type SectionName, sectionNames, sectionRules, sectionSubject } from '#schema/access/sections.ts'
import { timeZone } from '#schema/day.ts'
import { demoId } from './demoId.ts'
import type { EstateKey } from './estates.ts'
import type { Ids } from './ids.ts'
import type { Past, Span } from './past.ts'
import type { PersonKey } from './people.ts'
import { bathroomId } from './projectRows.ts'
import type { Rows } from './tables.ts'

export type SealKey = (linkId: string, key: string) => Buffer

interface DemoGuest {
  estate: EstateKey
  level: 'read' | 'edit'
  since: Span
  person: PersonKey
  /** Has been asked to come, and has not yet. */
  isAwaited?: true
  name?: string
  /** A time ago; in the future where it is negative. */
  expires?: Span
}

const guests: readonly DemoGuest[] = [
  { estate: 'house', level: 'read', since: { years: 1, months: 5 }, person: 'guest', name: 'Ola Hansen' },
  { estate: 'cabin', level: 'edit', since: { years: 1, months: 4 }, person: 'guest', name: 'Ola Hansen' },
  { estate: 'house', level: 'read', since: { months: 7 }, person: 'ingrid', name: 'Ingrid, megler', expires: { months: 4 } },
  { estate: 'cabin', level: 'read', since: { months: 1 }, person: 'berit', isAwaited: true, expires: { months: -6 } },
]

const links: readonly {
  key: string
  name: string
  made: Span
  expires: Span
  visits: number
  visited: Span
  project?: typeof bathroomId
}[] = [
  { key: 'demo-house', name: 'Megler og kjøpere', made: { months: 4 }, expires: { years: -5 }, visits: 37, visited: { days: 1 } },
  { key: 'demo-expired', name: 'Taksten i fjor', made: { years: 1, months: 2 }, expires: { months: 2 }, visits: 6, visited: { months: 3 } },
  {
    key: 'demo-project',
    name: 'Badet, for naboen',
    made: { months: 1 },
    expires: { years: -5 },
    visits: 4,
    visited: { days: 2 },
    project: bathroomId,
  },
]

const visits: readonly { estate: EstateKey; person: PersonKey; last: Span }[] = [
  { estate: 'house', person: 'owner', last: { days: 1 } },
  { estate: 'flat', person: 'owner', last: { days: 9 } },
  { estate: 'cabin', person: 'owner', last: { months: 2 } },
  { estate: 'house', person: 'guest', last: { days: 3 } },
  { estate: 'cabin', person: 'guest', last: { days: 20 } },
  { estate: 'house', person: 'ingrid', last: { months: 4, days: 6 } },
]

/** The end of a day that long ago, on a Norwegian clock. */
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hour12: false })
const midnight = (past: Past, span: Span) =>
  (['22:00', '23:00'] as const).map((time) => past(span, time)).find((at) => Number(hour.format(at)) % 24 === 0)!

const closedAtFirst = sectionNames.filter((name) => sectionRules[name].closedToNewGuests)
const invitationId = (past: Past, { estate, person, since }: DemoGuest) => demoId(`guest ${person} ${estate}`, past(since, '11:20'))

/** What the owner shares: estates with the guest, the house with whoever has the link. */
export const sharingRows = (past: Past, ids: Ids, sealKey: SealKey): Rows => ({
  guest_invitation: guests.map((guest) => {
    const { estate, level, since, person, isAwaited, name = null, expires } = guest
    const createdAt = past(since, '11:20')
    return {
      id: invitationId(past, guest),
      estateId: ids.estate(estate),
      accountId: ids.account(person),
      email: `${person}@demo.example`,
      name,
      accessLevel: level,
      restrictions: closedAtFirst,
      expiresAt: expires ? midnight(past, expires) : null,
      state: isAwaited ? 'CREATED' : 'CONFIRMED',
      invitedBy: ids.account('owner'),
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }
  }),
  permission: guests.flatMap((guest) => {
    const { estate, level, since, person, expires } = guest
    const entry = (section: SectionName, effect: 'allow' | 'deny', action: 'read' | null) => {
      const createdAt = past(since, '11:20')
      const subject = sectionSubject(ids.estate(estate), section)
      return {
        id: demoId(`permission ${person} ${subject}`, createdAt),
        accountId: ids.account(person),
        guestInvitationId: invitationId(past, guest),
        subject,
        effect,
        action,
        expirationDate: expires ? midnight(past, expires) : null,
        createdAt,
      }
    }
    return [entry('estate', 'allow', level === 'read' ? 'read' : null), ...closedAtFirst.map((section) => entry(section, 'deny', 'read'))]
  }),
  estate_visit: visits.map(({ estate, person, last }) => ({
    estateId: ids.estate(estate),
    accountId: ids.account(person),
    lastAt: past(last, '19:35'),
  })),
  public_link: links.map(({ key, name, made, expires, visits, visited, project }) => {
    const createdAt = past(made, '12:05')
    const id = demoId(`link ${key}`, createdAt)
    const keys = { keyHash: createHash('sha256').update(key).digest(), keySealed: sealKey(id, key) }
    const validity = { expiresAt: past(expires, '12:05'), revokedAt: null }
    return {
      id,
      estateId: ids.estate('house'),
      ...keys,
      name,
      projectId: project ? project(past) : null,
      sections: project ? [] : [...linkSections],
      version: 1,
      ...validity,
      visits,
      lastVisitAt: past(visited, '19:42'),
      createdBy: ids.account('owner'),
      createdAt,
      updatedAt: createdAt,
    }
  }),
  calendar_feed: [calendarFeed(ids, past, sealKey)],
  estate_claim: [waitingClaim(ids, past)],
})

/** One of those who share the cabin has asked for their part of it, and waits for the owner. */
function waitingClaim(ids: Ids, past: Past) {
  const createdAt = past({ days: 2 }, '10:04')
  return {
    id: demoId('claim amir cabin', createdAt),
    estateId: ids.estate('cabin'),
    accountId: ids.account('amir'),
    evidence: 'typed',
    shareNumerator: 1,
    shareDenominator: 12,
    state: 'waiting',
    expiresAt: past({ days: -58 }, '10:04'),
    ownersToldAt: createdAt,
    createdAt,
  }
}

const calendarKey = 'demo-calendar'

/** The owner has the year wheel of the house in a calendar. */
function calendarFeed(ids: Ids, past: Past, sealKey: SealKey) {
  const createdAt = past({ months: 2 }, '20:10')
  const id = demoId(`calendar ${calendarKey}`, createdAt)
  return {
    id,
    estateId: ids.estate('house'),
    keyHash: createHash('sha256').update(calendarKey).digest(),
    keySealed: sealKey(id, calendarKey),
    responsibleKind: null,
    responsibleId: null,
    language: 'nb',
    accountId: ids.account('owner'),
    lastFetchedAt: past({ days: 1 }, '06:30'),
    createdAt,
  }
}
