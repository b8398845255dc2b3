import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellOfLateBackup } from '#server/administration/backups/lateBackups.ts'
import { ownQueue } from '#server/backup/keptJobs.ts'
import { idsIn } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { newFolder } from '#tests/support/backups.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const at = '/api/private/administration/backups'

let world: World
let folder: string
beforeAll(async () => {
  folder = await newFolder('backups')
  world = await createWorld({ BACKUP_URL: folder })
})
afterAll(() => world.close())

const age = async () => {
  const { text } = await world.anonymous().get('/metrics', { host: 'localhost' })
  return Number(/^backup_age_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN)
}
const mailsTo = (userId: string) =>
  world.sql("select from outbox_mail m join app_user u on u.email = m.to_email where u.id = $1 and m.template = 'backupLate'", [userId])

test('one is taken by itself, shown to system administrators alone, and told of by mail and figures once it is old', async () => {
  const admin = await world.account({ isSystemAdmin: true })
  expect(await admin.get(at)).toMatchObject({ status: 200, body: { isNightly: true, newest: null, verifiedAt: null, failedAt: null } })
  expect(await (await world.account()).get(at)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })

  await world.app.jobs.send(world.app.db.manager, ownQueue, {})
  const place = await openPlace('--to', folder)
  await expect.poll(async () => ((await admin.get(at)).body as { newest?: unknown }).newest, { interval: 200 }).not.toBeNull()
  const [id] = await idsIn(place)
  const { data } = await admin.gql('{ backups { isNightly newest { name rowCount fileCount byteCount } failure } }')
  expect(data).toMatchObject({ backups: { isNightly: true, newest: { name: id, fileCount: 0 }, failure: null } })
  expect(await age()).toBeLessThan(3600)
  await tellOfLateBackup(world.app)
  expect(await mailsTo(admin.userId)).toHaveLength(0)

  await world.sql("update backup_run set taken_at = now() - interval '37 hours'")
  expect(await age()).toBeGreaterThan(36 * 3600)
  const other = await world.account()
  await tellOfLateBackup(world.app)
  expect(await mailsTo(admin.userId)).toHaveLength(1)
  expect(await mailsTo(other.userId)).toHaveLength(0)
})

test('where none is wanted none is missed', async () => {
  const plain = await sharedWorld()
  const admin = await plain.account({ isSystemAdmin: true })
  expect(await admin.get(at)).toMatchObject({ status: 200, body: { isNightly: false, newest: null } })
})
