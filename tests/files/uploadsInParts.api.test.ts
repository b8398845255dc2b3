import { createHash, randomBytes, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mostOpen } from '#server/files/inParts/beginning.ts'
import { Sweep } from '#server/files/sweep.ts'
import { all } from '#tests/support/files/all.ts'
import { type Client, pdf } from '#tests/support/world/client.ts'
import { jpeg } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { begun, facts, put, sentInParts, sha256, uploads } from './inParts.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const read = (client: Client, id: string) => client.get(`${uploads}/${id}`)
const halves = (content: Buffer) => [content.subarray(0, 60), content.subarray(60)] as const
const contents = async () => (await all(world.app.files.list())).map(({ key }) => key)
const files = (client: { accountId: string }) => world.sql('select id from file where owner_account_id = $1', [client.accountId])
/** A document of that many bytes. */
const document = (size: number) => Buffer.concat([pdf, randomBytes(size - pdf.length)])

describe('a file that comes in parts', () => {
  test('is whole once all have come, to the letter', async () => {
    const person = await world.account()
    const [first, second] = halves(pdf)
    const sent = facts(pdf, { name: 'Tilstandsrapport våren.pdf' })
    const began = await person.post(uploads, sent)
    expect(began).toMatchObject({ status: 201, body: { ...sent, purpose: 'document', received: 0, fileId: null } })
    expect((await put(person, sent.id, 0, first)).status).toBe(204)
    expect((await read(person, sent.id)).body).toMatchObject({ received: first.length, fileId: null })
    expect((await put(person, sent.id, first.length, second)).status).toBe(204)
    const { body } = await read(person, sent.id)
    expect(body).toMatchObject({ received: pdf.length })
    const { raw, headers } = await person.get(`/api/private/file/${String(body['fileId'])}`)
    expect(raw).toEqual(pdf)
    expect(headers['content-type']).toBe('application/pdf')
    expect(await world.sql('select from upload_part where upload_id = $1', [sent.id])).toEqual([])
  })

  test('and is a picture is drawn anew', async () => {
    const person = await world.account()
    const turned = await sharp(await jpeg(40, 30))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const id = await begun(person, turned, { name: 'hus.jpg', purpose: 'image' })
    await put(person, id, 0, turned)
    const { body } = await read(person, id)
    const [file] = await world.sql('select width, height, purpose from file where id = $1', [body['fileId']])
    expect(file).toEqual({ width: 30, height: 40, purpose: 'image' })
  })

  test('works over GraphQL as well', async () => {
    const person = await world.account()
    const kept = await person.upload()
    const sent = facts(pdf)
    const began = await person.gql('mutation ($input: BeginUploadInput!) { beginUpload(input: $input) { id received } }', { input: sent })
    expect(began.data).toEqual({ beginUpload: { id: sent.id, received: 0 } })
    const add = 'mutation ($id: ID!, $file: Upload!) { addUploadPart(input: { id: $id, offset: 0, file: $file }) { received } }'
    expect((await person.gql(add, { id: sent.id, file: kept })).data).toEqual({ addUploadPart: { received: pdf.length } })
    const join = 'mutation ($id: ID!) { joinUpload(input: { id: $id }) { id size } }'
    const joined = (await person.gql(join, { id: sent.id })).data['joinUpload'] as { id: string; size: number }
    expect(joined.size).toBe(pdf.length)
    expect((await person.gql('query ($id: ID!) { uploadInParts(id: $id) { fileId } }', { id: sent.id })).data).toEqual({
      uploadInParts: { fileId: joined.id },
    })
    const gone = await person.gql('mutation ($id: ID!) { dropUpload(input: { id: $id }) { id } }', { id: sent.id })
    expect(gone.data).toEqual({ dropUpload: { id: sent.id } })
    expect(await files(person)).toHaveLength(2)
  })

  test('can be begun again by whoever does not know that they have, and is nobody else’s', async () => {
    const person = await world.account()
    const sent = facts(pdf)
    const begins = await Promise.all([1, 2, 3, 4].map(() => person.post(uploads, sent)))
    expect(begins.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    await put(person, sent.id, 0, pdf.subarray(0, 40))
    expect((await person.post(uploads, sent)).body).toMatchObject({ received: 40 })
    expect((await person.post(uploads, { ...sent, name: 'annen.pdf' })).body.code).toBe('entityAlreadyExists')

    const stranger = await world.account()
    for (const answer of [
      await stranger.post(uploads, sent),
      await read(stranger, sent.id),
      await put(stranger, sent.id, 40, pdf.subarray(40)),
      await stranger.delete(`${uploads}/${sent.id}`),
      await read(person, randomUUID()),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await read(person, sent.id)).body).toMatchObject({ received: 40 })
    expect((await read(world.anonymous(), sent.id)).status).toBe(401)
  })

  test('takes a part that came before as it was, and another in its place not', async () => {
    const person = await world.account()
    const id = await begun(person, pdf)
    const [first, second] = halves(pdf)
    const twice = await Promise.all([1, 2, 3].map(() => put(person, id, 0, first)))
    expect(twice.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await read(person, id)).body).toMatchObject({ received: first.length })
    expect(await world.sql('select from upload_part where upload_id = $1', [id])).toHaveLength(1)
    const missing = { status: 409, body: { details: { reason: 'partMissing', limits: { offset: { min: 60, max: 60 } } } } }
    expect(await put(person, id, 0, Buffer.from('another'))).toMatchObject(missing)
    expect(await put(person, id, 90, second)).toMatchObject(missing)
    expect((await put(person, id, 60, second)).status).toBe(204)
    expect((await put(person, id, 60, second)).status).toBe(204)
    expect(await files(person)).toHaveLength(1)
  })

  test('is joined once, however many ask', async () => {
    const person = await world.account()
    const id = await begun(person, pdf)
    const join = () => person.gql('mutation ($id: ID!) { joinUpload(input: { id: $id }) { id } }', { id })
    expect((await join()).error).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'partMissing' } })
    const [first, second] = halves(pdf)
    await put(person, id, 0, first)
    const [own, ...others] = await Promise.all([put(person, id, 60, second), put(person, id, 60, second), join(), join()])
    expect(own.status).toBe(204)
    const joined = await Promise.all([join(), join(), join()])
    expect(new Set(joined.map(({ data }) => (data['joinUpload'] as { id: string }).id)).size).toBe(1)
    expect(others.filter(({ status }) => status >= 500)).toEqual([])
    expect(await files(person)).toHaveLength(1)
  })

  test('goes on where its joining was cut off', async () => {
    const person = await world.account()
    const id = await begun(person, pdf)
    const { files: store } = world.app
    world.app.files = new Proxy(store, {
      get: (target, name) =>
        name === 'read'
          ? () => Promise.reject(Object.assign(new Error('read'), { code: 'EIO' }))
          : ((Reflect.get(target, name) as (() => void) | undefined)?.bind?.(target) ?? Reflect.get(target, name)),
    })
    expect((await put(person, id, 0, pdf)).status).toBe(500)
    world.app.files = store
    expect((await read(person, id)).body).toMatchObject({ received: pdf.length, fileId: null })
    expect((await put(person, id, pdf.length, Buffer.alloc(0))).status).toBe(204)
    expect((await read(person, id)).body['fileId']).toEqual(expect.any(String))
  })
})

