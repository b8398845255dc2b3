import { describe, expect, test } from 'vitest'
import en from '#client/messages/en/licences.json' with { type: 'json' }
import nb from '#client/messages/nb/licences.json' with { type: 'json' }
import { planNames } from '#schema/access/planNames.ts'
import { countingAs, isUnlocked, type LicencePlan, licencePlans, plansFor, type Unlocked } from '#schema/access/plans.ts'
import { termsOf } from '#server/licences/licences/terms.ts'

test.each([
  ['CUSTOMER_PLUS', ['maintenancePlan', 'yearWheel', 'economy', 'participants', 'maintenanceReports', 'morePublicLinks']],
  ['COMPANY_PRO', ['projects', 'orders', 'budget', 'controlAreas', 'assignedMaintenancePlans']],
  ['COMPANY_PRO_PLUS', ['projects', 'orders', 'budget', 'controlAreas', 'assignedMaintenancePlans', 'tasks']],
] as [LicencePlan, Unlocked[]][])('%s unlocks these and no others', (plan, unlocked) => {
  const all: Unlocked[] = [
    'maintenancePlan',
    'yearWheel',
    'economy',
    'participants',
    'maintenanceReports',
    'morePublicLinks',
    'projects',
    'orders',
    'budget',
    'controlAreas',
    'assignedMaintenancePlans',
    'tasks',
  ]
  expect(all.filter((part) => isUnlocked([plan], part))).toEqual(unlocked)
  expect(all.filter((part) => isUnlocked([], part))).toEqual([])
})

test('a bigger plan counts as the smaller one it includes', () => {
  expect(Object.fromEntries(licencePlans.map((plan) => [plan, countingAs(plan)]))).toEqual({
    CUSTOMER_PLUS: ['CUSTOMER_PLUS'],
    COMPANY_PRO: ['COMPANY_PRO', 'COMPANY_PRO_PLUS'],
    COMPANY_PRO_PLUS: ['COMPANY_PRO_PLUS'],
  })
  expect(plansFor('customer')).toEqual(['CUSTOMER_PLUS'])
  expect(plansFor('company')).toEqual(['COMPANY_PRO', 'COMPANY_PRO_PLUS'])
})

describe('an order', () => {
  const day = 86_400_000
  const now = new Date('2026-06-01T12:00:00Z')
  const at = (days: number) => new Date(now.getTime() + days * day)
  const held = (plan: LicencePlan, from: number, to: number, netOre: number | null = 490_000) => ({
    id: `${plan} ${from}`,
    plan,
    validFrom: at(from),
    validTo: at(to),
    netOre,
  })
  const terms = (plan: LicencePlan, ...licences: ReturnType<typeof held>[]) => termsOf({ plan, held: licences, priceOre: 890_000, now })

  test('of what is not held begins now', () => {
    expect(terms('COMPANY_PRO')).toMatchObject({ heldUntil: null, validFrom: now, validTo: at(365), replaced: [] })
  })
  test('of what is held begins where the last of it ends', () => {
    expect(terms('COMPANY_PRO', held('COMPANY_PRO', -360, 5), held('COMPANY_PRO', 5, 370))).toMatchObject({
      heldUntil: at(370),
      validFrom: at(370),
      validTo: at(735),
    })
  })
  test('of a smaller plan waits for the bigger one', () => {
    expect(terms('COMPANY_PRO', held('COMPANY_PRO_PLUS', -1, 364))).toMatchObject({ validFrom: at(364), replaced: [] })
  })
  test('of a bigger plan ends the smaller one, and takes its unused days off', () => {
    const { validFrom, lines, total, replaced } = terms('COMPANY_PRO_PLUS', held('COMPANY_PRO', -165, 200))
    expect({ validFrom, replaced }).toEqual({ validFrom: now, replaced: [{ id: 'COMPANY_PRO -165', endsAt: now }] })
    expect(lines.map(({ kind, netOre }) => [kind, netOre])).toEqual([
      ['YEAR', 890_000],
      ['CREDIT', -268_493],
    ])
    expect(total.netOre).toBe(621_507)
  })
  test('takes nothing off for what was given for nothing', () => {
    expect(terms('COMPANY_PRO_PLUS', held('COMPANY_PRO', -1, 364, null)).lines).toHaveLength(1)
  })
  test('never comes to less than nothing: what does not fit stays as it is', () => {
    const { total, replaced } = terms('COMPANY_PRO_PLUS', held('COMPANY_PRO', 0, 365), held('COMPANY_PRO', 365, 730))
    expect(replaced).toHaveLength(1)
    expect(total.netOre).toBe(400_000)
  })
})

test('a plan has one name, wherever it is read', () => {
  expect({ nb: nb.plan, en: en.plan }).toEqual(planNames)
})
