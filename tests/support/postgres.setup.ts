import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { Background } from '#server/jobs/background.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'
import { administer, databasesNamed, drop } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What every world of this run is made from: the migrated database that it copies, how its copy is named, where its files lie. */
    worlds: { templateUrl: string; prefix: string; folder: string }
  }
}

/** One server for the whole run, thrown away afterwards; or databases of the run's own on the server that `TEST_POSTGRES_URL` names. */
export default async function setup(project: TestProject) {
  const server = process.env['TEST_POSTGRES_URL']
  const prefix = `test_${randomBytes(4).toString('hex')}_`
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-worlds-'))
  const { url, stop } = await (server ? databaseOn(new URL(server), prefix) : serverOfOurs())
  await migrate(url)
  // Its tables come along in every copy.
  await (await Background.start(url, pino({ level: 'silent' }))).stop()
  project.provide('worlds', { templateUrl: url, prefix, folder })
  return async () => {
    await stop()
    await rm(folder, { recursive: true })
  }
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

/** A shared world ends with its worker and leaves its database behind: they all go with the run. */
async function databaseOn(server: URL, prefix: string) {
  const name = `${prefix}template`
  await administer(server, [`create database ${name}`])
  async function stop() {
    for (const left of await databasesNamed(server, prefix)) await drop(server, left)
  }
  return { url: new URL(`/${name}`, server).href, stop }
}