describe('what is no file', () => {
  test('is refused when it is begun, by its name and its size', async () => {
    const person = await world.account()
    const begin = async (changes: object) => {
      const { status, body } = await person.post(uploads, { ...facts(pdf), ...changes })
      return [status, body.code, body.details?.fields]
    }
    expect(await begin({ name: 'x.exe' })).toEqual([415, 'unsupportedFileFormat', undefined])
    expect(await begin({ purpose: 'image' })).toEqual([415, 'unsupportedFileFormat', undefined])
    expect(await begin({ size: 104_857_601 })).toEqual([413, 'fileSizeTooBig', undefined])
    expect(await begin({ size: 0 })).toEqual([422, 'unprocessableEntity', { size: 'notValid' }])
    expect(await begin({ sha256: 'abc' })).toEqual([422, 'unprocessableEntity', { sha256: 'notValid' }])
    expect(await begin({ id: 'x' })).toEqual([404, 'entityNotFound', undefined])
  })

  test('is refused when it is joined: another content, another kind, something malicious, no room', async () => {
    const person = await world.account()
    const disguised = Buffer.from('MZ this is a program, and no document at all')
    const program = await begun(person, disguised)
    expect(await put(person, program, 0, disguised)).toMatchObject({ status: 415, body: { code: 'unsupportedFileFormat' } })
    const other = await begun(person, pdf)
    const changed = Buffer.from(pdf)
    changed[50]! ^= 1
    expect(await put(person, other, 0, changed)).toMatchObject({ status: 422, body: { details: { fields: { sha256: 'notValid' } } } })
    expect(await files(person)).toEqual([])
    expect((await person.delete(`${uploads}/${other}`)).status).toBe(204)
    expect((await read(person, other)).status).toBe(404)
  })

  test('of a part that is not what its sender says nothing is kept', async () => {
    const person = await world.account()
    const id = await begun(person, pdf)
    const digest = (content: Buffer) => ({ 'content-digest': `sha-256=:${createHash('sha256').update(content).digest('base64')}:` })
    expect(await put(person, id, 0, pdf.subarray(0, 50), digest(pdf))).toMatchObject({ status: 422 })
    expect((await read(person, id)).body).toMatchObject({ received: 0 })
    expect((await put(person, id, 0, pdf.subarray(0, 50), digest(pdf.subarray(0, 50)))).status).toBe(204)
    expect(await put(person, id, 50, Buffer.concat([pdf, pdf]))).toMatchObject({ status: 413, body: { code: 'fileSizeTooBig' } })
    expect((await person.put(`${uploads}/${id}?offset=50`, { a: 1 })).status).toBe(415)
    const offsets = ['-1', 'x', '1.5', '99999999999999999999', '']
    const wrong = await Promise.all(offsets.map((offset) => put(person, id, offset as unknown as number, pdf)))
    expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect((await read(person, id)).body).toMatchObject({ received: 50 })
  })

  test('is bounded for each account', async () => {
    const person = await world.account()
    const begins = await Promise.all(Array.from({ length: mostOpen + 5 }, () => person.post(uploads, facts(pdf))))
    const counts = Object.groupBy(begins, ({ status }) => String(status))
    expect([counts['201']?.length, counts['429']?.length]).toEqual([mostOpen, 5])
    expect(counts['429']![0]).toMatchObject({ headers: { 'retry-after': '60' }, body: { details: { reason: 'tooMany' } } })
    const another = await world.account()
    const large = await Promise.all(Array.from({ length: 12 }, () => another.post(uploads, { ...facts(pdf), size: 104_857_600 })))
    expect(large.filter(({ status }) => status === 201)).toHaveLength(10)
    await another.delete(`${uploads}/${String(large.find(({ status }) => status === 201)!.body['id'])}`)
    expect((await another.post(uploads, facts(pdf))).status).toBe(201)
  })
})

