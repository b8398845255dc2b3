import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { openDatabase } from '#server/start/openDatabase.ts'
import { newFolder } from './backups.ts'
import { started, unhurried } from './world/started.ts'
import { World } from './world/world.ts'

/** The product on the database that comes along, in a folder of its own, with nothing in it. */
export async function embeddedWorld(environment: Record<string, string> = {}) {
  const secret = randomBytes(32).toString('hex')
  const folder = await newFolder('embedded')
  return openWorld({ DATA_DIR: folder, SESSION_SECRET: secret, IDENTITY_KEY: secret, PUBLIC_URL: 'http://localhost', ...environment })
}

/** The product on a data folder that is there. */
export async function openWorld(environment: Record<string, string>) {
  const config = readConfig(environment)
  const database = await openDatabase(config)
  await migrate(database.url)
  const running = await started({ ...unhurried, config, databaseUrl: database.url })
  return new World(running, environment, async () => {
    await running.close()
    await database.close()
  })
}

/** As when the machine is lost. */
export const destroy = ({ environment }: World) => rm(path.resolve(environment['DATA_DIR']!), { recursive: true })
