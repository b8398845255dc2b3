import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { freePort } from '#server/postgres/freePort.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** An editor saves several files at once, and some write each twice. */
const settling = 150

/** The product's own server, started again whenever its sources change. */
export async function developmentServer(config: Config) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: config.publicUrl, DRAIN_SECONDS: '0' }
  let child: ChildProcess
  let timer: NodeJS.Timeout | undefined

  const start = (): Promise<unknown> => {
    child = spawn(process.execPath, ['server/main.ts', '--quiet'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    return Promise.race([once(child, 'message'), once(child, 'exit')])
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  let ready = start()

  return {
    address: `http://127.0.0.1:${port}`,
    ready: () => ready,
    stop,
    restart() {
      clearTimeout(timer)
      timer = setTimeout(() => (ready = stop().then(start)), settling)
    },
  }
}
