import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { Background } from '#server/jobs/background.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { processLives } from '#server/postgres/postmaster.ts'
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

/** Where there is room in memory the cluster lies there: most of what a world cost was to make its files on a disk. */
const roomForCluster = 6e9
async function placeOfClusters() {
  const memory = '/dev/shm'
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= roomForCluster ? memory : tmpdir()
}

const begins = 'grunnmur-test-'
/** Memory is not to be kept by runs that were cut off: each says by its name which process it belongs to. */
async function removeLeft(place: string) {
  for (const name of (await readdir(place)).filter((each) => each.startsWith(begins))) {
    const pid = Number(name.slice(begins.length).split('-')[0])
    if (pid && !processLives(pid)) await rm(path.join(place, name), { recursive: true, force: true })
  }
}

async function serverOfOurs() {
  const place = await placeOfClusters()
  await removeLeft(place)
  const folder = await mkdtemp(path.join(place, `${begins}${process.pid}-`))
  // PostgreSQL's user passes through.
  await chmod(folder, 0o711)
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), maxConnections: 300, throwaway: true })
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
