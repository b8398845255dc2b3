import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fileStoreAt } from '#server/config/fileStore.ts'
import { findings } from '#server/files/integrity.ts'
import { moveFiles } from '#server/files/moveFiles.ts'
import { openStore } from '#server/files/store/openStore.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { all } from '#tests/support/files/all.ts'
import { placeOf } from '#tests/support/files/places.ts'
import { awsEnvironment, type ObjectStore, startObjectStore } from '#tests/support/s3/objectStore.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let objects: ObjectStore
beforeAll(async () => {
  objects = await startObjectStore()
  for (const [name, value] of Object.entries(awsEnvironment)) vi.stubEnv(name, value)
  world = await createWorld()
})
afterAll(async () => {
  await world.close()
  await objects.stop()
})

const storeAt = (url: string) => openStore(fileStoreAt('--to', url, world.app.config.dataDir))
const move = (to: FileStore) => all(moveFiles(world.app.db, world.app.files, to))
const outcomes = async (to: FileStore) => (await move(to)).map(({ outcome }) => outcome)

test('every content comes over to the letter, once, whenever it is begun again, and the old store keeps its own', async () => {
  const { owner } = await world.estate()
  const ids = [await owner.upload(), await owner.upload('lang.txt', Buffer.alloc(12_000_000, 'a')), await owner.upload()]
  const { db, files } = world.app
  const to = await storeAt(await objects.newBucket())

  const begun = moveFiles(db, files, to)
  expect((await begun.next()).value).toEqual({ id: ids[0], outcome: 'moved' })
  await begun.return(undefined)
  expect(await outcomes(to)).toEqual(['there', 'moved', 'moved'])
  expect(await outcomes(to)).toEqual(['there', 'there', 'there'])
  expect(await all(findings({ db, files: to }))).toEqual([])
  expect(await all(findings({ db, files }))).toEqual([])
})

test('what is uploaded and removed meanwhile is neither lost nor missed', async () => {
  const { owner } = await world.estate()
  const [first, gone] = [await owner.upload(), await owner.upload()]
  const { db, files } = world.app
  const to = await storeAt(await objects.newBucket())
  const begun = moveFiles(db, files, to)
  await begun.next()
  await owner.delete(`/api/private/temporary-document/${gone}`)
  await files.delete(gone)
  const late = await owner.upload()
  const rest = [...(await all(begun)), ...(await move(to))]
  expect(rest.map(({ id }) => id)).toEqual(expect.arrayContaining([first, late]))
  expect(rest.filter(({ outcome }) => outcome === 'missing' || outcome === 'damaged')).toEqual([])
  expect(await all(findings({ db, files: to }))).toEqual([])
})

test('as a command it names what is lost or damaged, ends red, and copies no damage', async () => {
  const { owner } = await world.estate()
  const [lost, damaged] = [await owner.upload(), await owner.upload('a.txt', Buffer.from('abcdef'))]
  await rm(placeOf(world, lost))
  await writeFile(placeOf(world, damaged), 'abcdeF')
  const to = await objects.newBucket()
  const run = spawn(process.execPath, ['scripts/move-files.ts', '--to', to], {
    env: { PATH: process.env['PATH'], ...world.environment, ...awsEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [told, [code]] = await Promise.all([text(run.stdout), once(run, 'exit') as Promise<[number]>])
  expect(code).toBe(1)
  expect(told).toContain(`missing  ${lost}`)
  expect(told).toContain(`damaged  ${damaged}`)
  expect(told).toMatch(/\d+ moved, 0 there already, 1 missing, 1 damaged\.\n$/)
  expect(await (await storeAt(to)).stat(damaged)).toBeUndefined()
})
