import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { welcome } from '#server/mail/templates/welcome.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const open = (world: World, url: string, remoteAddress = '127.0.0.1', headers = {}) =>
  world.running.server.inject({ url, remoteAddress, headers })
const post = (world: World, name: string) => {
  const { db, outbox } = world.app
  return db.transaction((manager) => outbox.add(manager, welcome.mail('kari@test.example', 'nb', { name, token: 'lenken' })))
}

describe('the mails kept in demo mode', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ DATABASE_URL: '', SESSION_SECRET: '', IDENTITY_KEY: '' })
    await post(world, 'Kari <b>')
  })
  afterAll(() => world.close())

  test('are listed, and can be read with their links', async () => {
    const list = await open(world, '/dev/mail')
    expect(list.statusCode).toBe(200)
    expect(list.payload).toContain('Velkommen til Grunnmur')
    expect(list.payload).toContain('kari@test.example')
    const url = /href="(\/dev\/mail\/[\w-]+)"/.exec(list.payload)![1]!
    const page = await open(world, url)
    expect(page.payload).toContain('http://localhost/create-password/lenken')
    const letter = await open(world, `${url}/letter`)
    expect(letter.payload).toContain('Velkommen hjem, Kari &lt;b&gt;')
    expect(letter.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  test('are nobody else’s to read', async () => {
    expect((await open(world, '/dev/mail', '10.0.0.7')).statusCode).toBe(404)
    expect((await open(world, '/dev/mail', '127.0.0.1', { 'x-forwarded-for': '10.0.0.7' })).statusCode).toBe(404)
    expect((await open(world, '/dev/mail', '127.0.0.1', { host: 'rebound.example' })).statusCode).toBe(404)
    expect((await open(world, '/dev/mail/not-an-id')).statusCode).toBe(404)
  })
})

test('with a database of one’s own there is no such page', async () => {
  const world = await createWorld()
  await post(world, 'Kari')
  expect((await open(world, '/dev/mail')).statusCode).toBe(404)
  await world.close()
})
