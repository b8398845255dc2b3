import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { actions, type PermissionEntry, permits } from '#schema/access/entries.ts'
import { sectionNames, sectionRules } from '#schema/access/sections.ts'
import { estateRights, mayByLink, mayOnEstate, type Standing } from '#server/access/estateRights.ts'
import { readsHouse } from '#tests/support/rights.ts'

/** The rule once more, as slowly and plainly as it can be said. */
function reference(entries: PermissionEntry[], action: string, subject: string, now: Date) {
  let sawAllow = false
  let sawDeny = false
  for (const entry of entries) {
    const expired =
      entry.expirationDate !== undefined && entry.expirationDate !== null && new Date(entry.expirationDate).getTime() <= now.getTime()
    if (expired) continue
    if (entry.subject !== subject) continue
    const aboutAction = entry.action === undefined || entry.action === null || entry.action === action
    if (!aboutAction) continue
    if (entry.effect === 'deny') sawDeny = true
    else sawAllow = true
  }
  if (sawDeny) return false
  return sawAllow
}

const now = new Date('2026-06-01T12:00:00Z')
const subjects = ['estate/1', 'estate/1/report-archive', 'estate/2', 'maintenance-plan-list']
const entry = fc.record<PermissionEntry>(
  {
    subject: fc.constantFrom(...subjects),
    effect: fc.constantFrom('allow', 'deny', null),
    action: fc.constantFrom(...actions, null),
    expirationDate: fc.constantFrom(new Date(now.getTime() - 1), now, new Date(now.getTime() + 1), '2026-06-01T12:00:00.001Z', null),
  },
  { requiredKeys: ['subject'] },
)

test('entries permit exactly what the plain rule permits, on ten thousand lists', () => {
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 8 }),
      fc.constantFrom(...actions),
      fc.constantFrom(...subjects),
      (entries, action, subject) => {
        expect(permits(entries, action, subject, now)).toBe(reference(entries, action, subject, now))
      },
    ),
    { numRuns: 10_000 },
  )
})

