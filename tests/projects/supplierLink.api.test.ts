import { describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { tiles } from './order.ts'
import { quoting } from './quoting.ts'

interface Errand {
  papers: { code: string; isDelivered: boolean }[]
  prices: { quotationId: string; status: string; version: number; gross: number; isOpen: boolean; lines: object[] }[]
  areas: { name: string; points: { name: string; isCompleted: boolean }[] }[]
}
const LINKS = 'query ($projectId: ID!) { project(projectId: $projectId) { supplierLinks { id firmName state } } }'

describe('the link of a firm without an account', async () => {
  const world = await sharedWorld()
  const place = (key: string) => `/api/public/supplier/${key}`
  const keysOf = async (email: string) =>
    (await mailsTo(world, email)).flatMap(({ text }) => /\/supplier\/([\w-]+)/.exec(text)?.slice(1) ?? [])

  async function askedFirm(answerBy?: string) {
    const made = await quoting(world)
    await made.ask(made.leader, made.firms, { ...(answerBy && { answerBy }) })
    const key = (await keysOf(made.withoutAccount.email)).at(-1)!
    const visitor = world.anonymous()
    const read = async () => (await visitor.get(place(key))).body as unknown as Errand
    const price = (quotationId: string, body: object = {}, version = 1) =>
      visitor.send('PUT', `${place(key)}/price/${quotationId}`, {
        body: { lines: [{ ...tiles, discount: 0, quantity: 1, unitPrice: 800 }], ...body },
        headers: { 'if-match': `"v${version}"` },
      })
    const links = async (who = made.leader) =>
      ((await who.gql(LINKS, { projectId: made.projectId })).data['project'] as { supplierLinks: { id: string }[] | null }).supplierLinks
    const own = async () => (await made.listed()).find(({ firmName }) => firmName === 'Uten konto AS')!
    const others = async () => (await made.listed()).filter(({ firmName }) => firmName !== 'Uten konto AS')
    return { ...made, key, visitor, read, price, links, own, others }
  }

  test('shows what it is asked for, and takes its price from the mail to the comparison', async () => {
    const { read, price, own, takeOver, leader, withoutAccount } = await askedFirm()
    expect((await mailsTo(world, withoutAccount.email)).at(-1)!.text).toMatch(/Lenken virker til/)
    const { prices } = await read()
    expect(prices).toMatchObject([{ status: 'asked', isOpen: true, lines: [{ unitPrice: 0 }, { unitPrice: 0 }] }])
    const { quotationId, version } = prices[0]!
    const given = await price(quotationId, { reservations: 'Uten stillas' }, version)
    expect(given).toMatchObject({
      status: 200,
      body: { prices: [{ status: 'given', gross: 1000, reservations: 'Uten stillas', answeredAt: expect.stringMatching(/Z$/) }] },
    })
    const compared = await own()
    expect(compared).toMatchObject({ status: 'given', gross: 1000, quotationId, may: expect.arrayContaining(['takeOver']) })
    const told = await mailsTo(world, await emailOf(world, leader))
    expect(told.at(-1)!.text).toContain('Uten konto AS')
    expect((await takeOver(leader, compared)).status).toBe(200)
    expect(await price(quotationId, {}, compared.version + 1)).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    expect((await read()).prices).toMatchObject([{ status: 'taken', isOpen: false }])
  })

  test('names the field of what can not be right, and keeps nothing of it', async () => {
    const { read, price } = await askedFirm()
    const { quotationId } = (await read()).prices[0]!
    const fields = async (body: object) => {
      const { status, body: answer } = await price(quotationId, body)
      return [status, answer.details?.fields]
    }
    expect(await fields({ lines: [] })).toEqual([422, { lines: 'required' }])
    expect(await fields({ lines: [{ ...tiles, unitPrice: -1 }] })).toEqual([422, { 'lines[0].unitPrice': expect.any(String) }])
    expect(await fields({ startsOn: '2031-02-02', endsOn: '2031-01-01' })).toEqual([422, { endsOn: 'notValid' }])
    expect(await fields({ validUntil: '2020-01-01' })).toEqual([422, { validUntil: 'notValid' }])
    expect((await read()).prices).toMatchObject([{ status: 'asked', gross: 0, version: 1 }])
  })

  test('takes what is sent twice once, and tells of it once', async () => {
    const { read, price, leader, own } = await askedFirm()
    const { quotationId } = (await read()).prices[0]!
    const [one, two] = await Promise.all([price(quotationId), price(quotationId)])
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([one, two].find(({ status }) => status === 409)!.body).toMatchObject({ details: { reason: 'stale' } })
    expect(await own()).toMatchObject({ version: 2, gross: 1000 })
    const told = (await mailsTo(world, await emailOf(world, leader))).filter(({ text }) => text.includes('Uten konto AS'))
    expect(told).toHaveLength(1)
    expect(await price(quotationId, { lines: [{ ...tiles, discount: 0, quantity: 1, unitPrice: 700 }] }, 2)).toMatchObject({
      status: 200,
      body: { prices: [{ gross: 875 }] },
    })
  })

  test('shows its own control points, and nothing of any other firm', async () => {
    const { projectId, estate, withoutAccount, plumber, read, price, others, key, visitor, give } = await askedFirm()
    const area = (name: string, firm: string) =>
      world.sql(
        `with a as (insert into control_area (estate_id, project_id, name, subcontractor_id, sort_order)
            values ($1, $2, $3, $4, 90) returning id, name)
          insert into control_point (estate_id, project_id, control_area_id, name, comment, sort_order)
            select $1, $2, id, name || ' punkt', 'Bare for oss', 1 from a`,
        [estate.id, projectId, name, firm],
      )
    await area('Mitt', withoutAccount.id)
    await area('Andres', plumber.subcontractorId)
    await give(plumber.admin, (await others()).at(0)!, 4321)
    expect((await read()).areas).toMatchObject([{ name: 'Mitt', points: [{ name: 'Mitt punkt', isCompleted: false }] }])
    const { text } = await visitor.get(place(key))
    for (const hidden of [
      'Andres',
      'Bare for oss',
      '4321',
      ...(await others()).flatMap(({ quotationId, firmName }) => [quotationId, firmName]),
    ])
      expect(text).not.toContain(hidden)
    for (const { quotationId } of await others()) expect((await price(quotationId)).status).toBe(404)
    expect((await price('no-such')).status).toBe(404)
    expect(JSON.stringify(await world.sql('select * from supplier_link where project_id = $1', [projectId]))).not.toContain(key)
  })

  test('of another project opens that one alone, and one of another firm nothing of this one', async () => {
    const [first, second] = [await askedFirm(), await askedFirm()]
    const { quotationId } = (await first.read()).prices[0]!
    expect((await second.price(quotationId)).status).toBe(404)
    expect(await first.own()).toMatchObject({ status: 'asked' })
    expect((await second.read()).prices.map((one) => one.quotationId)).not.toContain(quotationId)
    expect((await first.visitor.get(place('x'.repeat(43)))).status).toBe(404)
  })

  test('brings the papers that its firm was asked for, each once, and none of others', async () => {
    const { leader, projectId, url, estate, withoutAccount, plumber, visitor, key, read } = await askedFirm()
    const part = async (firm: string) => {
      const [row] = await world.sql<{ id: string }>(
        `insert into project_participant (estate_id, project_id, role, subcontractor_id) values ($1, $2, 'Subcontractor', $3)
          on conflict (project_id, subcontractor_id, role) do update set role = excluded.role returning id`,
        [estate.id, projectId, firm],
      )
      return row!.id
    }
    await world.sql("update subcontractor set email = 'rorlegger@test.example' where id = $1", [plumber.subcontractorId])
    const ask = async (code: string, firm: string) =>
      expect((await leader.post(`${url}/paper-requests`, { code, participantId: await part(firm) })).status).toBe(201)
    await ask('plumbing', withoutAccount.id)
    await ask('wetRoomRecord', plumber.subcontractorId)
    expect((await read()).papers).toMatchObject([{ code: 'plumbing', isDelivered: false }])
    const bring = (by: string, code: string) => visitor.sendFile(`/api/public/paper-request/${by}?code=${code}`, 'måling.pdf', pdf)
    expect((await bring(key, 'wetRoomRecord')).body.details?.fields).toEqual({ code: 'notValid' })
    const ofPapers = /\/paper\/([\w-]+)/.exec((await mailsTo(world, withoutAccount.email)).at(-1)!.text)![1]!
    const both = await Promise.all([bring(key, 'plumbing'), bring(ofPapers, 'plumbing')])
    // The one that comes second is answered as one that brings it once more.
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await leader.get(`${url}/delivery-documents`)).body['documents']).toHaveLength(1)
    expect((await read()).papers).toMatchObject([{ code: 'plumbing', isDelivered: true }])
    // What was mailed to bring papers alone gives no price.
    expect((await visitor.get(place(ofPapers))).status).toBe(404)
  })

  test('lives until the day that the answer is wanted, and a fortnight at the least', async () => {
    const until = async ({ key }: { key: string }) => (await world.anonymous().get(place(key))).body['expiresAt']
    expect(await until(await askedFirm('2031-06-15'))).toBe('2031-06-15T21:59:59.000Z')
    const soon = new Date((await until(await askedFirm())) as string).getTime()
    expect(Math.abs(soon - Date.now() - 14 * 86_400_000)).toBeLessThan(60_000)
  })

  test('is ended by whoever leads the project, and by nobody else', async () => {
    const { leader, plumber, estate, projectId, key, visitor, read, price, links } = await askedFirm()
    const { quotationId } = (await read()).prices[0]!
    expect(await links()).toMatchObject([{ firmName: 'Uten konto AS', state: 'open' }])
    expect(await links(estate.owner)).toBe(null)
    const [{ id }] = (await links()) as [{ id: string }]
    const end = `/api/private/project/${projectId}/supplier-links/${id}`
    expect((await estate.owner.delete(end)).status).toBe(403)
    expect((await plumber.admin.delete(end)).status).toBe(403)
    expect((await (await world.account()).delete(end)).status).toBe(404)
    const elsewhere = await askedFirm()
    expect((await elsewhere.leader.delete(`/api/private/project/${elsewhere.projectId}/supplier-links/${id}`)).status).toBe(404)
    expect((await leader.delete(end)).status).toBe(204)
    expect(await leader.delete(end)).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    expect(await visitor.get(place(key))).toMatchObject({ status: 410, body: { details: { reason: 'linkExpired', state: 'ended' } } })
    expect((await price(quotationId)).status).toBe(410)
    expect(await links()).toMatchObject([{ state: 'ended' }])
    expect((await leader.delete(`/api/private/project/${projectId}/supplier-links/${projectId}`)).status).toBe(404)
  })

  test('ends with its day, and with the project', async () => {
    const { leader, projectId, url, key, visitor, read, price, links } = await askedFirm()
    const { quotationId } = (await read()).prices[0]!
    await world.sql("update supplier_link set expires_at = now() - interval '1 second' where project_id = $1", [projectId])
    expect(await visitor.get(place(key))).toMatchObject({ status: 410, body: { details: { state: 'tooOld' } } })
    expect((await price(quotationId)).status).toBe(410)
    expect(await links()).toMatchObject([{ state: 'tooOld' }])
    await world.sql("update supplier_link set expires_at = now() + interval '1 day' where project_id = $1", [projectId])
    await leader.post(`${url}/close`, { reason: 'Ferdig' })
    expect(await visitor.get(place(key))).toMatchObject({ status: 410, body: { details: { state: 'closed' } } })
    expect((await price(quotationId)).status).toBe(410)
  })

  test('is refused where somebody tries in bulk', async () => {
    const { read, price } = await askedFirm()
    const { quotationId } = (await read()).prices[0]!
    const unknown = '0198a5a0-0000-7000-8000-0000000000b1'
    const tried = await Promise.all(Array.from({ length: 30 }, () => price(unknown)))
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([404]))
    expect(await price(quotationId)).toMatchObject({ status: 429, body: { details: { reason: 'tooMany' } } })
    expect((await read()).prices).toMatchObject([{ status: 'asked' }])
  })

  test('is not mailed to a firm that is here, which answers in the product as before', async () => {
    const { outside, listed, give, leader, own } = await askedFirm()
    const mails = await mailsTo(world, await emailOf(world, outside.admin))
    expect(mails.map(({ text }) => text).join()).toContain('/private/order/quotations/')
    expect(await keysOf(await emailOf(world, outside.admin))).toEqual([])
    const [itsOwn] = await listed(outside.admin)
    expect((await give(outside.admin, itsOwn!)).status).toBe(200)
    // And whoever leads the project types what a firm without an account said by telephone.
    expect((await give(leader, await own(), 500)).status).toBe(200)
    expect(await own()).toMatchObject({ status: 'given', gross: 625 })
  })
})
