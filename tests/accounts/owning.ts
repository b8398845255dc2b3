import { expect } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import type { Client } from '#tests/support/world/client.ts'
import { later, type World } from '#tests/support/world/world.ts'

export const info = '/api/private/estates/info'
export const ownInvitations = '/api/private/profile/user/owner-invitations'

export interface OwnerInvitation {
  id: string
  companyName: string
  addressLine1: string
  isForOrder: boolean
}
export const invitationsTo = async (person: Client) => (await person.get(ownInvitations)).body as unknown as OwnerInvitation[]

/** Says yes to the company that asked last. */
export async function ownerAccepts(person: Client) {
  const [invitation] = await invitationsTo(person)
  const { status, body } = await person.post(`${ownInvitations}/${invitation!.id}`)
  if (status !== 200) throw new Error(`accepting: ${status}`)
  return body as unknown as { account: { accountId: string }; estateId: string; orderId: string | null }
}

/** What an address was sent, once that many mails have been written to it. */
export async function mailsOnceThere(world: World, email: string, count: number) {
  await expect.poll(async () => (await mailsTo(world, email)).length, { timeout: 120_000 }).toBe(count)
  return mailsTo(world, email)
}
/** The key by which a mail lets its reader say no. */
export const keyIn = ({ text }: { text: string }) => /\/owner-invitation\/([\w-]+)/.exec(text)![1]!

/** An estate that a company added and nobody owns, without the way there. */
export async function ownerless(world: World, companyId: string) {
  const { id } = await world.estate()
  await world.sql('delete from estate_owner where estate_id = $1', [id])
  await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimedByDefault', now())", [
    id,
    companyId,
  ])
  return id
}

export async function asked(world: World, values: { estateId: string; companyId: string; email: string; invitedBy?: string }) {
  const [row] = await world.sql<{ id: string }>(
    `insert into owner_invitation (estate_id, company_id, email, invited_by, first_name, last_name, expires_at, mailed_at)
     values ($1, $2, $3, $4, 'Kari', 'Kunde', $5, now()) returning id`,
    [values.estateId, values.companyId, values.email, values.invitedBy ?? null, later(24 * 30)],
  )
  return row!.id
}

const STATE = `query ($id: ID!) { estate(estateId: $id) { addressLine1 owners { nodes { name } } invitedOwner { id firstName lastName email state } } }`
interface Seen {
  owners: { nodes: object[] }
  invitedOwner: { id: string; state: string }
}
type Person = Awaited<ReturnType<World['account']>>

/** Companies that add estates for customers, and the customers. */
export function owning(world: World) {
  let units = 0
  const gnr = 900 + Number.parseInt(uuidv7().slice(-3), 16)
  const wanted = (email: string) => ({
    identityKind: 'cadastre',
    municipalityNumber: '4601',
    gnr,
    bnr: ++units,
    ownershipKind: 'owned',
    addressLine1: `Prøvelia ${units}`,
    customerFirstName: 'Kari',
    customerLastName: 'Kunde',
    customerEmail: email,
  })
  const address = () => `kunde-${uuidv7()}@test.example`
  return {
    wanted,
    address,
    /** How many have been added. */
    units: () => units,
    /** An estate that was added for whoever has that address. */
    addedFor: async (email: string, by?: Person) => {
      const admin = by ?? (await world.company()).admin
      const { status, body } = await admin.post(info, wanted(email))
      expect(status).toBe(201)
      return { admin, id: String(body['estateId']) }
    },
    seenBy: async (by: Client, id: string) => (await by.gql(STATE, { id })).data['estate'] as Seen | null,
    person: async (name = 'Ola Virkelig') => {
      const somebody = await world.account({ name })
      return Object.assign(somebody, { email: await emailOf(world, somebody) })
    },
    again: (by: Client, id: string) => by.post(`/api/private/owner-invitation/${id}/again`),
    withdraw: (by: Client, id: string) => by.delete(`/api/private/owner-invitation/${id}`),
    invite: (by: Client, id: string, email = address()) =>
      by.post(`/api/private/estate/${id}/owner-invitation`, { firstName: 'Kari', lastName: 'Kunde', email }),
  }
}
