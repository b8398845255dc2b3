import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { idsIn } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { keptOf, readKeep, removeOld } from '#server/backup/retention.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { isBeingRestored } from '#server/kernel/unfinishedRestore.ts'
import { changeManifest, command, emptyPlace, newFolder, take } from '#tests/support/backups.ts'
import { awsEnvironment, startObjectStore } from '#tests/support/s3/objectStore.ts'
import { createWorld, type TestEstate, type World } from '#tests/support/world/world.ts'

let world: World
let estate: TestEstate
beforeAll(async () => {
  world = await createWorld()
  estate = await world.estate()
  for (const turn of [1, 2, 3]) await addReport(`Innhold ${turn}`)
})
afterAll(() => world.close())

async function addReport(content: string) {
  const fileId = await estate.owner.upload('notat.txt', Buffer.from(content))
  await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { type: 'otherReport', customName: content, fileId })
  return fileId
}

const contentsIn = async (folder: string) =>
  (await readdir(folder, { recursive: true }))
    .map((name) => path.join(folder, name))
    .filter((name) => path.basename(name).startsWith('content.'))

/** Neither a table nor a file: nothing was touched. */
async function expectUntouched(empty: Awaited<ReturnType<typeof emptyPlace>>) {
  expect(await readdir(empty.env['DATA_DIR']!)).toEqual([])
  await migrate(empty.url)
}

describe('a backup that is not whole', () => {
  test('is refused by the name of what is damaged, before anything is touched', async () => {
    const to = await newFolder('backups')
    const { id } = await take(world, to)
    const [content] = await contentsIn(to)
    const bytes = await readFile(content!)
    bytes[0]! ^= 1
    await writeFile(content!, bytes)
    const empty = await emptyPlace(world)
    await expect(empty.restore(to)).rejects.toThrow(`${path.basename(content!)} is damaged`)
    await rm(path.join(to, `${id}.table.estate`))
    await expect(empty.restore(to)).rejects.toThrow(`${id}.table.estate is missing`)
    await expectUntouched(empty)
    await empty.drop()
  })
  test('is none without its manifest', async () => {
    const to = await newFolder('backups')
    const { id } = await take(world, to)
    await rm(path.join(to, `${id}.manifest.json`))
    const empty = await emptyPlace(world)
    await expect(empty.restore(to)).rejects.toThrow('There is no finished backup')
    await empty.drop()
  })
})

describe('what lies there already', () => {
  test('is not copied again, and is copied anew where it has gone', async () => {
    const to = await newFolder('backups')
    await take(world, to)
    const place = await openPlace('--to', to)
    const put = vi.spyOn(Object.getPrototypeOf(place) as typeof place, 'put')
    const contentsPut = () => put.mock.calls.filter(([name]) => name.startsWith('content.')).length
    await take(world, to)
    expect(contentsPut()).toBe(0)
    await rm((await contentsIn(to))[0]!)
    await addReport('Nytt innhold')
    await take(world, to)
    expect(contentsPut()).toBe(2)
  })
})

describe('a full place', () => {
  test('is not restored into', async () => {
    const to = await newFolder('backups')
    await take(world, to)
    const full = await emptyPlace(world)
    await migrate(full.url)
    await expect(full.restore(to)).rejects.toThrow('The database must be empty')
    await full.drop()
    const embedded = await newFolder('data')
    await writeFile(path.join(embedded, 'note'), '')
    const { code, err } = await command('restore', ['--from', to], { DATA_DIR: embedded }).ended
    expect({ code, err }).toEqual({ code: 1, err: `grunnmur · DATA_DIR must be empty to be restored into: ${embedded} is not.\n` })
    expect(isBeingRestored(embedded)).toBe(false)
  })
})

describe('another schema', () => {
  test('that is newer is refused', async () => {
    const to = await newFolder('backups')
    await take(world, to)
    await changeManifest(to, ({ migrations }) => void migrations.push({ name: '9999-of-tomorrow', checksum: 'x' }))
    const empty = await emptyPlace(world)
    await expect(empty.restore(to)).rejects.toThrow('does not fit this version')
    await expectUntouched(empty)
    await empty.drop()
  })
  test('that is older is brought on', async () => {
    const last = migrationFiles().at(-1)!.name
    const old = await emptyPlace(world)
    await migrate(old.url, undefined, {
      only: new Set(
        migrationFiles()
          .slice(0, -1)
          .map(({ name }) => name),
      ),
    })
    const to = await newFolder('backups')
    expect(await command('backup', ['--to', to], old.env).ended).toMatchObject({ code: 0 })
    const empty = await emptyPlace(world)
    const { isWhole, manifest } = await empty.restore(to)
    expect({ isWhole, had: manifest.migrations.at(-1)!.name === last }).toEqual({ isWhole: true, had: false })
    expect(empty.said[0]).toContain(`${last} in `)
    await old.drop()
    await empty.drop()
  })
})

