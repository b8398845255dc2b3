import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LocalStore } from '#server/files/store/localStore.ts'
import { asAppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { all } from '#tests/support/files/all.ts'

let folder: string
let store: LocalStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-store-'))
  store = new LocalStore(folder)
  await store.ready()
})
afterAll(() => rm(folder, { recursive: true }))

const unfinished = () => readdir(store.scratch)
const keys = async () => (await all(store.list())).map(({ key }) => key)

test('gives back what was put, whole and in part', async () => {
  const id = uuidv7()
  const content = Buffer.from('Grunnmuren bærer huset')
  const { size, sha256 } = await store.put(id, Readable.from([content]))
  expect(size).toBe(content.length)
  expect(sha256).toEqual(createHash('sha256').update(content).digest())
  expect(await buffer(await store.read(id))).toEqual(content)
  expect((await buffer(await store.read(id, { start: 0, end: 9 }))).toString()).toBe('Grunnmuren')
  expect(await store.stat(id)).toMatchObject({ key: id, size: content.length })
  expect(await keys()).toContain(id)

  await store.delete(id)
  expect(await store.stat(id)).toBeUndefined()
  expect(await keys()).not.toContain(id)
  await store.delete(id)
})

test('keeps nothing of a content that fails on its way', async () => {
  const id = uuidv7()
  const failing = Readable.from(
    (async function* () {
      yield Buffer.alloc(300_000)
      throw new Error('the sender is gone')
    })(),
  )
  await expect(store.put(id, failing)).rejects.toThrow('the sender is gone')
  expect(await store.stat(id)).toBeUndefined()
  expect(await unfinished()).toEqual([])
})

test('a full disk is told as busy, and the part is removed', async () => {
  const full = Readable.from(
    (async function* () {
      yield Buffer.alloc(1000)
      throw Object.assign(new Error('write'), { code: 'ENOSPC' })
    })(),
  )
  const failed = await store.put(uuidv7(), full).catch(asAppError)
  expect(failed).toMatchObject({ status: 503, retryAfter: 2, details: { reason: 'busy' } })
  expect(await unfinished()).toEqual([])
})

test('knows no key that could lead out of its folder', async () => {
  for (const key of ['../secrets.json', 'a', `${uuidv7()}/../../x`, `${uuidv7()}.`, '']) {
    await expect(store.put(key, Readable.from(['x']))).rejects.toThrow('no key')
    await expect(store.read(key)).rejects.toThrow('no key')
  }
})

test('discards what was begun long ago, and nothing else', async () => {
  const [old, fresh] = [path.join(store.scratch, 'old.part'), path.join(store.scratch, 'fresh.part')]
  await writeFile(old, 'x')
  await writeFile(fresh, 'x')
  const yesterday = new Date(Date.now() - 86_400_000)
  await utimes(old, yesterday, yesterday)
  await store.discardUnfinished(new Date(Date.now() - 3_600_000))
  expect(await unfinished()).toEqual(['fresh.part'])
  await rm(fresh)
})

test('is not ready where nothing can be written', async () => {
  const file = path.join(folder, 'a-file')
  await writeFile(file, 'x')
  await expect(new LocalStore(path.join(file, 'below')).ready()).rejects.toThrow('ENOTDIR')
})
