import { describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'

const transition = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } }

describe('the orders of a project', async () => {
  const world = await sharedWorld()

  test('are numbered, priced in øre and seen by whom they concern', async () => {
    const { leader, owner, plumber, tiler, estate, make, place, projectId } = await ordering(world)
    const made = await make(leader, {
      subcontractorId: plumber.subcontractorId,
      trade: 'plumber',
      lines: [tiles, { ...tiles, vatRate: 0, discount: 0 }],
    })
    expect(made).toMatchObject({
      number: 1,
      type: 'quote',
      status: 'open',
      // 12.5 × 890 = 11 125, of which a tenth is taken off the first.
      net: 21137.5,
      vat: 2503.13,
      gross: 23640.63,
      side: 'company',
      isUnseen: false,
      lines: [{ net: 10012.5, quantity: 12.5, discount: 10 }, { net: 11125 }],
      events: [{ action: 'create', side: 'company' }],
      approval: null,
    })
    expect((await make()).number).toBe(2)
    const url = `${place}/${made.orderId}`
    for (const reader of [leader, plumber.admin]) expect((await reader.get(url)).status).toBe(200)
    for (const stranger of [owner, tiler.admin, await estate.guest('read'), await world.account(), (await world.company()).admin])
      expect((await stranger.get(url)).status).toBe(404)
    const listed = async (who: typeof leader) => (await who.get(`${place}?id=${projectId}`)).body['totalCount']
    expect([await listed(leader), await listed(plumber.admin), await listed(tiler.admin), await listed(owner)]).toEqual([2, 1, 0, 0])
    expect((await leader.get(`${place}?type=approved`)).body['totalCount']).toBe(0)
    expect((await (await world.company()).admin.get(`${place}?id=${projectId}`)).status).toBe(404)
    expect((await (await estate.guest('read')).get(`${place}?id=${projectId}`)).status).toBe(403)
  })

  test('an owner asks, and offers nothing; whoever was called in offers for itself', async () => {
    const { owner, plumber, tiler, make, place, projectId } = await ordering(world)
    const asked = await make(owner, { type: 'request', title: 'Varme i gulvet', lines: null })
    expect(asked).toMatchObject({ side: 'owner', gross: 0, may: ['edit', 'delete'] })
    expect(await owner.post(place, { projectId, type: 'quote', title: 'Mitt' })).toMatchObject({ status: 403 })
    const offered = await make(plumber.admin, { subcontractorId: tiler.subcontractorId })
    expect(offered).toMatchObject({ side: 'subcontractor', subcontractorId: plumber.subcontractorId })
    expect((await tiler.admin.get(`${place}/${offered.orderId}`)).status).toBe(404)
  })

  test('go their way: released, rejected, taken up again, and each step is told', async () => {
    const { leader, owner, make, move, place } = await ordering(world)
    const { orderId } = await make(leader, { lines: null })
    expect(await move(leader, orderId, 'readyForCustomer')).toMatchObject(transition)
    await leader.post(`${place}/budget`, { orderId, line: tiles })
    expect(await move(owner, orderId, 'readyForCustomer')).toMatchObject({ status: 404 })
    expect(await move(leader, orderId, 'readyForCustomer')).toMatchObject({ status: 200, body: { status: 'readyForCustomer' } })
    expect((await owner.get(`${place}/${orderId}`)).body).toMatchObject({ isUnseen: true, may: ['approve', 'reject'] })
    expect(await owner.put(`${place}/reject`, { orderId })).toMatchObject({
      status: 422,
      body: { details: { fields: { reason: 'required' } } },
    })
    expect(await leader.put(`${place}/reject`, { orderId, reason: 'Nei' })).toMatchObject({ status: 403 })
    expect(await owner.put(`${place}/reject`, { orderId, reason: 'For dyrt' })).toMatchObject({ body: { status: 'rejectedByCustomer' } })
    expect(await move(leader, orderId, 'readyForCustomer')).toMatchObject(transition)
    expect(await move(leader, orderId, 'open')).toMatchObject({ body: { status: 'open', isUnseen: false } })
    const { body } = await owner.get(`${place}/${orderId}`)
    expect((body['events'] as { action: string; words: string | null }[]).map(({ action, words }) => [action, words])).toEqual([
      ['create', null],
      ['release', null],
      ['reject', 'For dyrt'],
      ['rework', null],
    ])
  })

  test('who has read one over REST has seen it, once the answer is out; until then it is new on its estate', async () => {
    const { owner, estate, released, place } = await ordering(world)
    const { orderId } = await released()
    const updates = async () => (await owner.get('/api/private/estates/updates')).body
    expect(await updates()).toMatchObject([
      { estateId: estate.id, unseenMailCount: 0, unseenOrderCount: 1, updatedAt: expect.stringMatching(/Z$/) },
    ])
    const url = `${place}/${orderId}`
    expect((await owner.send('HEAD', url)).status).toBe(200)
    expect((await owner.get(url, { 'sec-purpose': 'prefetch;prerender' })).status).toBe(200)
    expect((await owner.get(url)).body).toMatchObject({ isUnseen: true })
    await expect.poll(updates).toEqual([])
    expect((await owner.get(url)).body).toMatchObject({ isUnseen: false })
  })

  test('on the way to the customer the other side says no, and the maker sends it again', async () => {
    const { leader, plumber, make, move, place } = await ordering(world)
    const { orderId } = await make(plumber.admin)
    expect(await plumber.admin.put(`${place}/reject`, { orderId, reason: 'Angret' })).toMatchObject({ status: 403 })
    expect(await leader.put(`${place}/reject`, { orderId, reason: 'Mangler rør' })).toMatchObject({ body: { status: 'rejectedByPmOrSc' } })
    expect(await move(leader, orderId, 'open')).toMatchObject({ status: 403 })
    expect(await move(plumber.admin, orderId, 'open')).toMatchObject({ body: { status: 'open' } })
  })

  test('once approved, nothing of it is changed', async () => {
    const { leader, owner, released, approve, place, projectId } = await ordering(world)
    const order = await released()
    expect(await owner.post(`${place}/approval`, { orderId: order.orderId })).toMatchObject({ status: 400 })
    expect(await approve(owner, { ...order, version: order.version - 1 })).toMatchObject({
      status: 409,
      body: { details: { reason: 'stale' } },
    })
    expect(await approve(leader, order)).toMatchObject({ status: 403 })
    const { status, body } = await approve(owner, order, { comment: 'Kjør på' })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'approvedByCustomer',
        may: [],
        approval: { contentHash: expect.stringMatching(/^[0-9a-f]{64}$/), file: { type: 'application/pdf' } },
      },
    })
    const { file } = body['approval'] as { file: { url: string } }
    for (const reader of [owner, leader]) expect((await reader.get(file.url)).status).toBe(200)
    expect(await approve(owner, { ...order, version: order.version + 1 })).toMatchObject({
      ...transition,
      body: {
        message: 'Bestillingen er allerede godkjent.',
        details: { reason: 'transition', orderStatus: 'approvedByCustomer', state: 'approvedByCustomer', moves: [] },
      },
    })
    expect(await leader.post(`${place}/budget`, { orderId: order.orderId, line: tiles })).toMatchObject(transition)
    expect(await leader.delete(`${place}/${order.orderId}`)).toMatchObject(transition)
    expect((await leader.get(`${place}?id=${projectId}&type=approved`)).body['totalCount']).toBe(1)
    const changes = [
      "update project_order set title = 'Noe annet' where id = $1",
      'update order_line set net_ore = 1 where order_id = $1',
      'delete from order_line where order_id = $1',
      "update order_approval set content = '{}' where id = $1",
      'delete from order_approval where id = $1',
      'delete from project_order where id = $1',
    ]
    for (const change of changes) await expect(world.sql(change, [order.orderId])).rejects.toThrow(/never changed/)
  })

  test('of two who answer at once one comes too late, and nothing is half done', async () => {
    const { leader, owner, released, approve, move } = await ordering(world)
    for (let round = 0; round < 10; round++) {
      const order = await released()
      const answers = await Promise.all([approve(owner, order), move(leader, order.orderId, 'open')])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
      const [kept] = await world.sql<{ status: string; approved: boolean }>(
        'select o.status, exists (select from order_approval a where a.id = o.id) approved from project_order o where o.id = $1',
        [order.orderId],
      )
      expect(kept).toEqual(
        answers[0].status === 200 ? { status: 'approvedByCustomer', approved: true } : { status: 'open', approved: false },
      )
    }
  })

  test('bad input names its field', async () => {
    const { leader, owner, tiler, place, projectId, make } = await ordering(world)
    const line = { description: '', quantity: -1, unitPrice: 9e10, vatRate: 24, discount: 101 }
    expect(await leader.post(place, { projectId, type: 'loan', title: '', lines: [line] })).toMatchObject({
      status: 422,
      body: {
        details: {
          fields: {
            type: 'notValid',
            title: 'required',
            'lines[0].description': 'required',
            'lines[0].quantity': 'notValid',
            'lines[0].unitPrice': 'notValid',
            'lines[0].vatRate': 'notValid',
            'lines[0].discount': 'notValid',
          },
        },
      },
    })
    const much = { ...tiles, quantity: 1_000_000, unitPrice: 1_000_000 }
    expect(await leader.post(place, { projectId, type: 'quote', title: 'Mye', lines: [much] })).toMatchObject({ status: 422 })
    const foreign = await world.sql<{ id: string }>(
      "insert into subcontractor (owner_company_id, name, organization_number, trade) values ($1, 'Andres', '999999999', 'plumber') returning id",
      [tiler.id],
    )
    for (const values of [{ subcontractorId: foreign[0]!.id }, { validUntil: '2020-01-01' }])
      expect(await leader.post(place, { projectId, type: 'quote', title: 'Feil', ...values })).toMatchObject({ status: 422 })
    await world.sql("update project set start_date = '2026-05-01' where id = $1", [projectId])
    expect(await leader.post(place, { projectId, type: 'quote', title: 'Før', dueDate: '2026-04-30' })).toMatchObject({
      status: 422,
      body: { details: { fields: { dueDate: 'notValid' } } },
    })
    const { orderId } = await make()
    const upload = await owner.upload('andres.pdf')
    expect(
      await leader.gql('mutation ($input: AddOrderDocumentInput!) { addOrderDocument(input: $input) { id } }', {
        input: { orderId, kind: 'other', customName: 'Andres', fileId: upload },
      }),
    ).toMatchObject({ errors: [{ extensions: { details: { fields: { fileId: 'notValid' } } } }] })
  })

  test('papers are seen by whoever sees the order, and by nobody else', async () => {
    const { leader, owner, tiler, plumber, make, move, place } = await ordering(world)
    const { orderId } = await make(leader, { subcontractorId: plumber.subcontractorId })
    const fileId = await leader.upload('tegning.pdf')
    const { data } = await leader.gql('mutation ($input: AddOrderDocumentInput!) { addOrderDocument(input: $input) { id file { url } } }', {
      input: { orderId, kind: 'working', customName: 'Tegning', fileId },
    })
    const { id, file } = (data as { addOrderDocument: { id: string; file: { url: string } } }).addOrderDocument
    expect((await plumber.admin.get(file.url)).status).toBe(200)
    for (const stranger of [owner, tiler.admin]) expect((await stranger.get(file.url)).status).toBe(404)
    await move(leader, orderId, 'readyForCustomer')
    expect((await owner.get(file.url)).status).toBe(200)
    expect(await leader.delete(`${place}/document/${id}`)).toMatchObject(transition)
    await move(leader, orderId, 'open')
    expect((await leader.put(`${place}/document`, { id, kind: 'detailed', customName: 'Detalj' })).body).toMatchObject({ kind: 'detailed' })
    expect((await leader.delete(`${place}/document/${id}`)).status).toBe(204)
    // What was sent is the customer's to read until another version is.
    expect([(await owner.get(file.url)).status, (await leader.get(file.url)).status]).toEqual([200, 404])
  })

  test('what is written is told by mail, once an hour', async () => {
    const { leader, owner, released } = await ordering(world)
    const { orderId } = await released()
    const write = (words: string) =>
      leader.gql('mutation ($input: CommentOnOrderInput!) { commentOnOrder(input: $input) { events { words } } }', {
        input: { orderId, words },
      })
    await write('Vi kan begynne mandag.')
    expect((await write('Eller tirsdag.')).data).toMatchObject({
      commentOnOrder: { events: expect.arrayContaining([{ words: 'Eller tirsdag.' }]) },
    })
    const told = (await mailsTo(world, await emailOf(world, owner))).filter(({ subject }) => subject.startsWith('Bestilling'))
    expect(told.map(({ subject }) => subject)).toEqual(['Bestilling 1 venter på svaret ditt', 'Bestilling 1 har fått en kommentar'])
  })
})
