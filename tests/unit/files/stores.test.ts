import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fileStoreAt } from '#server/config/fileStore.ts'
import { LocalStore } from '#server/files/store/localStore.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { asAppError } from '#server/kernel/errors.ts'
import type { FileStore } from '#server/kernel/fileStore.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { all } from '#tests/support/files/all.ts'
import { awsEnvironment, type ObjectStore, startObjectStore } from '#tests/support/s3/objectStore.ts'

let folder: string
let objects: ObjectStore
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-store-'))
  objects = await startObjectStore()
  for (const [name, value] of Object.entries(awsEnvironment)) process.env[name] = value
})
afterAll(async () => {
  await objects.stop()
  await rm(folder, { recursive: true })
})

const inBucket = async () => openStore(fileStoreAt('FILES_URL', await objects.newBucket(), folder))
const long = 12_000_000

describe.each<[string, () => Promise<FileStore>]>([
  ['a folder', async () => new LocalStore(path.join(folder, 'contents'))],
  ['an S3-compatible store', inBucket],
])('%s', (_kind, open) => {
  let store: FileStore
  beforeAll(async () => {
    store = await open()
    await store.ready()
  })
  const unfinished = () => readdir(store.scratch)
  const keys = async () => (await all(store.list())).map(({ key }) => key)

  test.each([
    ['short', Buffer.from('Grunnmuren bærer huset')],
    ['empty', Buffer.alloc(0)],
    ['long', Buffer.alloc(long, 'Grunnmuren bærer huset')],
  ])('gives back what was put, whole and in part, when it is %s', async (_length, content) => {
    const id = uuidv7()
    const { size, sha256 } = await store.put(id, Readable.from(content.length ? [content] : []))
    expect(size).toBe(content.length)
    expect(sha256).toEqual(createHash('sha256').update(content).digest())
    expect((await buffer(await store.read(id))).equals(content)).toBe(true)
    const part = size ? (await buffer(await store.read(id, { start: 0, end: 9 }))).toString() : undefined
    expect(part).toBe(size ? 'Grunnmuren' : undefined)
    expect(await store.stat(id)).toMatchObject({ key: id, size: content.length })
    expect(await keys()).toContain(id)

    await store.delete(id)
    expect(await store.stat(id)).toBeUndefined()
    expect(await keys()).not.toContain(id)
    await store.delete(id)
  })

  test('lists everything, each once', async () => {
    const ids = Array.from({ length: 45 }, () => uuidv7())
    await Promise.all(ids.map((id) => store.put(id, Readable.from(['x']))))
    for (let times = 0; times < 2; times++) expect((await keys()).sort()).toEqual(ids.toSorted())
    await Promise.all(ids.map((id) => store.delete(id)))
  })

  test.each([300_000, long])('keeps nothing of a content that fails after %i bytes', async (length) => {
    const id = uuidv7()
    const failing = Readable.from(
      (async function* () {
        yield Buffer.alloc(length)
        throw new Error('the sender is gone')
      })(),
    )
    await expect(store.put(id, failing)).rejects.toThrow('the sender is gone')
    expect(await store.stat(id)).toBeUndefined()
    expect(await unfinished()).toEqual([])
    expect(await objects.uploads()).toEqual([])
  })

  test('knows no key that could lead out of its place', async () => {
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
})

describe('a folder', () => {
  test('a full disk is told as such, and the part is removed', async () => {
    const store = new LocalStore(path.join(folder, 'full'))
    const full = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000)
        throw Object.assign(new Error('write'), { code: 'ENOSPC' })
      })(),
    )
    const failed = await store.put(uuidv7(), full).catch(asAppError)
    expect(failed).toMatchObject({ status: 503, retryAfter: 60, details: { reason: 'diskFull' } })
    expect(await readdir(store.scratch)).toEqual([])
  })

  test('is not ready where nothing can be written', async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, 'x')
    await expect(new LocalStore(path.join(file, 'below')).ready()).rejects.toThrow('ENOTDIR')
  })
})

describe('an S3-compatible store', () => {
  const away = { status: 503, code: 'cannotHandleTheRequest', details: { reason: 'filesAway' } }
  const everything = (store: FileStore): [string, () => Promise<unknown>][] => [
    ['put', () => store.put(uuidv7(), Readable.from(['x']))],
    ['put at length', () => store.put(uuidv7(), Readable.from([Buffer.alloc(long)]))],
    ['read', () => store.read(uuidv7())],
    ['stat', () => store.stat(uuidv7())],
    ['delete', () => store.delete(uuidv7())],
    ['list', () => all(store.list())],
    ['discardUnfinished', () => store.discardUnfinished(new Date())],
    ['ready', () => store.ready()],
  ]
  const refusals = async (store: FileStore) =>
    Object.fromEntries(
      await Promise.all(
        everything(store).map(async ([name, ask]) => {
          const { status, code, details } = await ask().then(() => asAppError(undefined), asAppError)
          return [name, { status, code, details }] as const
        }),
      ),
    )
  const allAway = (store: FileStore) => Object.fromEntries(everything(store).map(([name]) => [name, away]))

  test('that is away is told as away whatever is asked of it, and is used again as soon as it is back', async () => {
    const store = await inBucket()
    await objects.end()
    expect(await refusals(store)).toEqual(allAway(store))
    await objects.startAgain()
    await store.ready()
    expect(await store.put(uuidv7(), Readable.from(['x']))).toMatchObject({ size: 1 })
  })

  test('that does not know us is told as away', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'another')
    const store = await inBucket()
    expect(await refusals(store)).toEqual(allAway(store))
    vi.unstubAllEnvs()
  })

  test('without its bucket is not ready', async () => {
    const url = (await objects.newBucket()).replace('bucket-', 'another-')
    const store = await openStore(fileStoreAt('FILES_URL', url, folder))
    expect(await store.ready().catch(asAppError)).toMatchObject(away)
    expect(await store.put(uuidv7(), Readable.from(['x'])).catch(asAppError)).toMatchObject(away)
  })

  test('that breaks in the middle of a content leaves nothing that could be read, and the rest is discarded', async () => {
    const store = await inBucket()
    const id = uuidv7()
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(long)
        await vi.waitFor(async () => expect(await objects.uploads()).toHaveLength(1))
        await objects.end()
        yield Buffer.alloc(long)
      })(),
    )
    expect(await store.put(id, breaking).catch(asAppError)).toMatchObject(away)
    await objects.startAgain()
    expect(await store.stat(id)).toBeUndefined()
    await store.discardUnfinished(new Date(Date.now() - 3_600_000))
    expect(await objects.uploads()).toHaveLength(1)
    await store.discardUnfinished(new Date(Date.now() + 1000))
    expect(await objects.uploads()).toEqual([])
  })
})

test.each([
  ['local', false],
  ['s3', true],
])('who keeps files in a %s store loads the library of objects: %s', async (kind, isLoaded) => {
  const script = `
    const { Module } = await import('node:module')
    const { openStore } = await import('#server/files/store/openStore.ts')
    await openStore({ kind: '${kind}', folder: '.', bucket: 'a', endpoint: 'http://localhost', region: 'eu', scratch: '.' })
    console.log(Object.keys(Module._cache).some((file) => file.includes('@aws-sdk')))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script])
  expect(stdout.trim()).toBe(String(isLoaded))
})
