import { describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { tiles } from './order.ts'
import { quotationPlace, quoting } from './quoting.ts'

const transition = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } }

describe('what several firms would take for an order', async () => {
  const world = await sharedWorld()
  const subjects = async (email: string) => (await mailsTo(world, email)).map(({ subject }) => subject)

  test('is asked of each by itself, and stands outside the orders', async () => {
    const { leader, owner, plumber, outside, tiler, withoutAccount, ask, listed, place, projectId, orderId } = await quoting(world)
    expect(await ask(leader, undefined, { answerBy: '2999-01-01' })).toMatchObject({
      status: 200,
      body: { events: [{}, { action: 'ask' }] },
    })
    const asked = await listed()
    expect(asked).toMatchObject([
      { firmName: expect.any(String), status: 'asked', isHere: true, gross: 0, may: [] },
      { isHere: true },
      { firmName: 'Uten konto AS', isHere: false, answerBy: '2999-01-01', may: ['give', 'decline'] },
    ])
    expect((await leader.get(`${place}?id=${projectId}`)).body['totalCount']).toBe(1)
    expect(await listed(owner)).toEqual([])
    expect((await owner.get(`${quotationPlace}?orderId=${orderId}`)).status).toBe(404)
    for (const firm of [plumber.admin, outside.admin]) {
      const own = await listed(firm)
      expect(own).toMatchObject([{ status: 'asked', title: 'Nye fliser', projectName: 'Nytt bad', may: ['give', 'decline'] }])
      const { body } = await firm.get(`${quotationPlace}/${own[0]!.quotationId}`)
      expect(body['lines']).toMatchObject([
        { description: tiles.description, unitPrice: 0 },
        { description: 'Fuging', unitPrice: 0 },
      ])
      expect((await firm.get(quotationPlace)).body).toMatchObject({ totalCount: 1, items: [{ quotationId: own[0]!.quotationId }] })
      expect((await firm.get(`${place}/${orderId}`)).status).toBe(404)
      for (const other of asked.filter(({ quotationId }) => quotationId !== own[0]!.quotationId))
        expect((await firm.get(`${quotationPlace}/${other.quotationId}`)).status).toBe(404)
    }
    expect((await tiler.admin.get(`${quotationPlace}/${asked[0]!.quotationId}`)).status).toBe(404)
    expect((await tiler.admin.get(quotationPlace)).body['totalCount']).toBe(0)
    for (const email of [await emailOf(world, outside.admin), withoutAccount.email])
      expect(await subjects(email)).toEqual(['Dere blir bedt om en pris'])
  })

  test('each firm says for itself, and whoever leads the project for one without an account', async () => {
    const { leader, plumber, outside, ask, listed, give } = await quoting(world)
    await ask()
    const [ofPlumber, ofOutside, ofNobody] = await listed()
    expect((await give(plumber.admin, ofOutside!)).status).toBe(404)
    expect((await give(leader, ofPlumber!)).status).toBe(403)
    expect(
      await give(plumber.admin, ofPlumber!, 100, { reservations: 'Uten riving', endsOn: '2999-06-02', startsOn: '2999-05-26' }),
    ).toMatchObject({
      status: 200,
      body: { status: 'given', net: 100, gross: 125, reservations: 'Uten riving', lines: [{ unitPrice: 100 }] },
    })
    expect(await give(plumber.admin, ofPlumber!)).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await give(leader, ofNobody!, 80)).body).toMatchObject({ status: 'given', gross: 100 })
    expect(await outside.admin.post(`${quotationPlace}/${ofOutside!.quotationId}/decline`, { words: 'Fullt til høsten' })).toMatchObject({
      status: 200,
      body: { status: 'declined', words: 'Fullt til høsten', may: ['give'] },
    })
    expect(await listed()).toMatchObject([{ gross: 125, may: ['takeOver'] }, { status: 'declined', may: [] }, { gross: 100 }])
    expect(await subjects(await emailOf(world, leader))).toEqual(['Et firma har gitt pris', 'Et firma gir ikke pris'])
  })

  test('one is taken over into the order, and the others are told no price', async () => {
    const { leader, owner, plumber, outside, ask, listed, give, takeOver, place, orderId } = await quoting(world)
    await ask()
    for (const [firm, at, price] of [
      [plumber.admin, 0, 100],
      [outside.admin, 1, 90],
    ] as const)
      await give(firm, (await listed())[at]!, price)
    const given = await listed()
    expect((await takeOver(plumber.admin, given[0]!)).status).toBe(403)
    expect((await takeOver(owner, given[0]!)).status).toBe(404)
    expect(await takeOver(leader, given[2]!)).toMatchObject(transition)
    expect(await takeOver(leader, given[0]!)).toMatchObject({
      status: 200,
      body: { gross: 125, subcontractorId: plumber.subcontractorId, lines: [{ unitPrice: 100 }], events: [{}, {}, { action: 'takeOver' }] },
    })
    expect(await takeOver(leader, { ...given[1]! })).toMatchObject(transition)
    expect(await give(outside.admin, { ...given[1]! })).toMatchObject(transition)
    expect((await plumber.admin.get(`${place}/${orderId}`)).status).toBe(200)
    expect((await outside.admin.get(`${place}/${orderId}`)).status).toBe(404)
    const told = (await mailsTo(world, await emailOf(world, outside.admin))).at(-1)!
    expect(told.subject).toBe('En annen pris er valgt')
    expect(told.text).not.toContain(given[0]!.firmName)
  })

  test('makes a firm that had no part in the project read its order there, with its own price and nobody else’s', async () => {
    const { leader, plumber, outside, ask, listed, give, takeOver, make, place, projectId, orderId } = await quoting(world)
    await ask()
    await give(plumber.admin, (await listed())[0]!, 7777)
    await give(outside.admin, (await listed())[1]!, 90)
    const elsewhere = await make(leader, { title: 'Noe annet', subcontractorId: plumber.subcontractorId })
    expect((await outside.admin.get(`${place}/${orderId}`)).status).toBe(404)
    expect((await takeOver(leader, (await listed())[1]!)).status).toBe(200)

    const { status, body, text } = await outside.admin.get(`${place}/${orderId}`)
    expect({ status, body }).toMatchObject({ status: 200, body: { gross: 112.5, lines: [{ unitPrice: 90, net: 90 }] } })
    for (const foreign of ['7777', plumber.subcontractorId]) expect(text).not.toContain(foreign)
    const ORDER = 'query ($orderId: ID!) { order(orderId: $orderId) { id gross seesPrices subcontractorId lines { unitPrice } } }'
    expect((await outside.admin.gql(ORDER, { orderId })).data['order']).toMatchObject({
      gross: 112.5,
      seesPrices: true,
      subcontractorId: outside.subcontractorId,
      lines: [{ unitPrice: 90 }],
    })
    expect((await outside.admin.get(`${place}?id=${projectId}`)).body).toMatchObject({ totalCount: 1, items: [{ orderId }] })
    expect((await outside.admin.get(`${place}/${elsewhere.orderId}`)).status).toBe(404)
    expect((await plumber.admin.get(`${place}/${orderId}`)).status).toBe(404)
    const firms = 'select from project_participant where project_id = $1 and subcontractor_id = $2'
    expect(await world.sql(firms, [projectId, outside.subcontractorId])).toHaveLength(1)
  })

  test('has papers of its own that no other firm opens, and the papers that it was asked with', async () => {
    const { leader, owner, plumber, outside, ask, listed, place, orderId } = await quoting(world)
    const upload = async (by: typeof leader, path: string) => {
      const { status, body } = await by.sendFile(path, 'pris.pdf', pdf)
      expect(status).toBe(200)
      return body['url'] as string
    }
    const drawing = await upload(leader, `${place}/document?orderId=${orderId}&kind=working`)
    await ask()
    const [own] = await listed(plumber.admin)
    const price = await upload(plumber.admin, `${quotationPlace}/document?quotationId=${own!.quotationId}`)
    const later = await upload(leader, `${place}/document?orderId=${orderId}&kind=other`)
    const status = async (by: typeof leader, url: string) => (await by.get(url)).status
    for (const firm of [plumber.admin, outside.admin]) expect([await status(firm, drawing), await status(firm, later)]).toEqual([200, 404])
    expect([await status(plumber.admin, price), await status(leader, price)]).toEqual([200, 200])
    expect([await status(outside.admin, price), await status(owner, price)]).toEqual([404, 404])
    const { body } = await plumber.admin.get(`${quotationPlace}/${own!.quotationId}`)
    expect(body).toMatchObject({ papers: [{ kind: 'working' }], documents: [{ customName: expect.any(String) }] })
    const { id } = (body['documents'] as { id: string }[])[0]!
    expect((await outside.admin.delete(`${quotationPlace}/document/${id}`)).status).toBe(404)
    expect((await plumber.admin.delete(`${quotationPlace}/document/${id}`)).status).toBe(204)
  })

  test('is asked of each once, of five at most, of one’s own, and while the order is open', async () => {
    const { leader, plumber, owner, ask, listed, give, move, orderId, firms } = await quoting(world)
    const fields = (field: string, code = 'notValid') => ({ status: 422, body: { details: { fields: { [field]: code } } } })
    expect(await ask(leader, [])).toMatchObject(fields('subcontractorIds', 'required'))
    expect(
      await ask(
        leader,
        Array.from({ length: 6 }, () => firms[0]!),
      ),
    ).toMatchObject(fields('subcontractorIds', 'tooMany'))
    const other = await quoting(world)
    expect(await ask(leader, [other.firms[0]!])).toMatchObject(fields('subcontractorIds'))
    expect(await ask(leader, firms, { answerBy: '2020-01-01' })).toMatchObject(fields('answerBy'))
    expect((await ask(owner)).status).toBe(404)
    expect((await ask(plumber.admin)).status).toBe(404)
    const tries = await Promise.all(Array.from({ length: 8 }, () => ask()))
    expect(tries.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const [own] = await listed(plumber.admin)
    expect(await give(plumber.admin, own!, 1, { lines: [] })).toMatchObject(fields('lines', 'required'))
    expect(await give(plumber.admin, own!, 1, { startsOn: '2999-02-02', endsOn: '2999-02-01' })).toMatchObject(fields('endsOn'))
    expect(await give(plumber.admin, own!, 1, { validUntil: '2020-01-01' })).toMatchObject(fields('validUntil'))
    expect((await give(plumber.admin, own!, -1)).status).toBe(422)
    expect((await give(plumber.admin, own!, 9e9)).status).toBe(200)
    await move(leader, orderId, 'readyForCustomer')
    const [given] = await listed(plumber.admin)
    expect(given!.may).toEqual([])
    expect(await give(plumber.admin, given!)).toMatchObject(transition)
    expect((await other.give(other.plumber.admin, given!)).status).toBe(404)
  })

  test('of eight who take one over at once, one does', async () => {
    const { leader, plumber, outside, ask, listed, give, takeOver, orderId } = await quoting(world)
    await ask()
    await give(plumber.admin, (await listed())[0]!, 100)
    await give(outside.admin, (await listed())[1]!, 200)
    const given = await listed()
    const tries = await Promise.all(Array.from({ length: 8 }, (_, i) => takeOver(leader, given[i % 2]!)))
    expect(tries.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    const taken = (await listed()).filter(({ status }) => status === 'taken')
    const { body } = await leader.get(`/api/private/order/${orderId}`)
    expect(taken).toMatchObject([{ gross: body['gross'] }])
    expect(body['lines']).toHaveLength(1)
  })
})
