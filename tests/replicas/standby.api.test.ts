import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#server/kernel/migrate.ts'
import { Line } from '#tests/support/raw/line.ts'
import { everybody, expectAnswered, expectRefused } from '#tests/support/refusedForNow.ts'
import { type Follower, type Primary, startPrimary } from '#tests/support/replicas.ts'
import { type Instance, instance } from './instance.ts'

let primary: Primary
let standby: Follower
let line: Line
let world: Instance
beforeAll(async () => {
  primary = await startPrimary()
  await migrate(primary.url)
  standby = await primary.follow()
  await primary.sql("alter system set synchronous_standby_names = '*'")
  await primary.sql('select pg_reload_conf()')
  line = await Line.to(primary.url)
  world = await instance({ ...primary, url: line.url }, [])
})
afterAll(async () => {
  await world.close()
  await line.cut()
  await primary.stop()
})

const policy = { kind: 'insurance', company: 'Trygg Mur', policyNumber: '88-1', validTo: '2027-03-31' }
const writers = 8
const enough = 40

test('a standby that takes over has all that was acknowledged, and the product goes on at it without a restart', async () => {
  const people = await everybody(world)
  const { owner, id } = people.estate
  const acknowledged = new Set<string>()
  const figures = { before: 0, refused: 0 }
  const over = new AbortController()
  /** One name after the other, each sent until somebody says that it is done. */
  async function writes(writer: number) {
    for (let i = 0; !over.signal.aborted; i++) {
      const customName = `${writer}-${i}`
      const keyed = owner.with({ 'idempotency-key': customName })
      for (;;) {
        const { status } = await keyed.put(`/api/private/estate/${id}/insurance`, { ...policy, customName })
        if (status < 300) break
        expect(status).toBe(503)
        figures.refused++
      }
      acknowledged.add(customName)
    }
  }
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => writes(writer)))
  await expect.poll(() => acknowledged.size).toBeGreaterThan(enough)

  await primary.fall()
  figures.before = acknowledged.size
  await expectRefused(people, ['reads', 'writes'])
  const fallen = performance.now()
  await standby.sql('select pg_promote()')
  await line.leadTo(standby.url)
  await expect.poll(() => acknowledged.size).toBeGreaterThan(figures.before + enough)
  const back = performance.now() - fallen
  over.abort()
  await writing

  await expectAnswered(people, ['reads', 'writes'])
  const kept = await standby.sql<{ name: string; times: number }>(
    'select custom_name name, count(*)::int times from insurance_document where estate_id = $1 group by 1',
    [id],
  )
  const names = new Set(kept.map(({ name }) => name))
  const lost = [...acknowledged].filter((name) => !names.has(name))
  const doubled = kept.filter(({ times }) => times > 1)
  process.stdout.write(
    `standby: ${acknowledged.size} acknowledged, ${figures.before} of them before the fall; lost ${lost.length}, doubled ${doubled.length}; ${figures.refused} told to come again; ${enough} more within ${(back / 1000).toFixed(1)} s of the promotion\n`,
  )
  expect({ lost, doubled }).toEqual({ lost: [], doubled: [] })
})
