import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Fault } from './serve.ts'
import { credentials } from './signature.ts'

export const awsEnvironment = { AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey }

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>

/** A store in a process of its own, whose objects outlive it. */
export async function startObjectStore() {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-s3-'))
  let [child, port] = await launch(folder, 0)
  const end = async () => {
    if (child.signalCode) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    folder,
    endpoint: `http://127.0.0.1:${port}`,
    newBucket: () => newBucket(folder, `http://127.0.0.1:${port}`),
    /** As when the machine is cut off. */
    end,
    async startAgain() {
      ;[child, port] = await launch(folder, port)
    },
    /** Takes calls and does not answer them. */
    pause: () => child.kill('SIGSTOP'),
    goOn: () => child.kill('SIGCONT'),
    /** What goes wrong with whatever it is asked from now on. */
    async does(fault: Fault) {
      child.send({ fault })
      await once(child, 'message')
    },
    /** How many contents are on their way out. */
    async readers() {
      child.send({})
      const [{ readers }] = (await once(child, 'message')) as [{ readers: number }]
      return readers
    },
    /** What was begun in parts and not completed. */
    uploads: async () => (await readdir(folder, { recursive: true })).filter((name) => /uploads\/[^/]+$/.test(name)),
    async stop() {
      await end()
      await rm(folder, { recursive: true })
    },
  }
}

/** An empty bucket; answers what `FILES_URL` says of it. */
export async function newBucket(folder: string, endpoint: string) {
  const name = `bucket-${randomUUID()}`
  await mkdir(path.join(folder, name, 'objects'), { recursive: true })
  return `s3://${name}?endpoint=${encodeURIComponent(endpoint)}&region=eu-north-1`
}

async function launch(folder: string, port: number): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serve.ts'), folder, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [started] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ port: number } | number]
  if (typeof started !== 'object') throw new Error('The object store did not start: its own words are above.')
  return [child, started.port]
}
