import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { craftsmen, DELETE, delivered, documentOf, MAILBOX, mailboxOf, MAILBOXES, SEE, SEE_ALL, type Sent, UPDATES } from './sending.ts'

describe('the mailboxes of an estate', async () => {
  const world = await sharedWorld()
  const first = ({ documents }: Sent) => documents[0]!.id

  test('hold what each company has sent, and are read over both transports, whoever wrote last first', async () => {
    const [estate, moen, larsen] = [await world.estate(), await craftsmen(world), await craftsmen(world, { name: 'Larsen Tak AS' })]
    await delivered(moen.professional, estate, ['Samsvarserklæring', 'Bilde av røropplegg'])
    await delivered(larsen.leader, estate, ['Garanti'])
    const told = [
      { companyId: larsen.id, companyName: 'Larsen Tak AS', unseenCount: 1, documentCount: 1 },
      { companyId: moen.id, companyName: 'Moen Rør AS', unseenCount: 2, documentCount: 2 },
    ]
    expect((await estate.owner.get(mailboxOf(estate))).body).toMatchObject(told.map((each) => ({ mailboxId: each.companyId, ...each })))
    const page = (await estate.owner.gql(MAILBOXES, { estateId: estate.id, first: 1 })).data['mailboxes']
    expect(page).toMatchObject({ totalCount: 2, edges: [{ node: told[0] }], pageInfo: { hasNextPage: true } })
    const { endCursor } = (page as { pageInfo: { endCursor: string } }).pageInfo
    expect((await estate.owner.gql(MAILBOXES, { estateId: estate.id, first: 1, after: endCursor })).data).toMatchObject({
      mailboxes: { edges: [{ node: told[1] }], pageInfo: { hasNextPage: false } },
    })

    const documents = [
      { customName: 'Bilde av røropplegg', seen: false, file: { name: 'Bilde av røropplegg.pdf' }, delivery: { subject: 'Nytt bad' } },
      {
        customName: 'Samsvarserklæring',
        seen: false,
        delivery: { message: 'Takk for oppdraget.', senderName: expect.stringContaining('Person') },
      },
    ]
    expect((await estate.owner.get(mailboxOf(estate, moen.id))).body).toMatchObject(documents)
    expect((await estate.owner.gql(MAILBOX, { estateId: estate.id, companyId: moen.id })).data).toMatchObject({
      mailbox: { ...told[1], documents: { totalCount: 2, edges: documents.map((node) => ({ node })) } },
    })
  })

  test('reading marks nothing; what is opened is marked by a command of its own, and counted no more', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const sent = await delivered(moen.leader, estate, ['Tegning', 'Faktura', 'FDV'])
    const documentId = first(sent)
    const [{ file }] = (await estate.owner.get(mailboxOf(estate, moen.id))).body as unknown as [{ file: { url: string } }]
    expect((await estate.owner.get(file.url)).status).toBe(200)
    expect((await estate.owner.gql(UPDATES)).data).toMatchObject({
      estateUpdates: { totalCount: 1, edges: [{ node: { id: estate.id, unseenMailCount: 3, updatedAt: expect.stringMatching(/Z$/) } }] },
    })
    expect((await estate.owner.put(documentOf(estate, documentId))).status).toBe(204)
    expect((await estate.owner.gql(SEE, { estateId: estate.id, documentId })).data).toEqual({ seeMailboxDocument: { id: documentId } })
    expect((await estate.owner.get('/api/private/estates/updates')).body).toMatchObject([{ estateId: estate.id, unseenMailCount: 2 }])
    const { data } = await estate.owner.gql('query ($id: ID!) { estate(estateId: $id) { unseenMailCount } }', { id: estate.id })
    expect(data).toEqual({ estate: { unseenMailCount: 2 } })
    expect((await estate.owner.gql(SEE_ALL, { estateId: estate.id, companyId: moen.id })).data).toEqual({ seeMailbox: { unseenCount: 0 } })
    expect((await estate.owner.get('/api/private/estates/updates')).body).toEqual([])
  })

  test('what is deleted is gone with its file, and its sender is not told', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const { documents } = await delivered(moen.leader, estate, ['Tilbud', 'Reklame'])
    const [offer, advertising] = documents as [{ id: string }, { id: string }]
    const files = () => world.sql('select count(*)::int kept from file where estate_id = $1', [estate.id])
    expect((await estate.owner.delete(documentOf(estate, advertising.id))).status).toBe(204)
    expect(await files()).toEqual([{ kept: 1 }])
    expect((await estate.owner.delete(documentOf(estate, advertising.id))).status).toBe(404)
    expect((await estate.owner.put(documentOf(estate, advertising.id))).status).toBe(404)
    expect((await estate.owner.gql(DELETE, { estateId: estate.id, documentId: offer.id })).data).toEqual({
      deleteMailboxDocument: { id: offer.id },
    })
    expect((await estate.owner.get(mailboxOf(estate))).body).toEqual([])
    expect((await estate.owner.get(mailboxOf(estate, moen.id))).body).toEqual([])
    expect((await moen.leader.get('/api/private/mailbox')).body).toMatchObject({
      items: [
        {
          documents: [
            { customName: 'Tilbud', seenAt: null },
            { customName: 'Reklame', seenAt: null },
          ],
        },
      ],
    })
  })

  test('are closed to guests whom the owner shuts out, and changed by nobody who only reads', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    const documentId = first(await delivered(moen.leader, estate))
    const [{ file }] = (await estate.owner.get(mailboxOf(estate, moen.id))).body as unknown as [{ file: { url: string } }]
    const denied = await estate.guest('edit', { denied: ['mailbox'] })
    for (const url of [mailboxOf(estate), mailboxOf(estate, moen.id), mailboxOf(estate, uuidv7()), file.url])
      expect((await denied.get(url)).status).toBe(403)
    expect((await denied.put(documentOf(estate, documentId))).status).toBe(403)
    const count = 'query ($id: ID!) { estate(estateId: $id) { unseenMailCount mailboxes { totalCount } } }'
    expect((await denied.gql(count, { id: estate.id })).data).toEqual({ estate: { unseenMailCount: null, mailboxes: null } })
    const reader = await estate.guest('read')
    expect((await reader.get(mailboxOf(estate))).status).toBe(200)
    expect((await reader.get(file.url)).status).toBe(200)
    for (const answer of [await reader.put(documentOf(estate, documentId)), await reader.delete(documentOf(estate, documentId))])
      expect(answer.body).toMatchObject({ code: 'authorizationFailure' })
    expect((await (await estate.guest('edit')).put(documentOf(estate, documentId))).status).toBe(204)
  })

  test('a stranger, the sender and a public link find nothing of it', async () => {
    const [estate, another, moen] = [await world.estate(), await world.estate(), await craftsmen(world)]
    const documentId = first(await delivered(moen.leader, estate))
    const [{ file }] = (await estate.owner.get(mailboxOf(estate, moen.id))).body as unknown as [{ file: { id: string; url: string } }]
    for (const client of [another.owner, moen.leader, moen.admin]) {
      expect((await client.get(mailboxOf(estate))).status).toBe(404)
      expect((await client.get(file.url)).status).toBe(404)
      expect((await client.put(documentOf(estate, documentId))).status).toBe(404)
    }
    expect((await another.owner.put(documentOf(another, documentId))).status).toBe(404)
    expect((await another.owner.delete(documentOf(another, documentId))).status).toBe(404)
    expect((await another.owner.get(mailboxOf(another, moen.id))).status).toBe(404)
    expect((await another.owner.get(mailboxOf(another, 'not-an-id'))).status).toBe(404)
    const link = await estate.link({ sections: ['mailbox', 'report-archive'] })
    expect((await link.get(`/api/public/${link.key}/file/${file.id}`)).status).toBe(403)
    expect((await link.gql(MAILBOXES, { estateId: estate.id })).status).toBe(400)
  })

  test('what lies there is found among the documents of the estate', async () => {
    const [estate, moen] = [await world.estate(), await craftsmen(world)]
    await delivered(moen.leader, estate, ['Trykkprøving'])
    const url = `/api/private/estate/${estate.id}/documents?searchValue=trykkpr`
    const found = { kind: 'mailboxDocument', section: 'mailbox', recordId: moen.id, name: 'Trykkprøving' }
    expect((await estate.owner.get(url)).body).toMatchObject({ items: [found] })
    expect((await (await estate.guest('edit', { denied: ['mailbox'] })).get(url)).body).toMatchObject({ items: [] })
  })
})
