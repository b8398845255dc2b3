import { beforeAll, describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const REOPEN = `mutation ($input: ReopenProjectInput!) { reopenProject(input: $input) { isCompleted closedAt closeReason canReopen
  reopenings { reason closeReason reopenedBy } deadlines { kind } } }`
const ASKED = `query ($projectId: ID!) { project(projectId: $projectId) { isCompleted canReopen renovationId deadlines { kind }
  reopenings { reason } handoverBook { state } } }`
const RENOVATIONS =
  'query ($estateId: ID!) { renovations(estateId: $estateId) { nodes { title cost description documents { customName } } } }'

const paper = async (person: { upload(): Promise<string> }, customName: string) => ({
  documentType: 'fdv',
  customName,
  fileId: await person.upload(),
})

/** Closed with most of it open, and a paper handed over. */
async function closed() {
  const started = await startProject(world)
  const { company, url } = started
  await company.leader.put(`${url}/delivery-documents`, { documents: [await paper(company.leader, 'FDV bad')] })
  expect((await company.leader.post(`${url}/close`, { reason: 'Kunden flytter inn' })).status).toBe(200)
  return { ...started, leader: company.leader, owner: started.estate.owner }
}
const reopen = (of: Awaited<ReturnType<typeof closed>>, reason = 'Vasken mangler') =>
  of.leader.gql(REOPEN, { input: { projectId: of.projectId, reason } })

describe('a completed project', () => {
  test('is opened again by its leader with a reason, and goes on', async () => {
    const of = await closed()
    expect((await of.leader.gql(ASKED, { projectId: of.projectId })).data['project']).toMatchObject({ canReopen: true, reopenings: [] })
    const { data } = await reopen(of)
    expect(data['reopenProject']).toEqual({
      isCompleted: false,
      closedAt: null,
      closeReason: null,
      canReopen: false,
      reopenings: [{ reason: 'Vasken mangler', closeReason: 'Kunden flytter inn', reopenedBy: expect.any(String) as string }],
      deadlines: [],
    })
    expect((await of.leader.put(of.url, { name: 'Bad, nå med vask', type: 'RENOVATION', renovationPresets: ['BATHROOM'] })).status).toBe(
      200,
    )
  })

  test('over REST it is the same', async () => {
    const of = await closed()
    expect(await of.leader.post(`${of.url}/reopen`, { reason: 'Vasken mangler' })).toMatchObject({
      status: 200,
      body: { isCompleted: false, closedAt: null, reopenings: [{ reason: 'Vasken mangler', closeReason: 'Kunden flytter inn' }] },
    })
  })

  test('tells its owner why, and nobody else’s words', async () => {
    const of = await closed()
    await reopen(of, 'Vasken mangler, og en dør')
    const [mail] = (await mailsTo(world, await emailOf(world, of.owner))).filter(({ subject }) => subject === 'Et prosjekt er åpnet igjen')
    expect(mail!.text).toContain('Vasken mangler, og en dør')
    expect(mail!.text).toContain('regnes på nytt')
  })

  test('what was handed over stays, is told once, and takes what has come since at the next closing', async () => {
    const of = await closed()
    await reopen(of)
    const told = async () => (await of.owner.gql(RENOVATIONS, { estateId: of.estate.id })).data['renovations'] as { nodes: object[] }
    expect(await told()).toMatchObject({ nodes: [{ title: 'Nytt bad', documents: [{ customName: 'FDV bad' }] }] })
    const listed = await of.owner.get(`/api/private/estate/${of.estate.id}/renovation-projects`)
    expect(listed.body['items']).toMatchObject([{ title: 'Nytt bad', isRunning: false }])
    await world.sql("update renovation set description = 'Eierens egne ord' where project_id = $1", [of.projectId])

    const list = (await of.leader.get(`${of.url}/delivery-documents`)).body
    const known = (list['documents'] ?? list['items'] ?? list) as {
      id: string
      documentType: string
      customName: string
      fileId?: string
    }[]
    expect(known).toHaveLength(1)
    await of.leader.put(`${of.url}/delivery-documents`, { documents: [await paper(of.leader, 'FDV vask')] })
    await of.leader.put(`${of.url}/budget`, { lines: [{ trade: 'tiler', amount: 90_000 }] })
    expect((await of.leader.post(`${of.url}/close`, { reason: 'Resten senere' })).status).toBe(200)
    expect(await told()).toMatchObject({
      nodes: [{ cost: 90_000, description: 'Eierens egne ord', documents: [{ customName: 'FDV bad' }, { customName: 'FDV vask' }] }],
    })
    const { data } = await of.owner.gql(ASKED, { projectId: of.projectId })
    expect(data['project']).toMatchObject({
      deadlines: [{ kind: 'lastWalk' }, { kind: 'complaint' }],
      reopenings: [{ reason: 'Vasken mangler' }],
    })
  })

  test('can be opened again for thirty days', async () => {
    const of = await closed()
    const since = (days: number) =>
      world.sql('update project set closed_at = now() - make_interval(days => $2) where id = $1', [of.projectId, days])
    await since(31)
    expect((await of.leader.gql(ASKED, { projectId: of.projectId })).data['project']).toMatchObject({ canReopen: false })
    expect((await reopen(of)).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'reopenedTooLate' } })
    await since(29)
    expect((await reopen(of)).data).toMatchObject({ reopenProject: { isCompleted: false } })
  })

  test('is opened once, however often it is pressed', async () => {
    const of = await closed()
    const both = await Promise.all([reopen(of), reopen(of)])
    expect(both.flatMap(({ error }) => (error ? [error] : []))).toMatchObject([
      { code: 'cannotHandleTheRequest', details: { reason: 'transition' } },
    ])
    expect((await of.leader.gql(ASKED, { projectId: of.projectId })).data['project']).toMatchObject({ reopenings: [{}] })
  })

  test('needs a reason, a leader and a licence; of others’ there is none', async () => {
    const of = await closed()
    const asking = { input: { projectId: of.projectId, reason: 'Vasken mangler' } }
    expect(await of.leader.post(`${of.url}/reopen`, { reason: ' ' })).toMatchObject({
      status: 422,
      body: { details: { fields: { reason: 'required' } } },
    })
    expect((await of.owner.gql(REOPEN, asking)).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await of.owner.gql(ASKED, { projectId: of.projectId })).data['project']).toMatchObject({ canReopen: false })
    expect((await of.company.professional.gql(REOPEN, asking)).error).toMatchObject({ code: 'authorizationFailure' })
    const stranger = await (await world.company()).as('Leader')
    expect((await stranger.gql(REOPEN, asking)).error).toMatchObject({ code: 'entityNotFound' })
    await world.sql('delete from licence where company_id = $1', [of.company.id])
    expect((await of.leader.gql(REOPEN, asking)).error).toMatchObject({ code: 'unauthorizedUser', details: { reason: 'licence' } })
  })
})
