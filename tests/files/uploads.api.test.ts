import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wordDocument } from '#tests/support/files/formats.ts'
import { form, formType, graphqlForm } from '#tests/support/files/forms.ts'
import { type Client, pdf } from '#tests/support/world/client.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const image = '/api/private/temporary-image'
const document = '/api/private/temporary-document'
const uploading = (field: string) =>
  `mutation ($file: Upload!) { ${field}(input: { file: $file }) { id name type path size url width height } }`
const sendGraphql = (
  client: Client,
  field: string,
  name: string,
  content: Buffer,
  headers: Record<string, string> = { 'apollo-require-preflight': '1' },
) =>
  client.send('POST', '/graphql', {
    body: graphqlForm({ query: uploading(field), variables: { file: null } }, { 0: ['variables.file'] }, { field: '0', name, content }),
    headers: { 'content-type': formType, ...headers },
  })

describe('an upload', () => {
  test('is kept for a day for whoever sent it', async () => {
    const person = await world.account()
    const { status, body } = await person.sendFile(document, 'Tilstandsrapport våren.pdf', pdf)
    expect(status).toBe(200)
    const { id } = body
    expect(body).toEqual({
      id,
      name: 'Tilstandsrapport våren.pdf',
      type: 'application/pdf',
      path: id,
      size: pdf.length,
      url: `/files/${String(id)}/Tilstandsrapport-varen.pdf`,
    })
    const [row] = await world.sql<{ hours: number; owner_account_id: string }>(
      `select (extract(epoch from expires_at - now()) / 3600)::float8 hours, owner_account_id from file where id = $1 and is_temporary`,
      [id],
    )
    expect(row!.owner_account_id).toBe(person.accountId)
    expect(row!.hours).toBeCloseTo(24, 1)
    expect((await person.get(String(body['url']))).raw).toEqual(pdf)
  })

  test('that is sent again under its key is answered as before and kept once; another content under that key is refused', async () => {
    const person = await world.account()
    const again = person.with({ 'idempotency-key': 'rapport-1' })
    const sent = await Promise.all([1, 2, 3].map(() => again.sendFile(document, 'rapport.pdf', pdf)))
    expect(new Set(sent.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(sent[0]!.status).toBe(200)
    expect(await world.sql('select from file where owner_account_id = $1', [person.accountId])).toHaveLength(1)
    const other = await again.sendFile(document, 'rapport.pdf', Buffer.concat([pdf, Buffer.from('%')]))
    expect(other).toMatchObject({ status: 422, body: { details: { reason: 'reused' } } })
    const key = { 'apollo-require-preflight': '1', 'idempotency-key': 'rapport-2' }
    const [first, second] = [
      await sendGraphql(person, 'uploadDocument', 'a.pdf', pdf, key),
      await sendGraphql(person, 'uploadDocument', 'a.pdf', pdf, key),
    ]
    expect(second.body).toEqual(first.body)
    expect(first.body['errors']).toBeUndefined()
    expect(await world.sql('select from file where owner_account_id = $1', [person.accountId])).toHaveLength(2)
  })

  test('works over GraphQL as well', async () => {
    const person = await world.account()
    const content = wordDocument()
    const { status, body } = await sendGraphql(person, 'uploadDocument', 'avtale æøå.docx', content)
    expect(status).toBe(200)
    expect(body['errors']).toBeUndefined()
    const file = (body as unknown as { data: { uploadDocument: { id: string; url: string } } }).data.uploadDocument
    expect(file).toMatchObject({ name: 'avtale æøå.docx', size: content.length, width: null })
    const { raw, headers } = await person.get(file.url)
    expect(createHash('sha256').update(raw).digest()).toEqual(createHash('sha256').update(content).digest())
    expect(headers['content-disposition']).toMatch(/^attachment/)
  })

  test('of a picture is drawn anew, and knows its size', async () => {
    const person = await world.account()
    const { body } = await sendGraphql(
      person,
      'uploadImage',
      'hus.jpg',
      await sharp(await jpeg(40, 30))
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    )
    const file = (body as unknown as { data: { uploadImage: { id: string; url: string } } }).data.uploadImage
    expect(file).toMatchObject({ type: 'image/jpeg', width: 30, height: 40 })
    const { raw } = await person.get(file.url)
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 40 })
  })

  test('can be taken back by its owner, once', async () => {
    const person = await world.account()
    const id = await person.upload('hus.png', await png(), 'image')
    expect((await person.delete(`${image}/${id}`)).status).toBe(204)
    expect((await person.delete(`${image}/${id}`)).status).toBe(404)
    expect((await person.get(`/api/private/file/${id}`)).status).toBe(404)
    const another = await person.upload()
    expect((await person.gql('mutation ($id: ID!) { deleteUpload(input: { id: $id }) { id } }', { id: another })).data).toEqual({
      deleteUpload: { id: another },
    })
  })

  test('is nobody else’s to see, take back or adopt', async () => {
    const estate = await world.estate()
    const stranger = await world.account()
    const id = await stranger.upload()
    expect((await estate.owner.get(`/api/private/file/${id}`)).body.code).toBe('entityNotFound')
    expect((await estate.owner.delete(`${document}/${id}`)).status).toBe(404)
    expect((await estate.owner.gql('mutation ($id: ID!) { deleteUpload(input: { id: $id }) { id } }', { id })).error?.code).toBe(
      'entityNotFound',
    )
    const report = { reportType: 'valueRate', customName: 'Takst', fileId: id }
    const adopted = await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, report)
    expect(adopted).toMatchObject({ status: 422, body: { code: 'unprocessableEntity', details: { fields: { fileId: 'notValid' } } } })
    expect((await stranger.get(`/api/private/file/${id}`)).status).toBe(200)
  })

  test('that a record has adopted can no longer be taken back', async () => {
    const { id: estateId, owner } = await world.estate()
    const id = await owner.upload()
    expect(
      (await owner.put(`/api/private/estate/${estateId}/report-archive`, { reportType: 'valueRate', customName: 'Takst', fileId: id }))
        .status,
    ).toBe(200)
    expect((await owner.delete(`${document}/${id}`)).status).toBe(404)
    expect((await owner.get(`/api/private/file/${id}`)).status).toBe(200)
  })

  test('is written in the history of who did it', async () => {
    const person = await world.account()
    const id = await person.upload()
    const entries = await world.sql('select operation, outcome from audit_entry where record_id = $1 and account_id = $2', [
      id,
      person.accountId,
    ])
    expect(entries).toEqual([{ operation: 'uploadDocument', outcome: 'done' }])
  })
})

