import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.ts'
import { clientIsFresh } from '../../scripts/clientStamp.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the production servers with the demo data answer, one for each worker. */
    baseUrls: string[]
    chromiumPath: string
  }
}

/** As `npm start` has it: what one process has read of the code, the next has read already. */
const environment = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled'),
}

/** The product as it is delivered, once for each worker: a visit never meets what another one beside it changes. */
export default async function setup(project: TestProject) {
  const chromiumPath = findChromium()
  if (!chromiumPath) throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.')
  // In a process of its own: this one calls itself a test, and the build is to be the one that is delivered.
  if (!clientIsFresh()) execFileSync(process.execPath, ['scripts/build.ts'], { env: { PATH: process.env.PATH }, stdio: 'inherit' })

  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-journey-'))
  // PostgreSQL's user passes through.
  await chmod(folder, 0o711)
  const dataDirs = Array.from({ length: project.config.maxWorkers }, (_, index) => path.join(folder, `${index}`))
  await loadDemo(dataDirs)
  const servers = await Promise.all(dataDirs.map(startServer))
  project.provide(
    'baseUrls',
    servers.map(({ address }) => address),
  )
  project.provide('chromiumPath', chromiumPath)
  return async () => {
    for (const { stop } of servers) await stop()
    await rm(folder, { recursive: true })
  }
}

/** Drawn and read once; the others get a copy of all that the first one holds. */
async function loadDemo([first, ...others]: string[]) {
  await mkdir(first!)
  const load = spawn(process.execPath, ['tests/support/demoWithTexts.ts'], {
    env: { ...environment, DATA_DIR: first },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(load, 'exit')
  if (code) throw new Error('The demo data could not be loaded: its own words are above.')
  // With whom it belongs to: PostgreSQL has a user of its own.
  for (const other of others) execFileSync('cp', ['-a', first!, other])
}

/** The built client, the real server, a database of its own with the demo data. */
async function startServer(dataDir: string) {
  const env = { ...environment, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' }
  const server = spawn(process.execPath, ['server/main.ts', '--quiet'], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const stopped = once(server, 'exit')
  const [started] = (await Promise.race([once(server, 'message'), stopped])) as [{ address: string } | number]
  if (typeof started !== 'object') throw new Error('The production server did not start: its own words are above.')

  return {
    address: started.address,
    stop: async () => {
      server.kill('SIGTERM')
      await stopped
    },
  }
}
