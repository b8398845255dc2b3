import { expect, test } from 'vitest'
import { keepHeartbeat } from '#server/administration/operating/heartbeat.ts'
import { noteIntegrityRun } from '#server/administration/operating/integrityRuns.ts'
import { OperationTimes } from '#server/kernel/operationTimes.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const at = '/api/private/administration/operating'
const world = await sharedWorld()
const { app } = world.running
const admin = await world.account({ isSystemAdmin: true })

interface Status {
  steps: { part: string; fault: string }[]
  instances: { name: string; isServing: boolean }[]
  operations: { operation: string; slowCalls: number }[]
  integrity: { differenceCount: number | null }
}
async function status() {
  const { status: code, body } = await admin.get(at)
  expect(code).toBe(200)
  return body as unknown as Status
}
const instanceNamed = (name: string, times = new OperationTimes()) => ({ ...app, times, config: { ...app.config, instanceName: name } })

test('is for system administrators alone, over both transports', async () => {
  const somebody = await world.account()
  expect(await somebody.get(at)).toMatchObject({ status: 403, body: { details: { reason: 'role' } } })
  const { errors } = await somebody.gql('{ operatingStatus { jobs { waitingCount } } }')
  expect(errors).toMatchObject([{ extensions: { code: 'unauthorizedUser' } }])
})

test('tells the same over both transports', async () => {
  const { data } = await admin.gql('{ operatingStatus { storage { mostConnections } integrity { checkedAt differenceCount sealedTo } } }')
  expect(await status()).toMatchObject(data['operatingStatus'] as object)
})

test('tells of each instance for as long as it tells of itself, and no more once it has ended', async () => {
  const stop = keepHeartbeat(instanceNamed('grunnmur-7'))
  await expect.poll(async () => (await status()).instances).toContainEqual(expect.objectContaining({ name: 'grunnmur-7', isServing: true }))
  await world.sql("update instance set seen_at = now() - interval '31 seconds' where name = 'grunnmur-7'")
  const silent = await status()
  expect(silent.instances).toContainEqual(expect.objectContaining({ name: 'grunnmur-7', isServing: false }))
  expect(silent.steps).toContainEqual({ part: 'instances', fault: 'instanceSilent', isUrgent: false })
  await stop()
  expect((await status()).instances.map(({ name }) => name)).not.toContain('grunnmur-7')
})

test('forgets an instance that was killed after a day', async () => {
  await world.sql(`insert into instance (name, version, started_at, seen_at, memory_bytes, sends_mail, times)
    values ('grunnmur-8', '1.0.0', now() - interval '3 days', now() - interval '25 hours', 1, false, '[]')`)
  const stop = keepHeartbeat(instanceNamed('grunnmur-9'))
  await stop()
  expect((await status()).instances.map(({ name }) => name)).not.toContain('grunnmur-8')
})

test('adds up what took long on all instances', async () => {
  const stops = ['grunnmur-10', 'grunnmur-11'].map((name) => {
    const times = new OperationTimes()
    for (let i = 0; i < 60; i++) times.note('slowOne', 2000)
    return keepHeartbeat(instanceNamed(name, times))
  })
  await expect
    .poll(async () => (await status()).operations[0])
    .toMatchObject({ operation: 'slowOne', calls: 120, meanSeconds: 2, slowestSeconds: 2, slowCalls: 120 })
  expect((await status()).steps).toContainEqual(expect.objectContaining({ fault: 'operationsSlow' }))
  for (const stop of stops) await stop()
})

test('counts what is asked, by its operation, over both transports', async () => {
  const calls = () => app.times.all().find(({ operation }) => operation === 'operatingStatus')?.calls ?? 0
  const before = calls()
  await status()
  await admin.gql('{ operatingStatus { jobs { waitingCount } } }')
  expect(calls()).toBe(before + 2)
  await admin.gql('{ estates(first: 1) { totalCount } storageUse(first: 1) { totalCount } }')
  expect(app.times.all().map(({ operation }) => operation)).toContain('estates + storageUse')
})

test('tells how the last look at what is kept ended', async () => {
  await noteIntegrityRun(app.config.databaseUrl!, new Date(), 2)
  const { integrity, steps } = await status()
  expect(integrity.differenceCount).toBe(2)
  expect(steps).toContainEqual({ part: 'integrity', fault: 'differencesFound', isUrgent: true })
  await noteIntegrityRun(app.config.databaseUrl!, new Date(), 0)
  expect((await status()).steps.map(({ fault }) => fault)).not.toContain('differencesFound')
})

test('figures of operations are told to whoever watches', async () => {
  await status()
  const { body } = await world.running.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  expect(body).toMatch(/^operation_calls\{operation="operatingStatus"\} \d+$/m)
  expect(body).toMatch(/^operation_seconds\{operation="operatingStatus"\} [\d.]+$/m)
  expect(body).toMatch(/^operation_slow_calls\{operation="operatingStatus"\} \d+$/m)
})
