import { beforeAll, expect, test } from 'vitest'
import { object, string } from 'yup'
import { withEstateLicence, withLicence } from '#server/access/needsLicence.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { asAccount } from '#server/access/signedIn.ts'
import { command } from '#server/kernel/operation.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

type Person = { accountId: string; token: string }
const hold = (column: 'account_id' | 'company_id', id: string, plan: string, [from, to] = ['-1 day', '1 day']) =>
  world.sql(`insert into licence (${column}, plan, valid_from, valid_to) values ($1, $2, now() + $3::interval, now() + $4::interval)`, [
    id,
    plan,
    from,
    to,
  ])
const viewerOf = async ({ token }: Person) => {
  const viewer = await world.app.viewers.reload({ sessionToken: token })
  if (viewer.kind !== 'account') throw new Error('signed out')
  return viewer
}
const outcome = (work: () => unknown) =>
  Promise.resolve()
    .then(work)
    .then(
      () => 'counts',
      ({ code, details }: { code: string; details?: { reason?: string } }) => details?.reason ?? code,
    )

/** Whose licence counts for the maintenance plan of an estate: who acts, what is held, and what comes of it. */
const cases = [
  ['owner', 'nothing', 'licence'],
  ['owner', 'their own', 'counts'],
  ['owner', 'one that has ended', 'licence'],
  ['owner', 'one that begins tomorrow', 'licence'],
  ['owner', 'the co-owner’s', 'counts'],
  ['guest', 'nothing', 'licence'],
  ['guest', 'the owner’s', 'counts'],
  ['guest', 'the guest’s own', 'licence'],
  ['company', 'nothing', 'licence'],
  ['company', 'the owner’s', 'counts'],
  ['company', 'COMPANY_PRO', 'counts'],
  ['company', 'COMPANY_PRO_PLUS', 'counts'],
  ['company', 'another company’s', 'licence'],
  ['reader', 'the owner’s', 'authorizationFailure'],
  ['stranger', 'their own', 'entityNotFound'],
] as const

test.each(cases)('on an estate %s with %s: %s', async (who, held, expected) => {
  const estate = await world.estate()
  const company = await world.company()
  const entries = [
    { subject: `estate/${estate.id}`, action: 'read' as const },
    { subject: `estate/${estate.id}`, action: 'update' as const },
  ]
  const people: Record<string, () => Promise<Person>> = {
    owner: async () => estate.owner,
    guest: () => estate.guest('edit'),
    reader: () => estate.guest('read'),
    company: () => world.account({ companyId: company.id, roles: ['Company.Leader'], entries }),
    stranger: () => world.account(),
  }
  const person = await people[who]!()
  const give: Record<string, () => Promise<unknown>> = {
    nothing: async () => undefined,
    'their own': () => hold('account_id', person.accountId, 'CUSTOMER_PLUS'),
    'the owner’s': () => hold('account_id', estate.owner.accountId, 'CUSTOMER_PLUS'),
    'the guest’s own': () => hold('account_id', person.accountId, 'CUSTOMER_PLUS'),
    'one that has ended': () => hold('account_id', person.accountId, 'CUSTOMER_PLUS', ['-2 days', '0']),
    'one that begins tomorrow': () => hold('account_id', person.accountId, 'CUSTOMER_PLUS', ['1 day', '2 days']),
    'the co-owner’s': async () => hold('account_id', (await estate.coOwner()).accountId, 'CUSTOMER_PLUS'),
    COMPANY_PRO: () => hold('company_id', company.id, 'COMPANY_PRO'),
    COMPANY_PRO_PLUS: () => hold('company_id', company.id, 'COMPANY_PRO_PLUS'),
    'another company’s': async () => hold('company_id', (await world.company()).id, 'COMPANY_PRO'),
  }
  await give[held]!()
  const permission = withEstateLicence(onEstate('update', 'report-archive'))
  const viewer = await viewerOf(person)
  expect(
    await outcome(() =>
      world.app
        .ask(
          command({ name: 'x', input: object({ estateId: string().required() }), permission, run: async () => null }),
          { viewer, noted: {} } as never,
          { estateId: estate.id },
          world.app.db.manager,
        )
        .then((decide) => decide()),
    ),
  ).toBe(expected)
})

test.each([
  ['projects', [], 'licence'],
  ['projects', ['COMPANY_PRO'], 'counts'],
  ['projects', ['COMPANY_PRO_PLUS'], 'counts'],
  ['tasks', ['COMPANY_PRO'], 'licence'],
  ['tasks', ['COMPANY_PRO_PLUS'], 'counts'],
] as const)('in a company %s with %j: %s', async (part, plans, expected) => {
  const { id, as } = await world.company()
  for (const plan of plans) await hold('company_id', id, plan)
  const viewer = await viewerOf(await as('Leader'))
  expect(await outcome(() => withLicence(part, asAccount).admits(viewer))).toBe(expected)
})

test('who lacks the session or the role is told that first', async () => {
  const customer = await viewerOf(await world.account())
  expect(await outcome(() => withLicence('projects', asAccount).admits({ kind: 'anonymous' }))).toBe('unauthenticatedUser')
  expect(await outcome(() => withLicence('projects', asAccount).admits({ ...customer, accountId: null }))).toBe('noAccount')
})
