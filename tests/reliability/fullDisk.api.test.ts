import { readdir } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { all } from '#tests/support/files/all.ts'
import { formType, largeForm, overTheWire } from '#tests/support/files/forms.ts'
import { startInstance } from '#tests/support/files/instance.ts'
import { createWorld } from '#tests/support/world/world.ts'

const room = 4_000_000

const world = await createWorld()
const instance = await startInstance(world)
afterAll(async () => {
  await instance.end()
  await world.close()
})

test('a disk that takes no more refuses what is too large for it, keeps no part, and takes all again once there is room', async () => {
  const headers = { cookie: `session=${(await world.account()).token}`, 'content-type': formType }
  const upload = (size: number) =>
    overTheWire(instance.address, { path: '/api/private/temporary-document', headers }, (request) =>
      Readable.from(largeForm(size)).pipe(request),
    )
  const contents = async () => (await all(world.app.files.list())).length
  const parts = () => readdir(world.app.files.scratch)
  expect((await upload(2 * room)).status).toBe(200)
  const before = await contents()

  await instance.mayWrite(room)
  const refused = await upload(2 * room)
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '60' },
    body: {
      code: 'cannotHandleTheRequest',
      message: 'Serverens lagring er full. Ingenting ble lagret; prøv igjen senere.',
      details: { reason: 'diskFull' },
    },
  })
  expect(await contents()).toBe(before)
  expect(await parts()).toEqual([])
  expect((await fetch(`${instance.address}/api/private/estates`, { headers: { cookie: headers.cookie } })).status).toBe(200)
  expect((await upload(room / 2)).status, 'what there is room for').toBe(200)

  await instance.mayWrite('unlimited')
  expect((await upload(2 * room)).status).toBe(200)
  expect(await contents()).toBe(before + 2)
  expect(await world.sql('select from file')).toHaveLength(before + 2)
})
