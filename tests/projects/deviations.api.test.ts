import { beforeAll, describe, expect, test } from 'vitest'
import { addFloor, addRoom } from '#tests/estates/interior/interior.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom } from './controls.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const fields = 'id number version status text isLate isRaisedByMe raisedBy mendedBy answer controlAreaId files { side file { id } }'
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

  test('is marked on a drawing where it is one of the project, by a place that is on it', async () => {
    const { admin, projectId, estate } = await bathroom(world)
    const fileId = await admin.upload()
    await admin.put(`/api/private/project/${projectId}/architect-documents`, {
      documents: [{ documentType: 'workingDrawing', customName: 'Plan', fileId }],
    })
    const { body } = await admin.get(`/api/private/project/${projectId}/architect-documents`)
    const documentId = (body['documents'] as { id: string }[])[0]!.id
    const marked = 'mutation ($input: RaiseDeviationInput!) { raiseDeviation(input: $input) { documentId documentName markX markY } }'
    const on = async (input: object) => admin.gql(marked, { input: { projectId, text: 'Feil høyde', ...input } })
    expect((await on({ documentId, markX: 0.25, markY: 1 })).data).toEqual({
      raiseDeviation: { documentId, documentName: 'Plan', markX: 0.25, markY: 1 },
    })
    expect((await on({ documentId })).data).toMatchObject({ raiseDeviation: { markX: null, markY: null } })
    for (const [wrong, field] of [
      [{ markX: 0.5, markY: 0.5 }, 'markX'],
      [{ documentId, markX: 0.5 }, 'markX'],
      [{ documentId, markY: 0.5 }, 'markX'],
      [{ documentId, markX: 0.5, markY: 1.01 }, 'markY'],
      [{ documentId, markX: -0.1, markY: 0.5 }, 'markX'],
    ] as const)
      expect((await on(wrong)).error).toMatchObject({ details: { fields: { [field]: 'notValid' } } })
    const stranger = await bathroom(world)
    expect(
      (await stranger.admin.gql(marked, { input: { projectId: stranger.projectId, text: 'x', documentId, markX: 0, markY: 0 } })).error,
    ).toMatchObject({ details: { fields: { documentId: 'notValid' } } })
    expect(await world.sql('select from project_deviation where estate_id = $1', [estate.id])).toHaveLength(2)
  })

  test('is found in its list by how far it has come and what it says', async () => {
    const { admin, pro, projectId } = await bathroom(world)
    const one = await raised(pro, { projectId, text: 'Fall mot dør' })
    expect([one, await raised(pro, { projectId, text: 'Riper i dør' })]).toMatchObject([{ number: 1 }, { number: 2 }])
    await pro.gql(MOVE, { input: { projectId, deviationId: one.id, version: 1, to: 'inWork' } })
    const list = async (more: object = {}) => (await admin.gql(LIST, { projectId, ...more })).data
    expect(await list()).toMatchObject({ deviations: { totalCount: 2 }, project: { openDeviationCount: 2 } })
    expect(await list({ status: 'inWork' })).toMatchObject({ deviations: { nodes: [{ text: 'Fall mot dør' }] } })
    expect(await list({ search: 'riper' })).toMatchObject({ deviations: { nodes: [{ text: 'Riper i dør' }] } })
  })

  test('of a room tells which, as its people call it', async () => {
    const { pro, projectId, estate } = await bathroom(world)
    const { id: roomId } = await addRoom(estate, (await addFloor(estate)).id, 'Emmas rom')
    const { id } = await raised(pro, { projectId, roomId, text: 'Sprekk i taket' })
    expect((await pro.get(`/api/private/project/${projectId}/deviations/${id}`)).body).toMatchObject({
      number: 1,
      roomId,
      roomName: 'Emmas rom',
      roomType: 'livingRoom',
    })
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
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect((await company.leader.gql(RAISE, { input: { projectId, text: 'Feil' } })).error).toMatchObject({ code: 'projectCompleted' })
  })
})

