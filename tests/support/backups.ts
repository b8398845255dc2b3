import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { idsIn, type Manifest } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { restoreBackup } from '#server/backup/restoreBackup.ts'
import { takeBackup } from '#server/backup/takeBackup.ts'
import { readConfig } from '#server/config.ts'
import { administer, drop } from './database.ts'
import { started, unhurried } from './world/started.ts'
import { World } from './world/world.ts'

export const newFolder = (kind: string) => mkdtemp(path.join(inject('worlds').folder, `${kind}-`))

export async function take(world: World, to: string, passphrase?: string) {
  const { config } = world.app
  return takeBackup({ config, databaseUrl: config.databaseUrl!, place: await openPlace('--to', to), passphrase })
}

/** An empty database and an empty folder, for a backup to be restored into. */
export async function emptyPlace(world: World, environment: Record<string, string> = {}) {
  const { templateUrl, prefix } = inject('worlds')
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  const template = new URL(templateUrl)
  await administer(template, [`create database ${name}`])
  const folder = await newFolder('restored')
  const env: Record<string, string> = {
    ...world.environment,
    DATABASE_URL: new URL(`/${name}`, template).href,
    DATA_DIR: folder,
    ...environment,
  }
  let running: Awaited<ReturnType<typeof started>> | undefined
  const said: string[] = []
  return {
    env,
    said,
    url: env['DATABASE_URL']!,
    restore: async (from: string, id?: string) =>
      restoreBackup({ env, place: await openPlace('--from', from), id, say: (line) => said.push(line) }),
    /** The product on what was restored. */
    async open() {
      running = await started({ ...unhurried, config: readConfig(env), databaseUrl: env['DATABASE_URL']! })
      return new World(running, env, async () => undefined)
    },
    async drop() {
      await running?.close()
      await drop(template, name)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export interface Command {
  child: ChildProcess
  /** Its end: by a code, or by a signal. */
  ended: Promise<{ code: number | null; out: string; err: string }>
}

/** A command as an operator runs it, in a process of its own. */
export function command(script: 'backup' | 'restore' | 'integrity', args: string[], env: Record<string, string>): Command {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, out, err }))
  })
  return { child, ended }
}

/** Ends a command as soon as something is so; answers whether it was still at it. */
export async function killedOnce({ child, ended }: Command, isSo: () => Promise<boolean>) {
  let isOver = false
  void ended.then(() => (isOver = true))
  await expect.poll(async () => isOver || (await isSo()), { interval: 5 }).toBe(true)
  child.kill('SIGKILL')
  const { code } = await ended
  return code === null
}

/** Whether a folder holds so many files and folders. */
export const holdsParts = (folder: string, least: number) => async () => (await readdir(folder, { recursive: true })).length >= least

/** Whether a folder holds a file of that name, in words or by its form. */
export const holdsFile = (folder: string, name: string | RegExp) => async () =>
  (await readdir(folder, { recursive: true })).some((each) => (typeof name === 'string' ? each === name : name.test(each)))

/** Writes down something else of a backup. */
export async function changeManifest(to: string, change: (manifest: Manifest) => void) {
  const [id] = await idsIn(await openPlace('--to', to))
  const file = path.join(to, `${id}.manifest.json`)
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest
  change(manifest)
  await writeFile(file, JSON.stringify(manifest))
}
