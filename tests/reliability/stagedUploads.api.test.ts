import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findings } from '#server/files/integrity.ts'
import { LocalStore } from '#server/files/store/localStore.ts'
import { Sweep } from '#server/files/sweep.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { all } from '#tests/support/files/all.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const contents = async () => (await all(world.app.files.list())).map(({ key }) => key)
const upload = (client: Awaited<ReturnType<World['account']>>) => client.sendFile('/api/private/temporary-document', 'rapport.pdf', pdf)

describe('an upload whose row can’t be written', () => {
  test('is not taken in where the database is away', async () => {
    const owner = await world.account()
    expect((await upload(owner)).status).toBe(200)
    const before = await contents()
    const { db } = world.app
    const away = () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
    const spies = [vi.spyOn(db, 'query'), vi.spyOn(db, 'transaction'), vi.spyOn(db.manager, 'query')]
    for (const spy of spies) spy.mockImplementation(away)
    const refused = await Promise.all([upload(owner), owner.sendFile('/api/private/temporary-image', 'hus.png', await png())])
    for (const spy of spies) spy.mockRestore()
    for (const { status, body } of refused)
      expect({ status, body }).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'databaseAway' } } })
    expect(await contents()).toEqual(before)
    expect((await upload(owner)).status).toBe(200)
  })

  test('and was taken in before that, is gone within the hour; none that has its row is', async () => {
    const owner = await world.account()
    const kept = (await upload(owner)).body['id'] as string
    const lost = uuidv7()
    await world.app.files.put(lost, Readable.from([Buffer.from('its row never comes')]))
    const sweep = new Sweep(world.app)
    await sweep.runStaged()
    expect(await contents()).toEqual(expect.arrayContaining([kept, lost]))
    expect((await all(findings(world.app))).map(({ id }) => id)).not.toContain(lost)

    await world.sql("update staged_content set staged_at = now() - interval '31 minutes'")
    await sweep.runStaged()
    expect(await contents()).toContain(kept)
    expect(await contents()).not.toContain(lost)
    expect(await world.sql('select from staged_content')).toEqual([])
    expect(await all(findings(world.app))).toEqual([])
  })
})

describe('a disk that is full', () => {
  test('is told of in words, and takes nothing with it', async () => {
    const owner = await world.account()
    const { files } = world.app
    const before = await contents()
    world.app.files = new Proxy(files, {
      get: (store, name) =>
        name === 'put'
          ? () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' }))
          : ((Reflect.get(store, name) as (() => void) | undefined)?.bind?.(store) ?? Reflect.get(store, name)),
    })
    const refused = await upload(owner)
    world.app.files = files
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'retry-after': '60' },
      body: { code: 'cannotHandleTheRequest', message: expect.stringContaining('full') as string, details: { reason: 'diskFull' } },
    })
    expect(await contents()).toEqual(before)
    expect((await upload(owner)).status).toBe(200)
  })

  test('makes the product not ready, and says so', async () => {
    const { files } = world.app
    const full = new LocalStore(`${world.environment['DATA_DIR']}/full`, { leastFree: Number.MAX_SAFE_INTEGER })
    world.app.files = full
    const told = await world.anonymous().get('/readyz')
    world.app.files = files
    expect(told).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'diskFull' } } })
    expect((await world.anonymous().get('/readyz')).status).toBe(200)
  })
})
