import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { Follower, Primary } from '#tests/support/replicas.ts'
import { generous } from '#tests/support/world/generous.ts'
import { World } from '#tests/support/world/world.ts'

const secret = 'x'.repeat(32)

/** The product over a primary and those that follow it. */
export async function instance(primary: Primary, replicas: readonly Pick<Follower, 'url'>[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-instance-'))
  const environment = {
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replicas.map(({ url }) => url).join(' , '),
    DATA_DIR: folder,
    SESSION_SECRET: secret,
    IDENTITY_KEY: secret,
    PUBLIC_URL: 'http://localhost',
  }
  const config = readConfig(environment)
  const running = generous(await createApp({ config, databaseUrl: primary.url, log: pino({ level: 'silent' }), patience: 4 }))
  const world = new World(running, environment, async () => {
    await running.close()
    await rm(folder, { recursive: true, force: true })
  })
  return Object.assign(world, reading(world))
}
export type Instance = Awaited<ReturnType<typeof instance>>

/** Where reads went. */
function reading(world: World) {
  const figures = async () => {
    const { replica_read, replica_reads, replica_lag_seconds, primary_reads } = await world.app.replicas!.figures.read()
    return {
      isRead: replica_read!.map(({ value }) => value === 1),
      lags: replica_lag_seconds!.map(({ value }) => value),
      reads: replica_reads!.map(({ value }) => value),
      byPrimary: Object.fromEntries(primary_reads!.map(({ labels, value }) => [labels!['reason']!, value])),
    }
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
  return {
    figures,
    /** What was answered, and by whom: by a replica, or by the primary and why; by it alone nothing is counted. */
    async told<T>(ask: () => Promise<T>) {
      const before = await figures()
      const answer = await ask()
      const after = await figures()
      const because = Object.keys(after.byPrimary).filter((reason) => after.byPrimary[reason]! > before.byPrimary[reason]!)
      return { answer, by: sum(after.reads) > sum(before.reads) ? 'replica' : because.length ? because.join() : 'primary' }
    },
  }
}
