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
  'archived-tasks',
]

export async function peopleOf(world: World, estate: TestEstate): Promise<Record<Column, Person>> {
  const another = await world.estate()
  const link = async (of: TestEstate, options = {}) => {
    const client = await of.link(options)
    return { client, linkKey: client.key }
  }
  const guest = async (...how: Parameters<TestEstate['guest']>) => ({ client: await estate.guest(...how) })
  const { userId } = await world.account()
  const support = await world.account({ isSystemAdmin: true })
  await support.gql('mutation ($estateId: ID!) { openSupportAccess(estateId: $estateId, reason: "Eieren har bedt om hjelp") { id } }', {
    estateId: estate.id,
  })
  const [partner, foreign] = [await world.company(), await world.company()]
  await world.sql("insert into licence (company_id, plan, valid_to) select id, 'COMPANY_PRO_PLUS', $2 from unnest($1::uuid[]) id", [
    [partner.id, foreign.id],
    later(24),
  ])
  await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
    estate.id,
    partner.id,
  ])
  return {
    anonymous: { client: world.anonymous() },
    owner: { client: estate.owner },
    coOwner: { client: await estate.coOwner() },
    guestRead: await guest('read'),
    guestEdit: await guest('edit'),
    guestDenied: await guest('edit', { denied: restrictable }),
    guestExpired: await guest('edit', { expires: later(-1) }),
    stranger: { client: another.owner },
    noAccount: { client: await world.signIn(userId, null) },
    sysadmin: { client: await world.account({ isSystemAdmin: true }) },
    support: { client: support },
    partnerAdmin: { client: partner.admin },
    partnerLeader: { client: await partner.as('Leader') },
    partnerPro: { client: await partner.as('Professional') },
    foreignAdmin: { client: foreign.admin },
    foreignLeader: { client: await foreign.as('Leader') },
    foreignPro: { client: await foreign.as('Professional') },
    link: await link(estate),
    linkClosed: await link(estate, { sections: [] }),
    linkOfAnother: await link(another),
    linkExpired: await link(estate, { expires: later(-1) }),
  }
}
