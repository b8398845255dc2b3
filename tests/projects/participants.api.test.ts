import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom, calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const OPTIONS = `query ($projectId: ID!) { participantOptions(projectId: $projectId) {
  customers { accountId } people { accountId } subcontractors { subcontractorId } } }`
const UPDATE = `mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { participants { role accountId subcontractorId state } } }`
const sent = (email: string) =>
  world.sql<{ template: string }>("select template from outbox_mail where to_email = $1 and template = 'projectInvitation'", [email])
const emailOf = async (accountId: string | null) =>
  (await world.sql<{ email: string }>('select u.email from account a join app_user u on u.id = a.user_id where a.id = $1', [accountId]))[0]!
    .email

describe('those who take part in a project', () => {
  test('are chosen by whoever manages it, in another company too', async () => {
    const { company, projectId, url } = await startProject(world)
    const other = await calledIn(world, company)
    const manager = { role: 'ProjectManager', subcontractorId: other.subcontractorId }
    await company.leader.put(url, { ...bathroom, participants: [manager, { role: 'ProjectManager', accountId: company.leader.accountId }] })
    const theirs = await other.as('Leader')
    const { data } = await theirs.gql(OPTIONS, { projectId })
    const { people, subcontractors } = data['participantOptions'] as { people: { accountId: string }[]; subcontractors: object[] }
    expect(people.map(({ accountId }) => accountId)).toContain(company.professional.accountId)
    expect(subcontractors).toEqual([{ subcontractorId: other.subcontractorId }])
    const participants = [manager, { role: 'Subcontractor', accountId: company.professional.accountId }]
    const changed = await theirs.gql(UPDATE, { input: { projectId, version: 2, name: 'Bad', type: 'RENOVATION', participants } })
    expect((changed.data['updateProject'] as { participants: object[] }).participants).toHaveLength(2)
    expect((await company.professional.gql(OPTIONS, { projectId })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await (await world.account()).gql(OPTIONS, { projectId })).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('are whoever starts it too, where somebody else is named to lead', async () => {
    const { company, estate } = await startProject(world)
    const starter = await company.as('Professional')
    const leader = { role: 'ProjectManager', accountId: company.leader.accountId }
    const own = { role: 'Subcontractor', accountId: starter.accountId }
    for (const participants of [[leader], [leader, own]]) {
      const { body } = await starter.post('/api/private/project', { ...bathroom, estateId: estate.id, participants })
      const { body: form } = await company.leader.get(`/api/private/project/${body['projectId'] as string}/form`)
      expect(form['participants']).toMatchObject([leader, own])
      expect((await starter.get(`/api/private/project/${body['projectId'] as string}`)).status).toBe(200)
    }
  })

  test('are told once, and confirmed when they first act as who they are there', async () => {
    const { company, projectId, url } = await startProject(world)
    const { leader } = company
    const professional = await company.as('Professional')
    const participants = [
      { role: 'ProjectManager', accountId: leader.accountId },
      { role: 'Subcontractor', accountId: professional.accountId },
    ]
    for (const name of ['Bad', 'Bad i første']) expect((await leader.put(url, { ...bathroom, name, participants })).status).toBe(200)
    expect(await sent(await emailOf(professional.accountId))).toHaveLength(1)
    expect(await sent(await emailOf(leader.accountId))).toHaveLength(0)
    const states = async () => ((await leader.get(`${url}/form`)).body['participants'] as { state: string }[]).map(({ state }) => state)
    expect(await states()).toEqual(['CONFIRMED', 'CREATED'])
    expect((await professional.post(`/api/private/profile/user/current-user/${professional.accountId}`)).status).toBe(200)
    expect(await states()).toEqual(['CONFIRMED', 'CONFIRMED'])
    expect((await leader.get(`/api/private/project/${projectId}`)).status).toBe(200)
  })
})
