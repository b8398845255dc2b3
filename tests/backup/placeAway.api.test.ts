import { rename, writeFile, rm } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { Archiver } from '#server/backup/archive/archiver.ts'
import { basesIn } from '#server/backup/archive/base.ts'
import { routeTo } from '#server/backup/archive/route.ts'
import { inTheClear } from '#server/backup/backupKey.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { runningCluster } from '#server/postgres/superuser.ts'
import { command, newFolder } from '#tests/support/backups.ts'
import { embeddedWorld } from '#tests/support/embeddedWorld.ts'
import { awsEnvironment, startObjectStore } from '#tests/support/s3/objectStore.ts'
import type { World } from '#tests/support/world/world.ts'

const endings: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
  vi.unstubAllEnvs()
})

/** Turns are taken by the test: no process of the product does. */
async function archived(to: string, DATA_DIR?: string) {
  const world = await embeddedWorld(DATA_DIR === undefined ? {} : { DATA_DIR })
  endings.push(() => world.close())
  const dataDir = path.join(world.environment['DATA_DIR']!, 'postgres')
  const archiver = new Archiver({ dataDir, place: await openPlace('--to', to), key: inTheClear, files: world.app.files })
  endings.push(() => archiver.end())
  const admin = await world.account({ isSystemAdmin: true })
  const base = () => command('backup', ['--to', to], { ...world.environment, ...awsEnvironment, BACKUP_URL: to }).ended
  return { world, dataDir, archiver, admin, base }
}

async function figure(world: World, name: string) {
  const { text } = await world.anonymous().get('/metrics', { host: 'localhost' })
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
}

/** In the words of the system. */
const isAway = /EEXIST|ENOTDIR|ECONNREFUSED/

async function folder() {
  const to = await newFolder('backups')
  const aside = `${to}.aside`
  return {
    to,
    /** What is mounted there is gone. */
    async goAway() {
      await rename(to, aside)
      await writeFile(to, '')
    },
    async comeBack() {
      await rm(to)
      await rename(aside, to)
    },
  }
}
async function bucket() {
  for (const [name, value] of Object.entries(awsEnvironment)) vi.stubEnv(name, value)
  const objects = await startObjectStore()
  endings.push(() => objects.stop())
  return { to: await objects.newBucket(), goAway: () => objects.end(), comeBack: () => objects.startAgain() }
}

test.each([
  ['a folder', folder],
  ['a bucket', bucket],
] as const)('while %s is away all are served, it is told, and the log goes on where it was', async (_name, newPlace) => {
  const place = await newPlace()
  const { to } = place
  const { world, archiver, admin, base } = await archived(to)
  const { owner } = await world.estate()
  const archive = async () => {
    const { data } = await admin.gql('{ operatingStatus { backups { archive { failure failingSince waitingBytes } } } }')
    return (data['operatingStatus'] as { backups: { archive: Record<string, unknown> } }).backups.archive
  }
  await archiver.turn()
  expect(await base()).toMatchObject({ code: 0 })
  await archiver.turn()
  expect([await archive(), await figure(world, 'backup_archive_failed')]).toMatchObject([{ failure: null, failingSince: null }, 0])

  await place.goAway()
  await owner.upload('imens.txt', Buffer.from('Kom mens den var borte.'))
  const [{ at }] = (await world.sql('select clock_timestamp() at')) as [{ at: Date }]
  await owner.upload('siden.txt', Buffer.from('Kom siden.'))
  await expect(archiver.turn()).rejects.toThrow(isAway)
  const away = await archive()
  expect(away).toMatchObject({ failure: expect.stringMatching(/./), failingSince: expect.any(String) })
  expect(away['waitingBytes']).toBeGreaterThan(0)
  expect(await figure(world, 'backup_archive_failed')).toBe(1)
  expect(await figure(world, 'backup_archive_waiting_bytes')).toBeGreaterThan(0)

  await place.comeBack()
  await archiver.turn()
  expect([await archive(), await figure(world, 'backup_archive_failed')]).toMatchObject([{ failure: null, waitingBytes: 0 }, 0])
  expect(await archiver.lacksBase()).toBe(false)
  const { parts } = await routeTo(await openPlace('--to', to), at)
  expect(parts.at(-1)!.moment > at).toBe(true)
})

test('of a log of which too much waited the rest is let go, and the archive begins anew as soon as the place is back', async () => {
  const place = await folder()
  const { to } = place
  const DATA_DIR = await newFolder('embedded')
  const postgres = await startPostgres({ dataDir: path.join(DATA_DIR, 'postgres'), besides: { max_slot_wal_keep_size: '32MB' } })
  endings.push(() => postgres.stop())
  const { dataDir, archiver, base } = await archived(to, DATA_DIR)
  await archiver.turn()
  await base()
  await archiver.turn()
  await place.goAway()

  const superuser = new pg.Client(runningCluster(dataDir).login)
  await superuser.connect()
  endings.push(() => superuser.end())
  for (let segment = 0; segment < 6; segment++)
    await superuser.query("select pg_logical_emit_message(true, '', repeat('x', 16000000)), pg_switch_wal()")
  await superuser.query('checkpoint')
  for (const _ of ['let go of', 'gone']) await expect(archiver.turn()).rejects.toThrow(isAway)
  const held = await superuser.query("select from pg_replication_slots where wal_status <> 'lost'")
  expect(held.rowCount).toBe(0)

  await place.comeBack()
  await archiver.turn()
  expect(archiver.needsBase).toBe(true)
  expect(await base()).toMatchObject({ code: 0 })
  await archiver.turn()
  expect(await archiver.lacksBase()).toBe(false)
  const backups = await openPlace('--to', to)
  const newest = (await basesIn(backups)).at(-1)!
  await archiver.turn()
  expect((await routeTo(backups, new Date(newest.endedAt.getTime() + 1))).base.id).toBe(newest.id)
})
