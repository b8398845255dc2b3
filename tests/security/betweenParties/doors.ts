import { mostMails } from '#server/access/mayWrite.ts'
import { info, owning } from '#tests/accounts/owning.ts'
import { somebody, users } from '#tests/companies/colleagues.ts'
import { emailOf } from '#tests/mail/mails.ts'
import { craftsmen, letter } from '#tests/mailbox/sending.ts'
import { calledIn, startProject } from '#tests/projects/project.ts'
import { quotationPlace, quoting } from '#tests/projects/quoting.ts'
import { claimPath } from '#tests/registry/claiming.ts'
import { planned, requestsOf, supplierOf } from '#tests/sharing/accessLinks.ts'
import { guestPath } from '#tests/sharing/guests.ts'
import { linksOf } from '#tests/sharing/publicLinks.ts'
import { saysPartIsTheirs } from '#tests/support/registers/owners.ts'
import { later, type World } from '#tests/support/world/world.ts'

interface Answer {
  status: number
  body: Record<string, unknown>
  headers: Record<string, unknown>
}
interface Door {
  /** Of one party in a day, to whom it does not know. */
  most: number
  /** Whether the address is given with the question. Of the others somebody is known here already. */
  takesAddress?: boolean
  /** One party, which puts one thing more into the hands of whoever has that address. */
  opened: (world: World) => Promise<(email: string) => Promise<Answer>>
}

const { unproven, person } = mostMails.strangers
const unprove = (world: World, companyId: string) =>
  world.sql('update company set proven_at = null, proven_by = null where id = $1', [companyId])

async function firmWith(world: World, companyId: string, email: string) {
  const { subcontractorId } = await calledIn(world, { id: companyId })
  await world.sql('update subcontractor set email = $2, company_id = null where id = $1', [subcontractorId, email])
  return subcontractorId
}
/** Somebody with that address, who owns an estate that nobody else has to do with. */
async function ownerAt(world: World, email: string) {
  const estate = await world.estate()
  await world.sql('update app_user set email = $2 where id = $1', [estate.owner.userId, email])
  return estate
}

/** By the rows of docs/between-parties.md. */
export const doors: Readonly<Record<string, Door>> = {
  'The owner of an estate': {
    most: unproven,
    takesAddress: true,
    async opened(world) {
      const { wanted } = owning(world)
      const firm = await world.company({ proven_at: null, proven_by: null })
      return (email) => firm.admin.post(info, wanted(email))
    },
  },
  'A colleague': {
    most: unproven,
    takesAddress: true,
    async opened(world) {
      const firm = await world.company({ proven_at: null, proven_by: null })
      return (email) => firm.admin.post(users(firm.id), somebody({ email }))
    },
  },
  'A guest': {
    most: person,
    takesAddress: true,
    async opened(world) {
      const estate = await world.estate()
      return (email) => estate.owner.post(guestPath(estate), { email, accessLevel: 'read' })
    },
  },
  'A public link': {
    most: person,
    takesAddress: true,
    async opened(world) {
      const estate = await world.estate()
      return async (recipientEmail) => {
        await world.sql('update public_link set revoked_at = now() where estate_id = $1', [estate.id])
        return estate.owner.post(linksOf(estate), { sections: [], expiresAt: later(48).toISOString(), recipientEmail })
      }
    },
  },
  'A supplier who is let in': {
    most: person,
    async opened(world) {
      const estate = await planned(world)
      return async (email) => {
        const { id: supplierId } = await supplierOf(world, estate, { number: '312000106' })
        await world.sql('update maintenance_supplier set email = $2 where id = $1', [supplierId, email])
        await world.sql('delete from access_link where estate_id = $1', [estate.id])
        return estate.owner.post(requestsOf(estate), { supplierId })
      }
    },
  },
  'A part in a project': {
    most: unproven,
    async opened(world) {
      const { company, url } = await startProject(world)
      await unprove(world, company.id)
      const asked: object[] = []
      return async (email) => {
        const one = { role: 'Subcontractor', subcontractorId: await firmWith(world, company.id, email) }
        const participants = [{ role: 'ProjectManager', accountId: company.leader.accountId }, ...asked, one]
        const answer = await company.leader.put(url, {
          name: 'Nytt bad',
          type: 'RENOVATION',
          renovationPresets: ['BATHROOM'],
          participants,
        })
        if (answer.status === 200) asked.push(one)
        return answer
      }
    },
  },
  'A paper': {
    most: unproven,
    async opened(world) {
      const { company, url, projectId, estate } = await startProject(world)
      await unprove(world, company.id)
      return async (email) => {
        const [part] = await world.sql<{ id: string }>(
          `insert into project_participant (estate_id, project_id, role, subcontractor_id) values ($1, $2, 'Subcontractor', $3) returning id`,
          [estate.id, projectId, await firmWith(world, company.id, email)],
        )
        return company.leader.post(`${url}/paper-requests`, { code: 'plumbing', participantId: part!.id })
      }
    },
  },
  'A price': {
    most: unproven,
    async opened(world) {
      const { company, leader, orderId } = await quoting(world)
      await unprove(world, company.id)
      return async (email) => {
        await world.sql('delete from order_quotation where order_id = $1', [orderId])
        return leader.post(quotationPlace, { orderId, subcontractorIds: [await firmWith(world, company.id, email)] })
      }
    },
  },
  'Documents in a mailbox': {
    most: unproven,
    async opened(world) {
      const firm = await craftsmen(world)
      await unprove(world, firm.id)
      return async (email) => firm.leader.post('/api/private/mailbox', await letter(firm.leader, await ownerAt(world, email)))
    },
  },
  'A claim to an estate': {
    most: person,
    async opened(world) {
      const claimant = await world.account({ name: 'Ola Hansen' })
      return async (email) => {
        const estate = await ownerAt(world, email)
        await world.sql('delete from estate_claim where account_id = $1', [claimant.accountId])
        await saysPartIsTheirs(world, estate.id, claimant, { part: [1, 2] })
        return claimant.put(claimPath(estate.id))
      }
    },
  },
}

export const knownAddress = async (world: World) => emailOf(world, await world.account())