describe('over REST', () => {
  test('a deviation goes the same way, is found by what it is about, and waits for one at a time', async () => {
    const { estate, pro, projectId, point } = await bathroom(world)
    const { owner } = estate
    const { controlPointId } = await point()
    const place = `/api/private/project/${projectId}/deviations`
    const [mine] = await world.sql<{ id: string }>(
      `insert into project_participant (estate_id, project_id, role, account_id) values ($1, $2, 'ProjectManager', $3) returning id`,
      [estate.id, projectId, pro.accountId],
    )
    const first = await owner.post(place, {
      text: 'Sprekk i flis',
      controlPointId,
      responsibleId: mine!.id,
      dueDate: '2026-01-02',
      files: [{ id: await owner.upload() }],
    })
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'open', isLate: true, isRaisedByMe: true, awaitsMe: false, files: [{ side: 'before' }] },
    })
    expect(first.body['controlPointName']).toBeTruthy()
    await pro.post(place, { text: 'Riper i dør' })
    const listed = async (by: Client, query: string) =>
      ((await by.get(`${place}?${query}`)).body['items'] as { text: string }[]).map(({ text }) => text)
    expect(await listed(pro, '')).toEqual(['Riper i dør', 'Sprekk i flis'])
    expect(await listed(pro, `controlPointId=${controlPointId}`)).toEqual(['Sprekk i flis'])
    expect(await listed(pro, `responsibleId=${mine!.id}`)).toEqual(['Sprekk i flis'])
    expect(await listed(pro, 'isLate=true')).toEqual(['Sprekk i flis'])
    expect(await listed(pro, 'awaitsMe=true')).toEqual(['Sprekk i flis'])
    expect(await listed(owner, 'awaitsMe=true')).toEqual([])
    const one = `${place}/${String(first.body['deviationId'])}`
    expect(await pro.put(one, { text: 'Sprekk i to fliser' }, { 'if-match': '"v1"' })).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await pro.post(`${one}/move`, { to: 'mended', answer: 'Byttet' }, { 'if-match': '"v2"' })).toMatchObject({
      status: 200,
      body: { status: 'mended', awaitsMe: false },
    })
    expect(await listed(owner, 'awaitsMe=true')).toEqual(['Sprekk i to fliser'])
    expect((await owner.get(one)).body).toMatchObject({ answer: 'Byttet', awaitsMe: true })
    const letters = (await mailsTo(world, await emailOf(world, owner))).filter(({ subject }) => subject.startsWith('Avvik'))
    expect(letters).toMatchObject([{ subject: 'Avvik rettet', text: expect.stringContaining('«Sprekk i to fliser»') }])
  })
})

describe('a deviation that stays', () => {
  test('becomes a task in the plan of the house, and each is told of the other', async () => {
    const { estate, admin, pro, projectId } = await bathroom(world)
    const found = await raised(pro, { projectId, text: 'For lite avtrekk over dusj' })
    const areaId = await partOf(estate.id)
    const PLAN = `mutation ($input: PlanDeviationInput!) { planDeviation(input: $input) { ${fields} taskId taskAreaId movedAt } }`
    const input = { projectId, deviationId: found.id, version: 1, title: 'Innregulere avtrekk', areaId, startDate: '2027-05-01' }
    const places = 'query ($projectId: ID!) { deviationPlaces(projectId: $projectId) { areaId building code } }'
    expect((await admin.gql(places, { projectId })).data).toEqual({ deviationPlaces: [{ areaId, building: 'Huset', code: '36' }] })
    expect((await pro.gql(PLAN, { input })).error).toMatchObject({ code: 'authorizationFailure' })
    const other = await partOf((await world.estate()).id)
    expect((await admin.gql(PLAN, { input: { ...input, areaId: other } })).error).toMatchObject({
      details: { fields: { areaId: 'notValid' } },
    })
    const planned = (await admin.gql(PLAN, { input })).data['planDeviation'] as { taskId: string }
    expect(planned).toMatchObject({ status: 'moved', taskAreaId: areaId, version: 2 })
    expect((await admin.gql(PLAN, { input: { ...input, version: 2 } })).error).toMatchObject({ details: { reason: 'transition' } })
    const TASK = `query ($estateId: ID!, $taskId: ID!) { maintenanceTask(estateId: $estateId, taskId: $taskId) {
      title description startDate deviation { id projectId text projectName } } }`
    expect((await estate.owner.gql(TASK, { estateId: estate.id, taskId: planned.taskId })).data['maintenanceTask']).toEqual({
      title: 'Innregulere avtrekk',
      description: 'For lite avtrekk over dusj',
      startDate: '2027-05-01',
      deviation: { id: found.id, projectId, text: 'For lite avtrekk over dusj', projectName: 'Nytt bad' },
    })
    expect((await admin.gql(LIST, { projectId })).data['project']).toEqual({ openDeviationCount: 0 })
    const letters = await mailsTo(world, await emailOf(world, estate.owner))
    expect(letters.map(({ subject }) => subject)).toContain('Avvik flyttet til planen')
    await world.sql('delete from maintenance_task where id = $1', [planned.taskId])
    const ONE =
      'query ($projectId: ID!, $deviationId: ID!) { deviation(projectId: $projectId, deviationId: $deviationId) { status taskId } }'
    expect((await admin.gql(ONE, { projectId, deviationId: found.id })).data['deviation']).toEqual({ status: 'moved', taskId: null })
  })
})

async function partOf(estateId: string) {
  const [building] = await world.sql<{ id: string }>("insert into building (estate_id, name) values ($1, 'Huset') returning id", [estateId])
  const [part] = await world.sql<{ id: string }>(
    "insert into building_part (estate_id, building_id, code, condition_grade) values ($1, $2, '36', 'TGIU') returning id",
    [estateId, building!.id],
  )
  return part!.id
}
