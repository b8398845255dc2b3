import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { craftsmen, DELIVERIES, delivered, letter, mailboxOf, PLACE, SEND } from './sending.ts'

const url = '/api/private/mailbox'

describe('delivering documents', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const count = (table: string, { id }: TestEstate) => world.sql(`select count(*)::int from ${table} where estate_id = $1`, [id])
  const mailsTo = ({ userId }: { userId: string }) =>
    world.sql('select template, language from outbox_mail where to_email = (select email from app_user where id = $1)', [userId])

  test('they arrive, and the company sees what it has sent and whether it was opened', async () => {
    const [estate, moen] = [await world.estate({ address_line2: '1170 Oslo' }), await craftsmen(world)]
    const input = await letter(moen.professional, estate, ['Samsvarserklæring', 'Bilder'])
    const { data } = await moen.professional.gql(SEND, { input })
    expect(data['sendDocuments']).toMatchObject({
      estateId: estate.id,
      subject: 'Nytt bad',
      documents: [{ customName: 'Samsvarserklæring', fileName: 'Samsvarserklæring.pdf', seenAt: null }, { customName: 'Bilder' }],
    })
    const sent = data['sendDocuments'] as { documents: [{ id: string }] }
    await estate.owner.put(`${mailboxOf(estate)}/document/${sent.documents[0].id}`)
    const told = { addressLine2: '1170 Oslo', documents: [{ seenAt: expect.any(String) }, { seenAt: null }] }
    for (const colleague of [moen.leader, moen.professional]) {
      expect((await colleague.gql(DELIVERIES)).data).toMatchObject({
        deliveries: { totalCount: 1, edges: [{ node: { subject: 'Nytt bad' } }] },
      })
      expect((await colleague.get(url)).body).toMatchObject({ items: [told], totalCount: 1 })
    }
    const other = await craftsmen(world)
    expect((await other.leader.get(url)).body).toMatchObject({ items: [], totalCount: 0 })
  })

  test('an upload for one mailbox goes nowhere else, and is found by its own id', async () => {
    const [estate, another, moen] = [await world.estate(), await world.estate(), await craftsmen(world)]
    const upload = (id: string) => moen.leader.sendFile(`${url}/document?estateId=${id}`, 'faktura.pdf', pdf)
    const { body } = await upload(estate.id)
    expect(Object.keys(body)).toEqual(['id', 'name', 'type', 'path', 'size', 'url'])
    const documents = [{ id: body['id'], customName: 'Faktura' }]
    const send = (estateId: string) => moen.leader.post(url, { estateId, subject: 'Faktura', documents })
    expect((await send(another.id)).body).toMatchObject({ details: { fields: { 'documents[0].fileId': 'notValid' } } })
    expect((await send(estate.id)).status).toBe(201)
    expect((await upload(uuidv7())).status).toBe(404)
    expect((await upload('not-an-id')).status).toBe(404)
    expect((await moen.leader.sendFile(`${url}/document?estateId=${estate.id}`, 'virus.exe', pdf)).body).toMatchObject({
      code: 'unsupportedFileFormat',
    })
  })

  test('each owner is written to once, in their language, and nobody who may not read the mailbox', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const [english, shutOut] = [await estate.coOwner(), await estate.coOwner()]
    await world.sql("update app_user set language = 'en' where id = $1", [english.userId])
    await world.permit(shutOut.accountId, { subject: `estate/${estate.id}/mailbox`, action: 'read', effect: 'deny' })
    const guest = await estate.guest('edit')
    await delivered(moen.leader, estate, ['Tegning', 'FDV', 'Faktura'])
    expect(await mailsTo(estate.owner)).toEqual([{ template: 'documentsReceived', language: 'nb' }])
    expect(await mailsTo(english)).toEqual([{ template: 'documentsReceived', language: 'en' }])
    for (const person of [shutOut, guest, moen.leader]) expect(await mailsTo(person)).toEqual([])
  })

  test('bad input names its field, and nothing is sent: no document, eleven, another’s upload, one twice', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const fields = async (values: object) =>
      (await moen.leader.post(url, { estateId: estate.id, subject: 'Bad', ...values })).body['details']
    const [mine, theirs] = [await moen.leader.upload(), await moen.professional.upload()]
    const document = (fileId: string) => ({ fileId, customName: 'Tegning' })
    expect(await fields({ documents: [] })).toEqual({ fields: { documents: 'required' } })
    expect(await fields({ documents: Array.from({ length: 11 }, () => document(mine)) })).toEqual({ fields: { documents: 'tooMany' } })
    expect(await fields({ subject: ' ', message: 'x'.repeat(4001), documents: [{ fileId: mine, customName: 'x'.repeat(256) }] })).toEqual({
      fields: { subject: 'required', message: 'tooLong', 'documents[0].customName': 'tooLong' },
      limits: { message: { max: 4000 }, 'documents[0].customName': { max: 255 } },
    })
    expect(await fields({ documents: [document(mine), document(theirs)] })).toEqual({ fields: { 'documents[1].fileId': 'notValid' } })
    expect(await fields({ documents: [document(mine), document(mine)] })).toEqual({ fields: { 'documents[1].fileId': 'notValid' } })
    const { error } = await moen.leader.gql(SEND, { input: { estateId: estate.id, subject: 'Bad', documents: [] } })
    expect(error).toMatchObject({ code: 'unprocessableEntity', details: { fields: { documents: 'required' } } })
    for (const table of ['mailbox', 'mailbox_message', 'mailbox_document']) expect(await count(table, estate)).toEqual([{ count: 0 }])
    expect(await mailsTo(estate.owner)).toEqual([])
    expect((await moen.leader.post(url, { estateId: estate.id, subject: 'Bad', documents: [document(mine)] })).status).toBe(201)
  })

  test('ten documents go at once, and twins under one key are one delivery', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const body = await letter(
      moen.leader,
      estate,
      Array.from({ length: 10 }, (_, n) => `Bilde ${n}`),
    )
    const key = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => moen.leader.post(url, body, key)))
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${String(id)}`))).toEqual(
      new Set([`201 ${String(answers[0]!.body['id'])}`]),
    )
    expect(await count('mailbox_message', estate)).toEqual([{ count: 1 }])
    expect(await count('mailbox_document', estate)).toEqual([{ count: 10 }])
    expect(await mailsTo(estate.owner)).toHaveLength(1)
    expect((await moen.leader.post(url, { ...body, subject: 'Noe annet' }, key)).status).toBe(422)
  })

  test('the estate is one that somebody owns', async () => {
    const moen = await craftsmen(world)
    const estate = await world.estate()
    await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
    for (const id of [estate.id, uuidv7(), 'not-an-id'])
      expect(await moen.leader.post(url, await letter(moen.leader, { id }))).toMatchObject({
        status: 404,
        body: { code: 'entityNotFound' },
      })
  })

  test('is for leaders and professionals of a company with the licence; what was sent is seen without it', async () => {
    const estate = await world.estate()
    const [moen, without] = [await craftsmen(world), await craftsmen(world, { licence: 'COMPANY_PRO' })]
    const body = await letter(without.leader, estate)
    const place = `${url}/place/cadastre/0301-1-1-0-0`
    for (const client of [estate.owner, moen.admin, await world.account({ isSystemAdmin: true })]) {
      const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'role' } } }
      for (const answer of [await client.post(url, body), await client.get(place), await client.get(url)])
        expect(answer).toMatchObject(refusal)
    }
    const refusal = { status: 403, body: { code: 'unauthorizedUser', details: { reason: 'licence' } } }
    expect(await without.leader.post(url, body)).toMatchObject(refusal)
    expect(await without.professional.get(place)).toMatchObject(refusal)
    expect(await without.leader.sendFile(`${url}/document?estateId=${estate.id}`, 'faktura.pdf', pdf)).toMatchObject(refusal)
    expect((await without.leader.gql(SEND, { input: body })).error).toMatchObject({ details: { reason: 'licence' } })
    expect((await without.leader.get(url)).status).toBe(200)
    expect((await world.anonymous().post(url, body)).status).toBe(401)
  })

  test('one account writes to people only so often', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    await delivered(moen.leader, estate)
    await world.sql(
      `insert into mailbox_message (estate_id, company_id, subject, sender_account_id)
        select $1, $2, 'Før', $3 from generate_series(1, 59)`,
      [estate.id, moen.id, moen.leader.accountId],
    )
    const refused = await moen.leader.post(url, await letter(moen.leader, estate))
    expect(refused).toMatchObject({ status: 429, body: { details: { reason: 'tooMany' } }, headers: { 'retry-after': '600' } })
    await delivered(moen.professional, estate)
  })
})

describe('where documents are delivered', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const [unit] = await world.sql<{ municipality_no: string; gnr: number; bnr: number; address_line1: string }>(
    `select municipality_no, gnr, bnr, address_line1 from register_property where identity_kind = 'cadastre' order by id limit 1`,
  )
  const { municipality_no, gnr, bnr } = unit!
  const key = `${municipality_no}-${gnr}-${bnr}-0-0`
  const at = (of: string) => `${url}/place/cadastre/${of}`

  test('is told by the exact key of the property, over both transports', async () => {
    const moen = await craftsmen(world)
    expect((await moen.leader.get(at(key))).body).toMatchObject({ estateId: null, property: { key, addressLine1: unit!.address_line1 } })
    const estate = await world.estate({ municipality_no, gnr, bnr, address_line1: 'Slik eieren skriver det' })
    expect((await moen.leader.gql(PLACE, { kind: 'cadastre', key })).data).toEqual({
      deliveryPlace: { estateId: estate.id, property: { key, addressLine1: unit!.address_line1 } },
    })
    const [unregistered] = [await world.estate({ municipality_no: '9999', gnr: 9, bnr: 9 })]
    expect((await moen.leader.get(at('9999-9-9-0-0'))).body).toMatchObject({ estateId: unregistered.id, property: { key: '9999-9-9-0-0' } })
    expect((await moen.leader.get(at('9999-8-8-0-0'))).status).toBe(404)
    expect((await moen.leader.get(at('Solveien 14'))).status).toBe(404)
  })

  test('nobody goes through the addresses one by one', async () => {
    const moen = await craftsmen(world)
    const answers = []
    for (let n = 0; n <= 60; n++) answers.push((await moen.leader.get(at(key))).status)
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([60, 429])
  })
})
