import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { largestFile } from '#schema/files/formats.ts'
import { findings } from '#server/files/integrity.ts'
import { Sweep } from '#server/files/sweep.ts'
import { all } from '#tests/support/files/all.ts'
import { form, formType, largeForm, overTheWire } from '#tests/support/files/forms.ts'
import { startInstance } from '#tests/support/files/instance.ts'
import { unfinished } from '#tests/support/files/places.ts'
import { createWorld, later, type World } from '#tests/support/world/world.ts'

let world: World
let person: Awaited<ReturnType<World['account']>>
beforeAll(async () => {
  world = await createWorld()
  person = await world.account()
})
afterAll(() => world.close())

const path = '/api/private/temporary-document'
const headers = () => ({ cookie: `session=${person.token}`, 'content-type': formType })

/** Far less than what was sent: a store of objects takes parts of 5 MB, and what has passed waits until it is collected. */
const room = 50_000_000

test('an upload of 100 MB costs no more memory than a small one', async () => {
  const instance = await startInstance(world)
  const upload = (size: number) =>
    overTheWire(instance.address, { path, headers: headers() }, (request) => Readable.from(largeForm(size)).pipe(request))
  try {
    for (let times = 0; times < 3; times++) expect((await upload(20_000_000)).status).toBe(200)
    const grown = instance.watchMemory()
    expect((await upload(largestFile)).status).toBe(200)
    expect(grown()).toBeLessThan(room)
  } finally {
    await instance.end()
  }
})

test('an instance that is killed in the middle of uploads loses none that it has answered, and damages none', async () => {
  const answered: { id: string; sha256: string }[] = []
  for (let round = 0; round < 2; round++) {
    const instance = await startInstance(world)
    let done = 0
    const { promise: enough, resolve } = Promise.withResolvers<void>()
    const sending = Array.from({ length: 8 }, async () => {
      for (;;) {
        const content = randomBytes(300_000).toString('base64')
        const body = form({ field: 'file', name: 'a.txt', content })
        const { status, body: told } = await overTheWire(instance.address, { path, headers: headers() }, (request) => request.end(body))
        expect(status).toBe(200)
        answered.push({ id: told.id!, sha256: createHash('sha256').update(content).digest('hex') })
        if (++done === 24) resolve()
      }
    }).map((sender) => sender.catch(() => undefined))
    await enough
    await instance.end('SIGKILL')
    await Promise.all(sending)
  }
  expect(answered.length).toBeGreaterThanOrEqual(48)
  const rows = await world.sql<{ id: string; sha256: string }>(`select id, encode(sha256, 'hex') sha256 from file`)
  const known = new Map(rows.map(({ id, sha256 }) => [id, sha256]))
  expect(answered.filter(({ id, sha256 }) => known.get(id) !== sha256)).toEqual([])
  expect((await all(findings(world.app))).filter(({ kind }) => kind !== 'unused')).toEqual([])

  await new Sweep(world.app).run(later(2))
  expect(await unfinished(world)).toEqual([])
})
