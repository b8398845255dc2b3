import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mayMount, startOnSmallDisk } from '#tests/support/smallDisk.ts'
import { signIn } from '../../bench/client/signIn.ts'

const patiently = { timeout: 120_000 }
const enough = 2000
const createSupplier = `mutation Create($input: CreateMaintenanceSupplierInput!) { createMaintenanceSupplier(input: $input) { id } }`

let disk: Awaited<ReturnType<typeof startOnSmallDisk>>
let estateId: string
let headers: { 'content-type': string; cookie: string }

const read = async () => (await fetch(`${disk.address}/api/private/estates`, { headers })).status
let made = 0
async function write() {
  const email = `post${++made}@demo.example`
  const input = { estateId, name: `${made} ${'Rør og varme '.repeat(18)}`, trade: 'plumber', email, phone: '68050141' }
  const body = JSON.stringify({ query: createSupplier, variables: { input } })
  const answer = (await (await fetch(`${disk.address}/graphql`, { method: 'POST', headers, body })).json()) as {
    errors?: { message: string; extensions: { details?: { reason?: string } } }[]
  }
  const [error] = answer.errors ?? []
  return error && { reason: error.extensions.details?.reason, message: error.message }
}

/** What PostgreSQL writes before all else needs another file of 16 MB: without it, it ends, and can't begin again. */
async function endTheLog() {
  const [, , , , sockets] = disk.read('postgres', 'postmaster.pid').split('\n')
  const [host, password] = [sockets, disk.read('postgres.password')]
  const client = new pg.Client({ host: host!, user: 'postgres', password, database: 'grunnmur' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select txid_current(), pg_switch_wal()').catch(() => undefined)
  await client.query('create table beyond as select 1 one').catch(() => undefined)
  await client.end().catch(() => undefined)
}

// What is said of it is held for every kind of call elsewhere; a disk of its own needs a machine where one may be mounted.
describe.runIf(mayMount())('the disk of the database', () => {
  beforeAll(async () => {
    disk = await startOnSmallDisk(320)
    const visitor = await signIn(disk.address)
    const cookie = visitor.cookies.map(({ name, value }) => `${name}=${value}`).join()
    estateId = visitor.estateId
    headers = { 'content-type': 'application/json', cookie }
  })
  afterAll(() => disk.end())

  test('that is full: the product refuses in words what has no room, answers who reads, and takes all again once there is some', async () => {
    expect([await read(), await write()]).toEqual([200, undefined])
    disk.fill()
    let refused = await write()
    for (let written = 0; !refused && written < enough; written++) refused = await write()
    expect(refused).toEqual({ reason: 'diskFull', message: 'Serverens lagring er full. Ingenting ble lagret; prøv igjen senere.' })
    expect(await read()).toBe(200)
    disk.makeRoom()
    expect([await read(), await write()]).toEqual([200, undefined])
  })

  test('PostgreSQL died of: it is waited for as long as there is no room, and started by itself after that', async () => {
    disk.fill()
    await endTheLog()
    await expect.poll(read, patiently).toBe(503)
    await expect.poll(() => disk.read('postgres.log'), patiently).toContain('database system is shut down')
    expect(await write()).toMatchObject({ reason: expect.stringMatching(/^(databaseAway|diskFull)$/) as string })
    expect(disk.hasEnded()).toBe(false)
    disk.makeRoom()
    await expect.poll(read, patiently).toBe(200)
    await expect.poll(write, patiently).toBeUndefined()
  })
})
