import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { basesIn } from '#server/backup/archive/base.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { command, newFolder } from '#tests/support/backups.ts'
import { destroy, embeddedWorld, openWorld } from '#tests/support/embeddedWorld.ts'
import { awsEnvironment, startObjectStore } from '#tests/support/s3/objectStore.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering } from '../projects/order.ts'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const now = async (world: World) => (await world.sql<{ at: Date }>('select clock_timestamp() at'))[0]!.at

const stores: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stores) await stop()
})

const folder = async () => ({ to: await newFolder('backups'), keys: {} })
async function bucket() {
  const store = await startObjectStore()
  stores.push(() => store.stop())
  return { to: (await store.newBucket()).replace('?', '/some/prefix?'), keys: awsEnvironment }
}

describe.each([
  ['a folder', folder, {}],
  ['a bucket under a prefix, closed by a passphrase', bucket, { BACKUP_KEY: 'fire graner ved fjorden' }],
] as const)('with the log in %s', (_name, place, key) => {
  test('every moment since the first base comes back: rows, files to the byte, approvals and seals', async () => {
    const { to, keys } = await place()
    Object.assign(process.env, keys, key)
    const world = await embeddedWorld({ BACKUP_URL: to })
    const { estate, owner, released, approve } = await ordering(world)
    const admin = await world.account({ isSystemAdmin: true })
    const backups = await openPlace('--to', to)
    await expect.poll(async () => (await basesIn(backups)).length, { interval: 200 }).toBe(1)
    const archive = async () =>
      ((await admin.gql('{ backups { archive { archivedUntil failure } } }')).data['backups'] as { archive: unknown }).archive
    expect(await archive()).toMatchObject({ failure: null })

    const kept = Buffer.from('Kom etter sikkerhetskopien.')
    const early = await owner.upload('tidlig.txt', kept)
    const address = `/api/private/estate/${estate.id}/report-archive`
    await owner.put(address, { type: 'otherReport', customName: 'Tidlig', fileId: early })
    const order = await released()
    expect((await approve(owner, order)).status).toBe(200)
    const moment = await now(world)
    const late = await owner.upload('sent.txt', Buffer.from('Kom for sent.'))
    await owner.put(address, { type: 'otherReport', customName: 'Sen', fileId: late })
    await world.sql('delete from report_archive_document where file_id = $1', [early])
    const end = await now(world)
    await world.close()
    await destroy(world)

    const env = { ...world.environment, ...keys, ...key, DATA_DIR: await newFolder('restored') }
    const restore = (at: string) => command('restore', ['--from', to, '--at', at], env).ended
    expect(await restore('2020-01-01T00:00:00Z')).toMatchObject({
      code: 1,
      err: expect.stringContaining('The first moment that can be restored is'),
    })
    expect(await restore('2099-01-01T00:00:00Z')).toMatchObject({ code: 1, err: expect.stringContaining('lies in the future') })
    expect(await restore('2026-01-01 12:00')).toMatchObject({ code: 1, err: expect.stringContaining('with its distance from UTC') })
    expect(await restore(new Date().toISOString())).toMatchObject({ code: 1, err: expect.stringContaining('lies after it') })
    const { code, out, err } = await restore(moment.toISOString())
    expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('Every file has its content') })
    expect(out).toMatch(/^restore \d{8}T\d{9}Z-[0-9a-f]{6}: \d+ rows, \d+ files, \d+ bytes\n$/)

    const again = await openWorld({ ...env, BACKUP_URL: '' })
    expect(await again.sql('select file_id id from report_archive_document')).toEqual([{ id: early }])
    expect(sha256(await buffer(await again.app.files.read(early)))).toBe(sha256(kept))
    expect(await again.sql('select id from order_approval')).toEqual([{ id: order.orderId }])
    expect(await again.sql('select from session')).toEqual([])
    expect(await again.sql('select from backup_archive')).toEqual([])
    await again.close()
    expect(end > moment).toBe(true)
    await rm(env.DATA_DIR, { recursive: true })
    for (const name of Object.keys({ ...keys, ...key })) delete process.env[name]
  })
})
