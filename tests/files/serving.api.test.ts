import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { all } from '#tests/support/files/all.ts'
import type { Client } from '#tests/support/world/client.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await sharedWorld()
})

const letters = Buffer.from('abcdefghijklmnopqrstuvwxyz')
const own = (id: string) => `/api/private/file/${id}`

async function reportWith({ id, owner }: TestEstate, fileId: string) {
  const { status } = await owner.put(`/api/private/estate/${id}/report-archive`, { reportType: 'valueRate', customName: 'Takst', fileId })
  expect(status).toBe(200)
  return fileId
}
const filed = async (estate: TestEstate, name = 'takst.txt', content: Buffer = letters) =>
  reportWith(estate, await estate.owner.upload(name, content))

describe('who may read a file', () => {
  test('everybody who may read the section it is filed in', async () => {
    const estate = await world.estate()
    const fileId = await filed(estate)
    const readers = [estate.owner, await estate.coOwner(), await estate.guest('read'), await estate.guest('edit')]
    for (const reader of readers) expect((await reader.get(own(fileId))).raw).toEqual(letters)
    const { key } = await estate.link()
    expect((await world.anonymous().get(`/api/public/${key}/file/${fileId}`)).raw).toEqual(letters)
  })

  test('whoever has just chosen an account, with the first thing they ask for', async () => {
    const estate = await world.estate()
    const fileId = await filed(estate)
    const signedIn = await world.signIn(estate.owner.userId, null)
    // Remembered as somebody who acts for nobody yet.
    expect((await signedIn.get('/api/public/profile/user/current-user')).body).toMatchObject({ selectedAccountId: null })
    expect(await signedIn.get(`/files/${fileId}/takst.txt`)).toMatchObject({ status: 403, body: { details: { reason: 'noAccount' } } })
    expect((await signedIn.post(`/api/private/profile/user/current-user/${estate.owner.accountId}`)).status).toBe(200)
    expect((await signedIn.get(`/files/${fileId}/takst.txt`)).raw).toEqual(letters)
  })

  test.each<[string, (estate: TestEstate) => Promise<Client>, number, string]>([
    ['a visitor', async () => world.anonymous(), 401, 'unauthenticatedUser'],
    ['a stranger', () => world.account(), 404, 'entityNotFound'],
    ['the owner of another estate', async () => (await world.estate()).owner, 404, 'entityNotFound'],
    ['a guest whose archive is closed', (estate) => estate.guest('read', { denied: ['report-archive'] }), 403, 'authorizationFailure'],
    ['a guest whose time is over', (estate) => estate.guest('read', { expires: new Date(Date.now() - 1000) }), 404, 'entityNotFound'],
  ])('not %s', async (_who, reader, status, code) => {
    const estate = await world.estate()
    const fileId = await filed(estate)
    for (const url of [own(fileId), `/files/${fileId}/takst.txt`]) {
      expect(await (await reader(estate)).get(url)).toMatchObject({ status, body: { code } })
    }
  })

  test('a link reads the files of its sections of its estate only', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const [fileId, foreign, loose] = [await filed(estate), await filed(other), await estate.owner.upload()]
    const { key } = await estate.link()
    const closed = await estate.link({ sections: [] })
    const over = await estate.link({ revoked: true })
    const visitor = world.anonymous()
    const answers = await Promise.all(
      [
        `${key}/file/${foreign}`,
        `${key}/file/${loose}`,
        `${key}/file/nothing`,
        `unknown/file/${fileId}`,
        `${closed.key}/file/${fileId}`,
        `${over.key}/file/${fileId}`,
      ].map(async (path) => (await visitor.get(`/api/public/${path}`)).status),
    )
    expect(answers).toEqual([404, 404, 404, 404, 403, 410])
  })

  test('a permission that is taken away ends the next request', async () => {
    const estate = await world.estate()
    const fileId = await filed(estate)
    const guest = await estate.guest('read')
    expect((await guest.get(own(fileId))).status).toBe(200)
    await world.sql('delete from permission where account_id = $1', [guest.accountId])
    expect((await guest.get(own(fileId))).status).toBe(404)

    const { key } = await estate.link()
    const address = `/api/public/${key}/file/${fileId}`
    const { headers } = await world.anonymous().get(address)
    await world.sql('update public_link set revoked_at = now(), version = version + 1')
    expect((await world.anonymous().get(address, { 'if-none-match': String(headers['etag']) })).status).toBe(410)
  })

  test('an id that is none is not found', async () => {
    const { owner } = await world.estate()
    for (const id of ['nothing', '0', '..%2f..%2fsecrets.json', "' or 1=1 --", crypto.randomUUID()]) {
      expect(await owner.get(own(encodeURIComponent(id)))).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    }
  })
})

describe('the address that is told of a file', () => {
  test('is the right one for who asks', async () => {
    const estate = await world.estate()
    const fileId = await filed(estate, 'Takst våren.txt')
    const archive = `query ($id: ID!) { reportDocuments(estateId: $id) { edges { node { file { url path } } } } }`
    const urlOf = ({ data }: Awaited<ReturnType<Client['gql']>>) =>
      (data as { reportDocuments: { edges: { node: { file: { url: string } } }[] } }).reportDocuments.edges[0]!.node.file.url
    expect(urlOf(await estate.owner.gql(archive, { id: estate.id }))).toBe(`/files/${fileId}/Takst-varen.txt`)
    const link = await estate.link()
    const url = urlOf(await link.gql(archive, { id: estate.id }))
    expect(url).toBe(`/api/public/${link.key}/file/${fileId}`)
    expect((await world.anonymous().get(url)).raw).toEqual(letters)
  })
})

