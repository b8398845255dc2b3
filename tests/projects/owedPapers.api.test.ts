import { beforeAll, describe, expect, test } from 'vitest'
import { remindOfPapers } from '#server/projects/paperRequests/paperReminders.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

interface Owed {
  code: string
  state: string
  reason: string | null
  isLate: boolean
  participantName: string | null
  documents: unknown[]
  request: { id: string; email: string } | null
}
type Meter = { receivedCount: number; neededCount: number; papers: Owed[] }
type Answer = { status: number; body: unknown }
const meter = ({ body }: Answer) => body as Meter
const paper = (answer: Answer, code: string) => meter(answer).papers.find((one) => one.code === code)

/** A bathroom with a plumber who has an address. */
async function bathroomWithPlumber() {
  const started = await startProject(world)
  const { company, projectId, url } = started
  const other = await calledIn(world, company)
  const email = `ror-${projectId.slice(-8)}@test.example`
  await world.sql('update subcontractor set email = $2, contact_name = $3 where id = $1', [other.subcontractorId, email, 'Ola Rør'])
  const participants = [
    { role: 'ProjectManager', accountId: company.leader.accountId },
    { role: 'Subcontractor', subcontractorId: other.subcontractorId },
    { role: 'Subcontractor', accountId: company.professional.accountId },
  ]
  const { body } = await company.leader.put(url, { name: 'Nytt bad', type: 'RENOVATION', renovationPresets: ['BATHROOM'], participants })
  const people = body['participants'] as { id: string; subcontractorId: string | null }[]
  const plumberId = people.find(({ subcontractorId }) => subcontractorId)!.id
  return { ...started, place: `${url}/documentation`, asking: `${url}/paper-requests`, plumberId, email }
}
/** The last part of the link that was mailed. */
async function keyFor(email: string) {
  const letters = await mailsTo(world, email)
  return /\/paper\/([\w-]+)/.exec(letters.findLast(({ text }) => text.includes('/paper/'))!.text)![1]!
}
const byLink = (key: string) => `/api/public/paper-request/${key}`

describe('the papers that are asked for at the end', () => {
  test('follow the kind of the work, and say what each rests on', async () => {
    const { place, company, estate } = await bathroomWithPlumber()
    const found = await estate.owner.get(place)
    expect(found.status).toBe(200)
    expect(paper(found, 'plumbing')).toMatchObject({ state: 'missing', owedBy: 'plumber', participantName: expect.any(String) })
    expect(paper(found, 'elConformity')).toMatchObject({ state: 'missing', basis: 'FEL § 12', participantName: null })
    expect(paper(found, 'completionCertificate')).toMatchObject({ state: 'perhaps', condition: 'appliedFor' })
    expect(paper(found, 'energyLabel')).toBeUndefined()
    const english = await company.leader.get(place, { 'accept-language': 'en' })
    expect(paper(english, 'wetRoomRecord')).toMatchObject({ name: 'Wet-room record' })
    expect(paper(english, 'fireStopping')).toMatchObject({ basis: 'TEK17 ch. 11' })
  })

  test('are there once one of their kind is brought, or one that says it is it', async () => {
    const { place, company, url } = await bathroomWithPlumber()
    const before = meter(await company.leader.get(place))
    const documents = [
      { documentType: 'productDocumentation', customName: 'Membran', fileId: await company.leader.upload() },
      { documentType: 'otherDocumentation', customName: 'Prøve', covers: 'plumbing', fileId: await company.leader.upload() },
    ]
    const saved = await company.leader.put(`${url}/delivery-documents`, { documents })
    expect(saved.body).toMatchObject({ documents: expect.arrayContaining([expect.objectContaining({ covers: 'plumbing' })]) })
    const after = await company.leader.get(place)
    expect(meter(after)).toMatchObject({ receivedCount: before.receivedCount + 2, neededCount: before.neededCount })
    expect(paper(after, 'plumbing')).toMatchObject({ state: 'received', documents: [{ customName: 'Prøve' }] })
    const wrong = [{ documentType: 'fdv', customName: 'x', covers: 'novel', fileId: await company.leader.upload() }]
    expect((await company.leader.put(`${url}/delivery-documents`, { documents: wrong })).body.details?.fields).toEqual({
      'documents[0].covers': 'notValid',
    })
  })

  test('are not needed where whoever manages says why, or needed where it depends', async () => {
    const { place, company, estate, url } = await bathroomWithPlumber()
    const without = await company.leader.put(place, { code: 'heatingCable', state: 'notNeeded' })
    expect(without.body.details?.fields).toEqual({ reason: 'required' })
    const decided = await company.leader.put(place, { code: 'heatingCable', state: 'notNeeded', reason: 'Vannbåren varme' })
    expect(paper(decided, 'heatingCable')).toMatchObject({ state: 'notNeeded', reason: 'Vannbåren varme' })
    const needed = await company.leader.put(place, { code: 'completionCertificate', state: 'needed' })
    expect(meter(needed).neededCount).toBe(meter(decided).neededCount + 1)
    expect(paper(await company.leader.put(place, { code: 'heatingCable' }), 'heatingCable')).toMatchObject({
      state: 'missing',
      reason: null,
    })
    expect((await company.professional.put(place, { code: 'plumbing', state: 'needed' })).status).toBe(403)
    expect((await estate.owner.put(place, { code: 'plumbing', state: 'needed' })).status).toBe(403)
    expect((await (await estate.guest('read')).get(place)).status).toBe(403)
    expect((await (await world.account()).get(place)).status).toBe(404)
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect((await company.leader.put(place, { code: 'plumbing', state: 'needed' })).body.code).toBe('projectCompleted')
  })

  test('are late after the end of the project', async () => {
    const { place, company, projectId } = await bathroomWithPlumber()
    await world.sql("update project set end_date = '2026-01-31' where id = $1", [projectId])
    const late = await company.leader.get(place)
    expect([paper(late, 'plumbing')?.isLate, paper(late, 'completionCertificate')?.isLate]).toEqual([true, false])
  })
})

