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

  describe('and own the estate', () => {
    const owning = async () => {
      const project = await startProject(world)
      const { owner } = project.estate
      const participants = [
        { role: 'Owner', accountId: owner.accountId },
        { role: 'ProjectManager', accountId: project.company.leader.accountId },
      ]
      return { ...project, owner, participants }
    }

    test('are named as owners, from the start or afterwards, over both transports', async () => {
      const { company, estate, owner, participants, projectId, url } = await owning()
      expect((await company.leader.put(url, { ...bathroom, participants })).status).toBe(200)
      expect((await company.leader.get(`${url}/form`)).body['participants']).toMatchObject(participants)
      expect(await sent(await emailOf(owner.accountId))).toHaveLength(1)
      const { body } = await owner.get(`${url}/involvement`)
      expect((body['participants'] as { role: string }[]).filter(({ role }) => role === 'Owner')).toHaveLength(1)
      expect(body['roles']).toEqual(['Owner'])
      const input = { projectId, version: 2, name: 'Bad', type: 'RENOVATION', participants: participants.slice(1) }
      expect((await company.leader.gql(UPDATE, { input })).data).toMatchObject({ updateProject: { participants: participants.slice(1) } })
      // Whoever owns the house is told of the start as it is, and not a second time of their part in it.
      const begun = await company.leader.post('/api/private/project', { ...bathroom, estateId: estate.id, participants })
      expect(begun).toMatchObject({ status: 201, body: { participants } })
      expect(await sent(await emailOf(owner.accountId))).toHaveLength(1)
    })

    test('gain nothing by it, and can’t give it up while they own', async () => {
      const { company, owner, participants, projectId, url } = await owning()
      await company.leader.put(url, { ...bathroom, participants })
      const MAY = 'query ($projectId: ID!) { project(projectId: $projectId) { may canLeave canEditProject } }'
      const { data } = await owner.gql(MAY, { projectId })
      await company.leader.put(url, { ...bathroom, participants: participants.slice(1) })
      expect((await owner.gql(MAY, { projectId })).data).toEqual(data)
      expect(data['project']).toMatchObject({ canLeave: false, canEditProject: false })
      expect((await owner.post(`${url}/leave`)).status).toBe(403)
    })

    test('are named no more once they own no more, and see nothing of it', async () => {
      const { company, owner, participants, estate, url } = await owning()
      await company.leader.put(url, { ...bathroom, participants })
      const other = await world.account()
      await world.sql('insert into estate_owner (estate_id, account_id) values ($1, $2)', [estate.id, other.accountId])
      await world.sql('delete from estate_owner where estate_id = $1 and account_id = $2', [estate.id, owner.accountId])
      const { body } = await company.leader.get(`${url}/form`)
      expect((body['participants'] as { role: string }[]).map(({ role }) => role)).toEqual(['ProjectManager'])
      expect((await owner.get(url)).status).toBe(404)
    })

    test('are owners indeed: neither a stranger, nor one of the company, nor a company called in', async () => {
      const { company, participants, url } = await owning()
      const stranger = await world.estate()
      const { subcontractorId } = await calledIn(world, company)
      const fieldsOf = async (one: object) =>
        (await company.leader.put(url, { ...bathroom, participants: [participants[1], one] })).body.details?.fields
      for (const { accountId } of [stranger.owner, company.leader])
        expect(await fieldsOf({ role: 'Owner', accountId })).toEqual({ 'participants[1].accountId': 'notValid' })
      expect(await fieldsOf({ role: 'Owner', subcontractorId })).toEqual({ 'participants[1].subcontractorId': 'notValid' })
    })
  })
})