describe('on an estate', () => {
  const estateId = '01a1fc46-0fae-77e7-908c-8cd8fb5cc397'
  const ask = (entries: PermissionEntry[], standing: Standing = 'none') => ({ entries, standing, estateId, now })
  const subject = `estate/${estateId}`
  const archive = `${subject}/report-archive`

  test('an owner may do everything there is to do', () => {
    expect(mayOnEstate({ ...ask([], 'owner'), action: 'update', section: 'report-archive' })).toBe(true)
    expect(mayOnEstate({ ...ask([], 'owner'), action: 'read', section: 'history' })).toBe(true)
    expect(mayOnEstate({ ...ask([], 'owner'), action: 'delete', section: 'estate' })).toBe(true)
    expect(mayOnEstate({ ...ask([], 'owner'), action: 'update', section: 'history' })).toBe(false)
  })

  test('who may read the estate may read the sections that follow it, and no others', () => {
    const reader = ask([{ subject, action: 'read' }])
    expect(mayOnEstate({ ...reader, action: 'read', section: 'report-archive' })).toBe(true)
    expect(mayOnEstate({ ...reader, action: 'update', section: 'report-archive' })).toBe(false)
    expect(mayOnEstate({ ...reader, action: 'read', section: 'history' })).toBe(false)
  })

  test('a denied read closes a section to every action, whatever the order of entries', () => {
    const entries: PermissionEntry[] = [{ subject: archive, action: 'read', effect: 'deny' }, { subject }, { subject: archive }]
    for (const given of [entries, entries.toReversed()]) {
      expect(mayOnEstate({ ...ask(given), action: 'update', section: 'report-archive' })).toBe(false)
      expect(mayOnEstate({ ...ask(given, 'owner'), action: 'read', section: 'report-archive' })).toBe(false)
    }
  })

  test('a denied create or delete stops that, and nothing else', () => {
    for (const denied of ['create', 'delete'] as const) {
      const asked = ask([{ subject: archive, action: denied, effect: 'deny' }], 'owner')
      for (const action of actions) expect(mayOnEstate({ ...asked, action, section: 'report-archive' })).toBe(action !== denied)
    }
  })

  test('to add is allowed by itself, and shows nothing that may not be read', () => {
    const adder = ask([
      { subject, action: 'read' },
      { subject: archive, action: 'create' },
    ])
    expect(mayOnEstate({ ...adder, action: 'create', section: 'report-archive' })).toBe(true)
    expect(mayOnEstate({ ...adder, action: 'delete', section: 'report-archive' })).toBe(false)
    expect(mayOnEstate({ ...ask([{ subject: archive, action: 'create' }]), action: 'create', section: 'report-archive' })).toBe(false)
  })

  test('what was done is closed with the plan, and nothing else is', () => {
    const planless = ask([{ subject }, { subject: `${subject}/maintenance-plan`, action: 'read', effect: 'deny' }])
    expect(mayOnEstate({ ...planless, action: 'read', section: 'archived-tasks' })).toBe(false)
    expect(mayOnEstate({ ...planless, action: 'read', section: 'maintenance-year-wheel' })).toBe(true)
    expect(mayOnEstate({ ...ask([], 'builder'), action: 'read', section: 'archived-tasks' })).toBe(false)
  })

  test('a section alone shows nothing of an estate that is closed', () => {
    expect(mayOnEstate({ ...ask([{ subject: archive }]), action: 'read', section: 'report-archive' })).toBe(false)
  })

  test('a company that was let in reads what companies read there, and changes nothing but the maintenance plan', () => {
    for (const section of ['report-archive', 'technical-information', 'moisture'] as const)
      expect(mayOnEstate({ ...ask([], 'company'), action: 'read', section })).toBe(true)
    for (const section of ['insurance', 'private-folder', 'history'] as const)
      expect(mayOnEstate({ ...ask([], 'company'), action: 'read', section })).toBe(false)
    expect(mayOnEstate({ ...ask([], 'company'), action: 'update', section: 'estate' })).toBe(false)
    expect(mayOnEstate({ ...ask([{ subject, effect: 'deny' }], 'company'), action: 'read', section: 'report-archive' })).toBe(false)
  })

  test('whom an estate turns to is known to those who lead a company, and to nobody else there', () => {
    const read = { action: 'read', section: 'maintenance-participants' } as const
    for (const [role, may] of [
      ['Company.Admin', true],
      ['Company.Leader', true],
      ['Company.Professional', false],
    ] as const)
      expect(mayOnEstate({ ...ask([], 'company'), roles: [role], ...read })).toBe(may)
    expect(mayOnEstate({ ...ask([], 'company'), roles: ['Company.Admin'], ...read, action: 'update' })).toBe(false)
  })

  test('a link reads the sections it names and never writes', () => {
    expect(mayByLink(['report-archive'], 'read', 'report-archive')).toBe(true)
    expect(mayByLink([], 'read', 'report-archive')).toBe(false)
    expect(mayByLink(['projects'], 'read', 'estate')).toBe(false)
    expect(mayByLink(['estate'], 'read', 'estate')).toBe(true)
    expect(mayByLink(['history'], 'read', 'history')).toBe(false)
    expect(mayByLink(['report-archive'], 'update', 'report-archive')).toBe(false)
    expect(mayByLink([], 'read', 'archived-tasks')).toBe(false)
    expect(mayByLink(['archived-tasks'], 'read', 'archived-tasks')).toBe(true)
  })

  test('rights are told by standing, and apart for each estate that entries name', () => {
    const rights = JSON.parse(estateRights([{ subject: archive, effect: 'deny' }], ['Company.Admin'], now)) as Record<
      string,
      Record<string, string[]>
    >
    const all = sectionNames.flatMap((section) => sectionRules[section].actions.map((action) => `${action} ${section}`))
    expect(rights['']).toEqual({
      owner: all,
      company: [
        ...readsHouse,
        'read technical-information',
        'read report-archive',
        'read moisture',
        'create maintenance-plan',
        'read maintenance-plan',
        'update maintenance-plan',
        'delete maintenance-plan',
        'read archived-tasks',
        'read maintenance-year-wheel',
        'read maintenance-participants',
        'read maintenance-economy',
        'create maintenance-reports',
        'read maintenance-reports',
        'update maintenance-reports',
        'delete maintenance-reports',
      ],
      builder: [...readsHouse, 'read technical-information', 'read moisture'],
      none: [],
    })
    expect(rights[estateId]!['owner']).toEqual(all.filter((right) => !right.endsWith(' report-archive')))
  })
})