describe('an encrypted backup', () => {
  test('is read by no other passphrase, and holds nothing in the clear', async () => {
    const to = await newFolder('backups')
    await take(world, to, 'fire graner ved fjorden')
    for (const file of await contentsIn(to)) expect(await readFile(file, 'latin1')).not.toContain('nnhold')
    const empty = await emptyPlace(world, { BACKUP_KEY: 'fem graner ved fjorden' })
    await expect(empty.restore(to)).rejects.toThrow('BACKUP_KEY does not open this backup')
    await expectUntouched(empty)
    await empty.drop()
  })
  test('for a recipient is opened by its identity alone, and verified where that is', async () => {
    const identity = await generateX25519Identity()
    const recipient = await identityToRecipient(identity)
    const to = await newFolder('backups')
    const { code, out } = await command('backup', ['--to', to, '--verify'], { ...world.environment, BACKUP_KEY: identity }).ended
    expect(code).toBe(0)
    expect(out).toMatch(/^backup \d{8}T\d{9}Z-[0-9a-f]{6}: \d+ rows, \d+ files, \d+ bytes\n$/)
    await take(world, to, recipient)
    const closed = await emptyPlace(world, { BACKUP_KEY: recipient })
    await expect(closed.restore(to)).rejects.toThrow('opens none')
    await expectUntouched(closed)
    await closed.drop()
    const opened = await emptyPlace(world, { BACKUP_KEY: identity })
    expect((await opened.restore(to)).isWhole).toBe(true)
    await opened.drop()
  })
  test('is not restored under another identity key', async () => {
    const to = await newFolder('backups')
    await take(world, to)
    const empty = await emptyPlace(world, { IDENTITY_KEY: 'y'.repeat(32) })
    await expect(empty.restore(to)).rejects.toThrow('nobody would be recognised')
    await empty.drop()
  })
})

describe('old backups', () => {
  const at = (day: string) => `${day.replaceAll('-', '')}T020000000Z-000000`
  test('are kept by day, week and month, the newest of each', () => {
    const days = Array.from({ length: 90 }, (_, day) => new Date(Date.UTC(2026, 10, 28 - day)).toISOString().slice(0, 10))
    const kept = [...keptOf(days.map(at), readKeep('3d2w3m'))].sort()
    expect(kept).toEqual(['2026-09-30', '2026-10-31', '2026-11-22', '2026-11-26', '2026-11-27', '2026-11-28'].map(at))
    expect([...keptOf([at('2020-01-01')], readKeep('1d'))]).toEqual([at('2020-01-01')])
    expect(() => readKeep('often')).toThrow('--keep must name')
  })
  test('go with what nobody else names', async () => {
    const to = await newFolder('backups')
    const place = await openPlace('--to', to)
    await take(world, to)
    const before = (await contentsIn(to)).length
    const gone = await addReport('Borte snart')
    await take(world, to)
    expect((await contentsIn(to)).length).toBe(before + 1)
    await world.sql('delete from report_archive_document where file_id = $1', [gone])
    await world.sql('delete from file where id = $1', [gone])
    const last = await take(world, to)
    await removeOld(place, readKeep('1d'))
    expect(await idsIn(place)).toEqual([last.id])
    expect((await contentsIn(to)).length).toBe(before)
    expect((await readdir(to)).filter((name) => /^\d{8}T/.test(name) && !name.startsWith(last.id))).toEqual([])
    const empty = await emptyPlace(world)
    expect((await empty.restore(to)).isWhole).toBe(true)
    await empty.drop()
  })
})

test('a store of objects keeps backups too', async () => {
  for (const [name, value] of Object.entries(awsEnvironment)) vi.stubEnv(name, value)
  const objects = await startObjectStore()
  const to = await objects.newBucket()
  await take(world, to)
  const second = await take(world, to)
  const place = await openPlace('--to', to)
  await removeOld(place, readKeep('1d'))
  expect(await idsIn(place)).toEqual([second.id])
  const empty = await emptyPlace(world)
  expect((await empty.restore(to)).isWhole).toBe(true)
  await empty.drop()
  await objects.stop()
  vi.unstubAllEnvs()
})
