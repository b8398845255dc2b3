import { describe, expect, test } from 'vitest'
import { ownPath } from '#tests/companies/colleagues.ts'
import { bathroom, calledIn, startProject } from '#tests/projects/project.ts'
import { companyAsked, linksOf, planned } from '#tests/sharing/accessLinks.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const LEAVE = 'mutation ($projectId: ID!) { leaveProject(input: { projectId: $projectId }) { id } }'
const CAN_LEAVE = 'query ($projectId: ID!) { project(projectId: $projectId) { canLeave } }'

describe('whoever was put somewhere leaves by themselves', async () => {
  const world = await sharedWorld()

  test('a project, whatever goes on there, and as the only one who leads it', async () => {
    const { company, projectId, url } = await startProject(world)
    const { leader, professional, admin } = company
    await leader.put(url, {
      ...bathroom,
      participants: [
        { role: 'ProjectManager', accountId: leader.accountId },
        { role: 'Subcontractor', accountId: professional.accountId },
      ],
    })
    expect((await professional.gql(CAN_LEAVE, { projectId })).data).toEqual({ project: { canLeave: true } })
    expect((await professional.gql(LEAVE, { projectId })).data).toEqual({ leaveProject: { id: projectId } })
    expect((await professional.get(url)).status).toBe(404)
    expect((await leader.post(`${url}/leave`)).status).toBe(204)
    expect((await leader.get(url)).status).toBe(404)
    // Whoever administers the company that runs it has no part to give up.
    expect((await admin.gql(CAN_LEAVE, { projectId })).data).toEqual({ project: { canLeave: false } })
    expect((await admin.post(`${url}/leave`)).status).toBe(403)
    expect((await admin.get(url)).status).toBe(200)
  })

  test('a project that is closed, as a company that was called in; its own people alone do not decide that', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const other = await calledIn(world, company)
    await world.sql(
      "insert into project_participant (estate_id, project_id, role, subcontractor_id) values ($1, $2, 'Subcontractor', $3)",
      [estate.id, projectId, other.subcontractorId],
    )
    await world.sql('update project set closed_at = now() where id = $1', [projectId])
    expect((await other.admin.get(url)).status).toBe(200)
    expect((await (await other.as('Professional')).post(`${url}/leave`)).status).toBeGreaterThan(400)
    expect((await estate.owner.post(`${url}/leave`)).status).toBe(403)
    expect((await other.admin.post(`${url}/leave`)).status).toBe(204)
    expect((await other.admin.get(url)).status).toBe(404)
    expect((await other.admin.post(`${url}/leave`)).status).toBe(404)
  })

  test('an estate, as a guest', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const leave = 'mutation ($id: ID!) { leaveEstate(input: { estateId: $id }) { id } }'
    expect((await guest.gql(leave, { id: estate.id })).errors).toBeUndefined()
    expect((await guest.get(`/api/private/estate/${estate.id}/details`)).status).toBe(404)
  })

  test('an estate, as a supplier, before and after the yes', async () => {
    const estate = await planned(world)
    for (const saysYes of [false, true]) {
      const { admin, linkId } = await companyAsked(world, estate)
      const link = `${linksOf(estate)}/${linkId}`
      if (saysYes) await admin.post(link)
      expect((await admin.delete(link)).status).toBe(204)
      expect((await admin.delete(link)).status).toBe(404)
    }
  })

  test('a company, as one of several', async () => {
    const company = await world.company()
    const colleague = await company.as('Professional')
    expect((await colleague.post(`${ownPath}/accounts/${colleague.accountId}/leave`)).status).toBe(204)
    expect(await world.sql('select from account where id = $1 and left_at is null', [colleague.accountId])).toEqual([])
  })
})
