import { whenAsked } from '#schema/whenAsked.ts'
import { type Client } from '#tests/support/world/client.ts'
import { later, type TestEstate, type World } from '#tests/support/world/world.ts'

/** Everybody who might ask, and what each is to the estate in question. */
export const columns = [
  'anonymous',
  'owner',
  'coOwner',
  'guestRead',
  'guestEdit',
  'guestDenied',
  'guestExpired',
  'stranger',
  'noAccount',
  'sysadmin',
  'support',
  'partnerAdmin',
  'partnerLeader',
  'partnerPro',
  'foreignAdmin',
  'foreignLeader',
  'foreignPro',
  'link',
  'linkClosed',
  'linkOfAnother',
  'linkExpired',
] as const
export type Column = (typeof columns)[number]

export interface Person {
  client: Client
  /** Of those who hold a link and nothing else. */
  linkKey?: string
  email?: string
}

/** A denied guest is denied every section that an owner may close. */
const restrictable = [
  'report-archive',
  'insurance',
  'private-folder',
  'mailbox',
  'maintenance-plan',
  'maintenance-year-wheel',
  'maintenance-participants',
  'maintenance-economy',
  'maintenance-reports',
  'archived-tasks',
]

/** Whoever a test asks for, made as they are asked for; who belong together belong to the same company. */
export function crowdOf(world: World, estate: TestEstate): Readonly<Record<Column, () => Promise<Person>>> {
  const another = whenAsked(() => world.estate())
  const partner = whenAsked(async () => {
    const company = await licensed(world)
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
      estate.id,
      company.id,
    ])
    return company
  })
  const foreign = whenAsked(() => licensed(world))
  const link = async (of: TestEstate, options = {}) => {
    const client = await of.link(options)
    return { client, linkKey: client.key }
  }
  const guest = async (...how: Parameters<TestEstate['guest']>) => ({ client: await estate.guest(...how) })
  return {
    anonymous: async () => ({ client: world.anonymous() }),
    owner: async () => ({ client: estate.owner }),
    coOwner: async () => ({ client: await estate.coOwner() }),
    guestRead: () => guest('read'),
    guestEdit: () => guest('edit'),
    guestDenied: () => guest('edit', { denied: restrictable }),
    guestExpired: () => guest('edit', { expires: later(-1) }),
    stranger: async () => ({ client: (await another()).owner }),
    noAccount: async () => ({ client: await world.signIn((await world.account()).userId, null) }),
    sysadmin: async () => ({ client: await world.account({ isSystemAdmin: true }) }),
    support: async () => {
      const client = await world.account({ isSystemAdmin: true })
      await client.gql(openSupport, { estateId: estate.id })
      return { client }
    },
    partnerAdmin: async () => ({ client: (await partner()).admin }),
    partnerLeader: async () => ({ client: await (await partner()).as('Leader') }),
    partnerPro: async () => ({ client: await (await partner()).as('Professional') }),
    foreignAdmin: async () => ({ client: (await foreign()).admin }),
    foreignLeader: async () => ({ client: await (await foreign()).as('Leader') }),
    foreignPro: async () => ({ client: await (await foreign()).as('Professional') }),
    link: () => link(estate),
    linkClosed: () => link(estate, { sections: [] }),
    linkOfAnother: async () => link(await another()),
    linkExpired: () => link(estate, { expires: later(-1) }),
  }
}

const openSupport =
  'mutation ($estateId: ID!) { openSupportAccess(input: { estateId: $estateId, reason: "Eieren har bedt om hjelp" }) { id } }'

async function licensed(world: World) {
  const company = await world.company()
  await world.sql("insert into licence (company_id, plan, valid_to) values ($1, 'COMPANY_PRO_PLUS', $2)", [company.id, later(24)])
  return company
}

export async function peopleOf(world: World, estate: TestEstate): Promise<Record<Column, Person>> {
  const made = Object.entries(crowdOf(world, estate)).map(async ([column, make]) => [column, await make()] as const)
  return Object.fromEntries(await Promise.all(made)) as Record<Column, Person>
}
