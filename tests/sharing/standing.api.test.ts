import { beforeAll, describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { planned } from '#tests/maintenance/plan.ts'
import { report, reportsOf } from '#tests/maintenance/report.ts'
import { bathroom, calledIn, startProject } from '#tests/projects/project.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const COSTS = `query ($estateId: ID!) { renovations(estateId: $estateId) { nodes { cost } } }`
const costsTold = async (person: Client, estateId: string) =>
  ((await person.gql(COSTS, { estateId })).data['renovations'] as { nodes: { cost: number | null }[] }).nodes.map(({ cost }) => cost)
const read = (estateId: string, section = '') => ({ subject: `estate/${estateId}${section && `/${section}`}`, action: 'read' }) as const
const letIn = (estateId: string, companyId: string) =>
  world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [estateId, companyId])

/** A project that came to something, and a second one that goes on, for which its company has called in another. */
async function workedOn() {
  const { company, estate, url, projectId } = await startProject(world)
  expect((await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })).status).toBe(200)
  await world.sql('update renovation set cost_ore = 12000000 where project_id = $1', [projectId])
  const other = await calledIn(world, company)
  const participants = [
    { role: 'ProjectManager', accountId: company.leader.accountId },
    { role: 'Subcontractor', subcontractorId: other.subcontractorId },
  ]
  const started = await company.leader.post('/api/private/project', { ...bathroom, estateId: estate.id, participants })
  expect(started.status).toBe(201)
  return { company, estate, other, projectId: String(started.body['projectId']) }
}

describe('whoever is more than one thing to an estate', () => {
  test('reads what another firm’s work came to as a guest, but not while they work there', async () => {
    const { estate, other, projectId, company } = await workedOn()
    await world.permit(other.admin.accountId, read(estate.id))
    const guest = await estate.guest('read')
    expect(await costsTold(guest, estate.id)).toEqual([120_000])
    expect(await costsTold(other.admin, estate.id)).toEqual([null])
    await company.leader.post(`/api/private/project/${projectId}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await costsTold(other.admin, estate.id)).toContain(120_000)
  })

  test('owns what they own before their company is let in anywhere, in lists and by itself', async () => {
    const { id, admin } = await world.company()
    const [own, another] = [await world.estate(), await world.estate()]
    await world.own(own.id, admin.accountId)
    await letIn(own.id, id)
    await letIn(another.id, id)
    const { nodes } = (await admin.gql('{ estates { nodes { id may } } }')).data['estates'] as { nodes: { id: string; may: string[] }[] }
    const listed = new Map(nodes.map((estate) => [estate.id, estate.may]))
    const alone = async (estateId: string) =>
      (
        (await admin.gql('query ($estateId: ID!) { estate(estateId: $estateId) { may } }', { estateId })).data['estate'] as {
          may: string[]
        }
      ).may
    for (const { id: estateId } of [own, another]) expect(listed.get(estateId)).toEqual(await alone(estateId))
    expect(listed.get(own.id)).toContain('update insurance')
    expect(listed.get(another.id)).not.toContain('read insurance')
  })

  test('is told as a guest what they may as somebody who is let in besides', async () => {
    const { id, admin } = await world.company()
    const estate = await world.estate()
    await letIn(estate.id, id)
    await world.permit(admin.accountId, read(estate.id))
    await world.sql(
      `insert into guest_invitation (estate_id, account_id, email, access_level, state, invited_by) values ($1, $2, $3, 'read', 'CONFIRMED', $4)`,
      [estate.id, admin.accountId, await emailOf(world, admin), estate.owner.accountId],
    )
    const { nodes } = (await admin.gql('{ guestEstates { nodes { may } } }')).data['guestEstates'] as { nodes: { may: string[] }[] }
    expect(nodes[0]!.may).toContain('update maintenance-plan')
  })
})

describe('a yearly report', () => {
  test('is for those who may read the reports: by entries, and not where that is denied to them', async () => {
    const estate = await planned(world)
    const [guest, closedOut, byEntries] = [
      await estate.guest('read'),
      await estate.guest('read', { denied: ['maintenance-reports'] }),
      await world.account({ entries: [] }),
    ]
    await world.permit(byEntries.accountId, read(estate.id))
    const gone = await estate.coOwner()
    await world.permit(gone.accountId, { ...read(estate.id, 'maintenance-reports'), effect: 'deny' })
    const company = await world.company()
    await letIn(estate.id, company.id)
    const { body } = await estate.owner.get(`${reportsOf(estate)}/accounts`)
    const accounts = new Map((body as unknown as { accountId: string; kind: string }[]).map(({ accountId, kind }) => [accountId, kind]))
    expect(accounts).toEqual(
      new Map([
        [estate.owner.accountId, 'owner'],
        [guest.accountId, 'guest'],
        [byEntries.accountId, 'guest'],
        [company.admin.accountId, 'company'],
      ]),
    )
    expect((await report(estate, { recipientIds: [byEntries.accountId] })).answer.status).toBe(201)
    for (const { accountId } of [closedOut, gone])
      expect((await report(estate, { recipientIds: [accountId] })).answer).toMatchObject({
        status: 422,
        body: { details: { fields: { recipientIds: expect.any(String) } } },
      })
  })
})

describe('a firm that was called in to manage a project', () => {
  test('is written to as its manager, by those who lead the firm', async () => {
    const { company, estate, projectId } = await startProject(world)
    const other = await calledIn(world, company)
    const works = await other.as('Professional')
    await world.sql(
      "insert into project_participant (estate_id, project_id, role, subcontractor_id) values ($1, $2, 'ProjectManager', $3)",
      [estate.id, projectId, other.subcontractorId],
    )
    const raise = 'mutation ($input: RaiseDeviationInput!) { raiseDeviation(input: $input) { id } }'
    const raised = await estate.owner.gql(raise, { input: { projectId, text: 'Sprekk i flis' } })
    expect(raised.errors).toBeUndefined()
    const letters = async (person: { userId: string }) =>
      (await mailsTo(world, await emailOf(world, person))).filter(({ subject }) => subject.endsWith('avvik')).length
    expect(await Promise.all([other.admin, company.leader, works].map(letters))).toEqual([1, 1, 0])
  })
})

test('a key of somebody who works on the house is shown to its owner, as long as they do', async () => {
  const { estate, other, company, projectId } = await workedOn()
  await other.admin.gql('mutation { createAccessToken(input: { name: "Styring", scope: read, days: 30 }) { token } }')
  const shown = async () =>
    (
      (await estate.owner.gql('query ($estateId: ID!) { estateViewers(estateId: $estateId) { tokens { name } } }', { estateId: estate.id }))
        .data['estateViewers'] as { tokens: object[] }
    ).tokens
  expect(await shown()).toEqual([{ name: 'Styring' }])
  await company.leader.post(`/api/private/project/${projectId}/close`, { reason: 'Resten tas i et nytt prosjekt' })
  expect(await shown()).toEqual([])
})
