import { describe, expect, test } from 'vitest'
import { mailsTo } from '#tests/mail/mails.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { calledIn, startProject } from './project.ts'

describe('a link that asks for papers', async () => {
  const world = await sharedWorld()
  const byLink = (key: string) => `/api/public/paper-request/${key}`

  /** A bathroom whose electrician owes several papers. */
  async function electrician() {
    const { company, projectId, url } = await startProject(world)
    const other = await calledIn(world, company)
    const email = `el-${projectId.slice(-8)}@test.example`
    await world.sql("update subcontractor set email = $2, trade = 'electrician' where id = $1", [other.subcontractorId, email])
    const participants = [
      { role: 'ProjectManager', accountId: company.leader.accountId },
      { role: 'Subcontractor', subcontractorId: other.subcontractorId },
    ]
    await company.leader.put(url, { name: 'Nytt bad', type: 'RENOVATION', renovationPresets: ['BATHROOM'], participants })
    const askForAll = (body: object = {}) => company.leader.post(`${url}/paper-requests/missing`, body)
    const letters = async () => (await mailsTo(world, email)).filter(({ text }) => text.includes('/paper/'))
    const key = async () => /\/paper\/([\w-]+)/.exec((await letters()).at(-1)!.text)![1]!
    return { company, projectId, url, askForAll, letters, key }
  }
  interface Told {
    papers: { code: string; paper: string; isDelivered: boolean }[]
    paper: string
    expiresAt: string
    isDelivered: boolean
  }

  test('is one for all that somebody owes, in one mail, and is closed with the last of them', async () => {
    const { company, askForAll, letters, key, url } = await electrician()
    expect((await askForAll({ message: 'Til overleveringen' })).status).toBe(201)
    const mails = await letters()
    expect(mails.map(({ subject }) => subject)).toEqual(['Du er bedt om papirer'])
    const visitor = world.anonymous()
    const address = byLink(await key())
    const { papers } = (await visitor.get(address)).body as unknown as Told
    expect(papers.length).toBeGreaterThan(1)
    for (const { paper } of papers) expect(mails[0]!.text).toContain(paper)
    expect((await visitor.sendFile(address, 'a.pdf', pdf)).body.details?.fields).toEqual({ code: 'required' })
    expect((await visitor.sendFile(`${address}?code=energyLabel`, 'a.pdf', pdf)).body.details?.fields).toEqual({ code: 'notValid' })
    const [first, ...rest] = papers
    const brought = (await visitor.sendFile(`${address}?code=${first!.code}`, 'a.pdf', pdf)).body as unknown as Told
    expect(brought).toMatchObject({ isDelivered: false, paper: rest[0]!.paper })
    expect(brought.papers[0]).toMatchObject({ isDelivered: true })
    const another = Buffer.concat([pdf, Buffer.from('\n')])
    expect((await visitor.sendFile(`${address}?code=${first!.code}`, 'a.pdf', another)).body.details?.fields).toEqual({ code: 'notValid' })
    for (const { code } of rest) expect((await visitor.sendFile(`${address}?code=${code}`, 'b.pdf', pdf)).status).toBe(200)
    expect(await visitor.get(address)).toMatchObject({ status: 410, body: { details: { state: 'done' } } })
    const kept = (await company.leader.get(`${url}/delivery-documents`)).body['documents'] as { covers: string }[]
    expect(kept.map(({ covers }) => covers).toSorted()).toEqual(papers.map(({ code }) => code).toSorted())
  })

  test('lives until the day that the papers are needed, and a fortnight at the least', async () => {
    const { askForAll, key, letters } = await electrician()
    const until = async () => new Date(((await world.anonymous().get(byLink(await key()))).body as unknown as Told).expiresAt)
    const fortnight = Date.now() + 14 * 86_400_000
    await askForAll({ neededBy: new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10) })
    expect(Math.abs((await until()).getTime() - fortnight)).toBeLessThan(60_000)
    const late = await electrician()
    await late.askForAll({ neededBy: '2031-06-15' })
    const { expiresAt } = (await world.anonymous().get(byLink(await late.key()))).body as unknown as Told
    expect(expiresAt).toBe('2031-06-15T21:59:59.000Z')
    expect((await late.letters())[0]!.text).toMatch(/15\.06\.2031|15\. juni 2031/)
    expect(await letters()).toHaveLength(1)
  })

  test('goes on for the others when one of its papers is taken back', async () => {
    const { askForAll, key, company, projectId, url } = await electrician()
    await askForAll()
    const address = byLink(await key())
    const OPEN = 'query ($projectId: ID!) { project(projectId: $projectId) { paperRequests { id code } } }'
    const { data } = await company.leader.gql(OPEN, { projectId })
    const { paperRequests } = data['project'] as { paperRequests: { id: string; code: string }[] }
    const [one, ...others] = paperRequests
    expect((await company.leader.delete(`${url}/paper-requests/${one!.id}`)).status).toBe(204)
    const { papers } = (await world.anonymous().get(address)).body as unknown as Told
    expect(papers.map(({ code }) => code).toSorted()).toEqual(others.map(({ code }) => code).toSorted())
    for (const { id } of others) await company.leader.delete(`${url}/paper-requests/${id}`)
    expect(await world.anonymous().get(address)).toMatchObject({ status: 410, body: { details: { state: 'ended' } } })
  })
})
