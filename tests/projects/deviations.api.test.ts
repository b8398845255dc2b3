import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom } from './controls.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const fields = 'id version status text isLate isRaisedByMe raisedBy mendedBy answer controlAreaId files { side file { id } }'
const RAISE = `mutation ($input: RaiseDeviationInput!) { raiseDeviation(input: $input) { ${fields} } }`
const CHANGE = `mutation ($input: ChangeDeviationInput!) { changeDeviation(input: $input) { ${fields} } }`
const MOVE = `mutation ($input: MoveDeviationInput!) { moveDeviation(input: $input) { ${fields} } }`
const LIST = `query ($projectId: ID!, $status: DeviationStatus, $search: String) {
  deviations(projectId: $projectId, status: $status, search: $search) { totalCount nodes { text } } project(projectId: $projectId) { openDeviationCount } }`

interface Found {
  id: string
  version: number
}
const raised = async (by: Client, input: Record<string, unknown>) => (await by.gql(RAISE, { input })).data['raiseDeviation'] as Found

describe('a deviation', () => {
  test('is raised on a point with a picture, mended, sent back, mended again and confirmed by who raised it', async () => {
    const { admin, pro, projectId, estate, point } = await bathroom(world)
    const { controlPointId, controlAreaId } = await point()
    const [before, after] = [await estate.owner.upload(), await pro.upload()]
    const found = await raised(estate.owner, { projectId, controlPointId, text: 'Sprekk i flis', dueDate: '2026-01-02', fileIds: [before] })
    expect(found).toMatchObject({
      status: 'open',
      isLate: true,
      isRaisedByMe: true,
      controlAreaId,
      files: [{ side: 'before', file: { id: before } }],
    })
    const move = (by: Client, version: number, to: string, more: object = {}) =>
      by.gql(MOVE, { input: { projectId, deviationId: found.id, version, to, ...more } })
    expect((await move(pro, 1, 'inWork')).data['moveDeviation']).toMatchObject({ status: 'inWork', version: 2 })
    const mended = await move(pro, 2, 'mended', { answer: 'Byttet', fileIds: [after] })
    expect(mended.data['moveDeviation']).toMatchObject({ status: 'mended', answer: 'Byttet', isLate: false })
    expect((await move(admin, 3, 'confirmed')).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await move(estate.owner, 2, 'confirmed')).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await move(estate.owner, 3, 'open', { answer: 'Fortsatt sprekk' })).data['moveDeviation']).toMatchObject({
      status: 'open',
      mendedBy: null,
    })
    await move(pro, 4, 'mended')
    expect((await move(estate.owner, 5, 'confirmed')).data['moveDeviation']).toMatchObject({ status: 'confirmed' })
    expect((await move(estate.owner, 6, 'open')).error).toMatchObject({ details: { reason: 'transition' } })
    const input = { projectId, deviationId: found.id, version: 6, text: 'Nytt' }
    expect((await estate.owner.gql(CHANGE, { input })).error).toMatchObject({ details: { reason: 'transition' } })
    const link = await estate.link({ sections: ['projects'] })
    expect((await link.get(`/api/public/${link.key}/file/${before}`)).status).toBe(404)
    expect((await pro.get(`/api/private/file/${before}`)).status).toBe(200)
  })

  test('is found in its list by how far it has come and what it says', async () => {
    const { admin, pro, projectId } = await bathroom(world)
    const one = await raised(pro, { projectId, text: 'Fall mot dør' })
    await raised(pro, { projectId, text: 'Riper i dør' })
    await pro.gql(MOVE, { input: { projectId, deviationId: one.id, version: 1, to: 'inWork' } })
    const list = async (more: object = {}) => (await admin.gql(LIST, { projectId, ...more })).data
    expect(await list()).toMatchObject({ deviations: { totalCount: 2 }, project: { openDeviationCount: 2 } })
    expect(await list({ status: 'inWork' })).toMatchObject({ deviations: { nodes: [{ text: 'Fall mot dør' }] } })
    expect(await list({ search: 'riper' })).toMatchObject({ deviations: { nodes: [{ text: 'Riper i dør' }] } })
  })

  test('names what is at fault, is of its own project, and ends with it', async () => {
    const { company, projectId, url } = await startProject(world)
    const other = await bathroom(world)
    const { controlPointId } = await other.point()
    const fault = async (input: object) =>
      (await company.leader.gql(RAISE, { input: { projectId, text: 'Feil', ...input } })).error?.details?.fields
    expect(await fault({ text: ' ' })).toEqual({ text: 'required' })
    expect(await fault({ controlPointId })).toEqual({ controlPointId: 'notValid' })
    expect(await fault({ responsibleId: controlPointId })).toEqual({ responsibleId: 'notValid' })
    const theirs = await raised(other.pro, { projectId: other.projectId, text: 'Feil' })
    const move = { projectId, deviationId: theirs.id, version: 1, to: 'inWork' }
    expect((await company.leader.gql(MOVE, { input: move })).error).toMatchObject({ code: 'entityNotFound' })
    await company.leader.post(`${url}/close`)
    expect((await company.leader.gql(RAISE, { input: { projectId, text: 'Feil' } })).error).toMatchObject({ code: 'projectCompleted' })
  })
})