describe('a paper that a participant is asked for', () => {
  test('is brought once by the link in the mail, by somebody without an account, and whoever asked is told', async () => {
    const { asking, company, plumberId, email, url, place, estate, projectId } = await bathroomWithPlumber()
    const asked = await company.leader.post(asking, {
      code: 'plumbing',
      participantId: plumberId,
      neededBy: '2099-01-31',
      message: 'Bilde av måleren holder.',
    })
    expect(asked.status).toBe(201)
    expect(paper(asked, 'plumbing')).toMatchObject({ state: 'asked', participantName: 'Ola Rør', request: { email } })
    const key = await keyFor(email)
    const visitor = world.anonymous()
    const seen = await visitor.get(byLink(key))
    expect(seen.body).toMatchObject({
      paper: 'Trykkprøving og egenerklæring, rør',
      project: 'Nytt bad',
      message: 'Bilde av måleren holder.',
      isDelivered: false,
    })
    expect(Object.keys(seen.body)).not.toContain('id')
    expect((await visitor.sendFile(byLink(key), 'virus.exe', pdf)).status).toBe(415)
    const brought = await visitor.sendFile(byLink(key), 'måling.pdf', pdf)
    expect(brought.body).toMatchObject({ isDelivered: true })
    const again = await visitor.sendFile(byLink(key), 'måling.pdf', pdf)
    expect([again.status, again.body], 'whose answer was lost').toEqual([200, brought.body])
    expect((await visitor.sendFile(byLink(key), 'måling.pdf', Buffer.concat([pdf, Buffer.from('%')]))).body).toMatchObject({
      details: { reason: 'linkExpired', state: 'done' },
    })
    expect((await visitor.get(byLink(key))).status).toBe(410)
    expect(paper(await estate.owner.get(place), 'plumbing')).toMatchObject({ state: 'received', request: null })
    const papers = (await estate.owner.get(`${url}/delivery-documents`)).body['documents'] as { addedBy: string; file: { id: string } }[]
    expect(papers).toMatchObject([{ addedBy: 'Ola Rør', covers: 'plumbing' }])
    expect((await estate.owner.get(`/api/private/file/${papers[0]!.file.id}`)).status).toBe(200)
    const told = await mailsTo(world, await emailOf(world, company.leader))
    expect(told.map(({ subject }) => subject)).toContain('Et papir er levert')
    expect(told.at(-1)!.text).toContain('Ola Rør har levert Trykkprøving og egenerklæring, rør til ')
    const QUERY = 'query ($estateId: ID!) { history(estateId: $estateId) { nodes { operation } } }'
    const { data } = await estate.owner.gql(QUERY, { estateId: estate.id })
    expect(JSON.stringify(data)).toContain('deliverPaper')
    expect(JSON.stringify(await world.sql('select * from paper_request where project_id = $1', [projectId]))).not.toContain(key)
  })

  test('is not brought by a link that was taken back, is too old, or belongs to a closed project', async () => {
    const { asking, company, plumberId, email, url, estate, projectId } = await bathroomWithPlumber()
    const ask = () => company.leader.post(asking, { code: 'plumbing', participantId: plumberId })
    const visitor = world.anonymous()
    const refused = async (key: string) => [
      (await visitor.get(byLink(key))).status,
      (await visitor.sendFile(byLink(key), 'a.pdf', pdf)).status,
    ]
    const { id } = paper(await ask(), 'plumbing')!.request!
    const first = await keyFor(email)
    const PROJECT = 'query ($projectId: ID!) { project(projectId: $projectId) { paperRequests { id name paper } } }'
    const open = await estate.owner.gql(PROJECT, { projectId })
    expect(open.data['project']).toEqual({ paperRequests: [{ id, name: 'Ola Rør', paper: 'Trykkprøving og egenerklæring, rør' }] })
    expect((await estate.owner.delete(`${asking}/${id}`)).status).toBe(403)
    expect((await company.leader.delete(`${asking}/${id}`)).status).toBe(204)
    expect((await company.leader.delete(`${asking}/${id}`)).body.details?.reason).toBe('transition')
    expect(await refused(first)).toEqual([410, 410])
    expect((await visitor.get(byLink(first))).body.details).toMatchObject({ reason: 'linkExpired', state: 'ended' })
    const ENDED = 'query ($projectId: ID!) { project(projectId: $projectId) { endedPaperRequests { id wasRevoked } } }'
    const told = async () => (await company.leader.gql(ENDED, { projectId })).data['project']
    expect(await told()).toEqual({ endedPaperRequests: [{ id, wasRevoked: true }] })
    await ask()
    expect(await told()).toEqual({ endedPaperRequests: [] })
    const second = await keyFor(email)
    await ask()
    expect(await refused(second), 'who is asked again has one link that works').toEqual([410, 410])
    const third = await keyFor(email)
    expect((await visitor.get(byLink(third))).status).toBe(200)
    for (const table of ['paper_request', 'supplier_link'])
      await world.sql(`update ${table} set expires_at = now() - interval '1 second' where project_id = $1`, [projectId])
    expect(await refused(third)).toEqual([410, 410])
    expect((await visitor.get(byLink(third))).body.details).toMatchObject({ state: 'tooOld' })
    expect(await told()).toMatchObject({ endedPaperRequests: [{ wasRevoked: false }] })
    await ask()
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await refused(await keyFor(email))).toEqual([410, 410])
    expect(await refused('x'.repeat(43))).toEqual([404, 404])
  })

  test('is one that the project owes, of somebody in it who has an address', async () => {
    const { asking, company, plumberId, url } = await bathroomWithPlumber()
    const ask = async (body: object) => (await company.leader.post(asking, body)).body.details?.fields
    expect(await ask({ code: 'energyLabel', participantId: plumberId })).toEqual({ code: 'notValid' })
    const stranger = await bathroomWithPlumber()
    expect(await ask({ code: 'plumbing', participantId: stranger.plumberId })).toEqual({ participantId: 'notValid' })
    await world.sql('update subcontractor set email = null where id = (select subcontractor_id from project_participant where id = $1)', [
      plumberId,
    ])
    expect(await ask({ code: 'plumbing', participantId: plumberId })).toEqual({ participantId: 'notValid' })
    expect((await company.professional.post(asking, { code: 'plumbing', participantId: plumberId })).status).toBe(403)
    expect((await company.leader.get(url)).status).toBe(200)
  })

  test('are asked for all at once, each of whoever owes it', async () => {
    const { asking, company, email, place } = await bathroomWithPlumber()
    const before = meter(await company.leader.get(place)).papers.filter(({ participantName }) => participantName)
    expect(before.map(({ code }) => code)).toEqual(['plumbing'])
    const answer = await company.leader.post(`${asking}/missing`, { message: 'Vi overleverer fredag' })
    expect(answer.status).toBe(201)
    expect(paper(answer, 'plumbing')).toMatchObject({ state: 'asked', request: { email } })
    expect((await mailsTo(world, email)).at(-1)!.text).toContain('Vi overleverer fredag')
    await company.leader.post(`${asking}/missing`, {})
    expect((await mailsTo(world, email)).filter(({ text }) => text.includes('/paper/'))).toHaveLength(1)
  })

  test('is asked for once more where nothing has come in a week, by a link that takes the place of the first', async () => {
    const { asking, company, plumberId, email, projectId } = await bathroomWithPlumber()
    await company.leader.post(asking, { code: 'plumbing', participantId: plumberId })
    const first = await keyFor(email)
    await remindOfPapers(world.app)
    expect(await keyFor(email)).toBe(first)
    await world.sql("update paper_request set created_at = now() - interval '8 days' where project_id = $1", [projectId])
    await remindOfPapers(world.app)
    await remindOfPapers(world.app)
    const letters = (await mailsTo(world, email)).filter(({ subject }) => subject.startsWith('Påminnelse: '))
    expect(letters).toHaveLength(1)
    const visitor = world.anonymous()
    expect((await visitor.get(byLink(first))).status).toBe(404)
    expect((await visitor.get(byLink(await keyFor(email)))).status).toBe(200)
  })

  test('is not brought by who takes no part any more', async () => {
    const { asking, company, plumberId, email, url } = await bathroomWithPlumber()
    await company.leader.post(asking, { code: 'plumbing', participantId: plumberId })
    const participants = [{ role: 'ProjectManager', accountId: company.leader.accountId }]
    await company.leader.put(url, { name: 'Nytt bad', type: 'RENOVATION', participants })
    expect((await world.anonymous().get(byLink(await keyFor(email)))).status).toBe(404)
  })
})
