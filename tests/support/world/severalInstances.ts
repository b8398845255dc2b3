import { readConfig } from '#server/config.ts'
import { started, unhurried } from './started.ts'
import { createWorld, World } from './world.ts'

/** A world that so many instances serve: each call of a client goes to the next of them. */
export async function createWorldOf(instances: number, ...[environment, set]: Parameters<typeof createWorld>): Promise<World> {
  const first = await createWorld(environment, set)
  const config = readConfig(first.environment)
  const start = () => started({ ...unhurried, ...set, config, databaseUrl: first.environment['DATABASE_URL']! })
  const others = await Promise.all(Array.from({ length: instances - 1 }, start))
  const servers = [first.running, ...others].map(({ server }) => server)
  let calls = 0
  const server = Object.create(first.running.server, {
    inject: { value: (call: object) => servers[calls++ % servers.length]!.inject(call) },
  }) as typeof first.running.server
  return new World({ ...first.running, server }, first.environment, async () => {
    await Promise.all(others.map((one) => one.close()))
    await first.close()
  })
}