describe('a content', () => {
  test('comes with what a browser must know, and nothing that lets it run', async () => {
    const estate = await world.estate()
    const fileId = await filed(estate, 'måned.csv')
    const { headers } = await estate.owner.get(own(fileId))
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-length': '26',
      'content-disposition': `attachment; filename="ma_ned.csv"; filename*=UTF-8''m%C3%A5ned.csv`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=0, must-revalidate',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    })
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(headers['access-control-allow-origin']).toBeUndefined()

    const { key } = await estate.link()
    expect((await world.anonymous().get(`/api/public/${key}/file/${fileId}`)).headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('is shown where that is safe, and saved when that is asked for', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('takst.txt', letters)
    expect((await owner.get(own(id))).headers['content-disposition']).toMatch(/^inline; filename="takst.txt"/)
    expect((await owner.get(`${own(id)}?download`)).headers['content-disposition']).toMatch(/^attachment; filename="takst.txt"/)
  })

  test('is not sent again to who has it', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('takst.txt', letters)
    const etag = String((await owner.get(own(id))).headers['etag'])
    const again = await owner.get(own(id), { 'if-none-match': etag })
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', etag])
    expect((await owner.get(own(id), { 'if-none-match': '"another"' })).status).toBe(200)
  })

  test('is described without being sent', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('takst.txt', letters)
    const { status, headers, text } = await owner.send('HEAD', own(id))
    expect([status, headers['content-length'], text]).toEqual([200, '26', ''])
    expect((await owner.send('HEAD', own(crypto.randomUUID()))).status).toBe(404)
  })

  test('comes in parts', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('takst.txt', letters)
    const part = async (range: string, headers = {}) => {
      const answer = await owner.get(own(id), { range, ...headers })
      return [answer.status, answer.headers['content-range'], answer.headers['content-length'], answer.text]
    }
    expect(await part('bytes=0-2')).toEqual([206, 'bytes 0-2/26', '3', 'abc'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 23-25/26', '3', 'xyz'])
    expect(await part('bytes=24-100')).toEqual([206, 'bytes 24-25/26', '2', 'yz'])
    expect((await part('bytes=0-2,5-6'))[0]).toBe(200)
    expect((await part('bytes=0-2', { 'if-range': '"another"' }))[0]).toBe(200)
    const beyond = await owner.get(own(id), { range: 'bytes=26-' })
    expect([beyond.status, beyond.headers['content-range'], beyond.body.code]).toEqual([416, 'bytes */26', 'badRequest'])
  })

  test('that is lost is told as our own fault, without a word of where', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('takst.txt', letters)
    await world.app.files.delete(id)
    const { status, body, text } = await owner.get(own(id))
    expect([status, body.code]).toEqual([500, 'internalError'])
    expect(text).not.toContain('ENOENT')
  })
})

describe('a picture', () => {
  test('is made in the sizes that screens need, never larger than it is', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('hus.jpg', await jpeg(600, 300), 'image')
    const sizes = await Promise.all(
      [160, 480, 1280].map(async (w) => {
        const { raw, headers } = await owner.get(`${own(id)}?w=${w}`, { accept: 'image/avif,image/webp,*/*' })
        const { format, width, height } = await sharp(raw).metadata()
        return [headers['content-type'], headers['vary'], format, width, height]
      }),
    )
    expect(sizes).toEqual([
      ['image/webp', 'Accept', 'webp', 160, 80],
      ['image/webp', 'Accept', 'webp', 480, 240],
      ['image/webp', 'Accept', 'webp', 600, 300],
    ])
  })

  test('comes as jpeg to who does not know better, under a tag of its own', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('hus.png', await png(300, 200), 'image')
    const plain = await owner.get(`${own(id)}?w=160`)
    expect((await sharp(plain.raw).metadata()).format).toBe('jpeg')
    const webp = await owner.get(`${own(id)}?w=160`, { accept: 'image/webp' })
    expect(new Set([plain, webp, await owner.get(own(id))].map(({ headers }) => headers['etag'])).size).toBe(3)
    expect((await owner.get(`${own(id)}?w=160`, { 'if-none-match': String(plain.headers['etag']) })).status).toBe(304)
  })

  test('is made once, however many ask for it at the same time', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('hus.jpg', await jpeg(900, 600), 'image')
    const answers = await Promise.all(Array.from({ length: 12 }, () => owner.get(`${own(id)}?w=480`)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const kept = (await all(world.app.files.list())).map(({ key }) => key).filter((key) => key.startsWith(id))
    expect(kept.sort()).toEqual([id, `${id}.480.jpeg`])
  })

  test('has no other sizes, and other files have none', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('hus.jpg', await jpeg(), 'image')
    for (const w of ['0', '161', '-1', '1e9', '160.0', 'a', '', '160&w=480'])
      expect((await owner.get(`${own(id)}?w=${w}`)).status).toBe(400)
    expect((await owner.get(`${own(await owner.upload())}?w=160`)).status).toBe(400)
  })

  test('that is one by name only has no sizes either', async () => {
    const { owner } = await world.estate()
    const whole = await jpeg(200, 200)
    const id = await owner.upload('halvt.jpg', whole.subarray(0, whole.length / 2))
    expect(await owner.get(`${own(id)}?w=160`)).toMatchObject({ status: 400, body: { code: 'badRequest' } })
    expect((await owner.get(own(id))).status).toBe(200)
  })
})
