import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { Background } from '#server/jobs/background.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file gets a copy of. */
    templateUrl: string
  }
}

/** One server for the whole run, thrown away afterwards. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-test-'))
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), maxConnections: 100, throwaway: true })
  await migrate(postgres.url)
  // Its tables come along in every copy.
  await (await Background.start(postgres.url, pino({ level: 'silent' }))).stop()
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true })
    if (!postgres.place.startsWith(folder)) await rm(path.dirname(postgres.place), { recursive: true })
  }
}