describe('an upload is refused', () => {
  test('without a session, over either transport', async () => {
    const visitor = world.anonymous()
    for (const url of [image, document]) expect((await visitor.sendFile(url, 'a.pdf', pdf)).body.code).toBe('unauthenticatedUser')
    const { body } = await sendGraphql(visitor, 'uploadDocument', 'a.pdf', pdf)
    expect(JSON.stringify(body)).toContain('unauthenticatedUser')
    expect((await visitor.delete(`${image}/${crypto.randomUUID()}`)).status).toBe(401)
  })

  test('without an account selected', async () => {
    const { userId } = await world.account()
    const undecided = await world.signIn(userId, null)
    expect(await undecided.sendFile(document, 'a.pdf', pdf)).toMatchObject({ status: 403, body: { code: 'unauthorizedUser' } })
  })

  test('to a public link', async () => {
    const estate = await world.estate()
    const { key } = await estate.link()
    const body = graphqlForm(
      { query: uploading('uploadDocument'), variables: { file: null } },
      { 0: ['variables.file'] },
      { field: '0', name: 'a.pdf', content: pdf },
    )
    const answer = await world
      .anonymous()
      .send('POST', `/graphql/public/${key}`, { body, headers: { 'content-type': formType, 'apollo-require-preflight': '1' } })
    expect(answer.status).toBe(415)
  })

  test('by GraphQL without the header that only our own pages can send', async () => {
    const person = await world.account()
    const { status } = await sendGraphql(person, 'uploadDocument', 'a.pdf', pdf, {})
    expect(status).toBe(400)
  })

  test.each([
    ['text where a file belongs', { file: 'a.pdf' }],
    ['an object where a file belongs', { file: { name: 'a.pdf', content: 'x' } }],
  ])('for %s', async (_what, variables) => {
    const person = await world.account()
    const { status, error } = await person.gql(uploading('uploadDocument'), variables)
    expect([status, error?.code]).toEqual([400, 'badRequest'])
  })

  test('for its content, over either transport alike', async () => {
    const person = await world.account()
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect(await person.sendFile(image, 'side.png', page)).toMatchObject({ status: 415, body: { code: 'unsupportedFileFormat' } })
    const { body } = await sendGraphql(person, 'uploadImage', 'side.png', page)
    expect(body['errors']).toMatchObject([{ extensions: { code: 'unsupportedFileFormat', status: 415 } }])
  })

  test('when it is empty, naming the field', async () => {
    const person = await world.account()
    const refusal = { code: 'unprocessableEntity', details: { fields: { file: 'required' } } }
    for (const url of [image, document]) {
      const { status, body } = await person.sendFile(url, url === image ? 'a.png' : 'a.pdf', Buffer.alloc(0))
      expect([status, body]).toMatchObject([422, refusal])
    }
  })

  test('when it is no form at all', async () => {
    const person = await world.account()
    expect((await person.post(document, { file: 'a' })).status).toBe(415)
    expect((await person.send('POST', document)).status).toBe(415)
  })
})

test('a form with a file is taken by the addresses that ask for one, and by no others', async () => {
  const { id, owner } = await world.estate()
  const answer = await owner.send('PUT', `/api/private/estate/${id}/report-archive`, {
    body: form({ field: 'file', name: 'a.pdf', content: pdf }),
    headers: { 'content-type': formType },
  })
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupportedFileFormat'])
})
