import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { Background } from '#server/jobs/background.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { administer, drop } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated database that every test file gets a copy of. */
    templateUrl: string
  }
}

/** One server for the whole run, thrown away afterwards; or a database of the run's own on the server that `TEST_POSTGRES_URL` names. */
export default async function setup(project: TestProject) {
  const shared = process.env['TEST_POSTGRES_URL']
  const { url, stop } = await (shared ? databaseOn(shared) : serverOfOurs())
  await migrate(url)
  // Its tables come along in every copy.
  await (await Background.start(url, pino({ level: 'silent' }))).stop()
  project.provide('templateUrl', url)
  return stop
}

async function serverOfOurs() {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-test-'))
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), maxConnections: 100, throwaway: true })
  async function stop() {
    await postgres.stop()
    await rm(folder, { recursive: true })
    if (!postgres.place.startsWith(folder)) await rm(path.dirname(postgres.place), { recursive: true })
  }
  return { url: postgres.url, stop }
}

async function databaseOn(server: string) {
  const name = `template_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  await administer(url, [`create database ${name}`])
  return { url: new URL(`/${name}`, url).href, stop: () => drop(url, name) }
}