describe('what has come in parts', () => {
  test('is taken by a command that takes a file, and is another’s to give not', async () => {
    const estate = await world.estate()
    const { fileId } = await sentInParts(estate.owner, pdf)
    const place = `/api/private/estate/${estate.id}/document`
    const kept = await estate.owner.post(place, { fileId })
    expect(kept).toMatchObject({ status: 200, body: { name: 'rapport.pdf', size: pdf.length } })
    expect((await estate.owner.get(String(kept.body['url']))).raw).toEqual(pdf)
    const stranger = await world.account()
    const theirs = await sentInParts(stranger, pdf)
    for (const foreign of [theirs.fileId, randomUUID(), 'x', 7, null])
      expect(await estate.owner.post(place, { fileId: foreign })).toMatchObject({
        body: { details: { fields: { file: expect.any(String) as string } } },
      })
    const kind = 'reportArchive'
    const mutation = 'mutation ($input: UploadEstateDocumentInput!) { uploadEstateDocument(input: $input) { size } }'
    const { data } = await estate.owner.gql(mutation, { input: { estateId: estate.id, kind, file: fileId } })
    expect(data).toEqual({ uploadEstateDocument: { size: pdf.length } })
    expect((await estate.owner.gql(mutation, { input: { estateId: estate.id, kind, file: theirs.fileId } })).error?.code).toBe(
      'unprocessableEntity',
    )
  })

  test('and is not gone on with is swept, its parts with it', async () => {
    const person = await world.account()
    const large = document(4000)
    const left = await begun(person, large)
    await put(person, left, 0, large.subarray(0, 2000))
    const { id: joined, fileId } = await sentInParts(person, large, { part: 1500 })
    const parts = (await world.sql<{ id: string }>('select id from upload_part where upload_id = $1', [left])).map(({ id }) => id)
    expect(parts).toHaveLength(1)
    const sweep = new Sweep(world.app)
    await world.sql("update staged_content set staged_at = now() - interval '31 minutes'")
    await sweep.runStaged()
    expect(await contents()).toEqual(expect.arrayContaining([...parts, fileId]))

    await world.sql("update upload_in_parts set expires_at = now() - interval '1 minute' where id = any($1)", [[left, joined]])
    await sweep.run()
    await world.sql("update staged_content set staged_at = now() - interval '31 minutes'")
    await sweep.runStaged()
    expect((await read(person, left)).status).toBe(404)
    expect(await contents()).toContain(fileId)
    expect(await contents()).not.toContain(parts[0])
    expect(await world.sql('select from upload_part where upload_id = any($1)', [[left, joined]])).toEqual([])
    expect(sha256((await person.get(`/api/private/file/${fileId}`)).raw)).toBe(sha256(large))
  })
})
