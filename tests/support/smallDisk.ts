import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, openSync, closeSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Whoever is not root mounts in a namespace of their own. */
const apart = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-current-user', '--keep-caps', '--mount']
const mounted = 'mount -t tmpfs -o size="$1",mode=755 tmpfs "$2" && shift 2 && exec "$@"'

/** A container may forbid it. */
export const mayMount = () => spawnSync('unshare', [...apart, 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0

/** The product with the database that comes along, all of whose data lie on a disk of their own, which is small. */
export async function startOnSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-small-'))
  // Where root runs the tests, PostgreSQL is somebody else.
  chmodSync(folder, 0o755)
  const command = [process.execPath, 'server/main.ts', '--quiet']
  const server = spawn('unshare', [...apart, 'sh', '-c', mounted, 'sh', `${megabytes}m`, folder, ...command], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const [started] = (await Promise.race([once(server, 'message'), ended])) as [{ address: string } | number]
  if (typeof started !== 'object') throw new Error('It did not start, or nothing may be mounted here: its own words are above.')
  const within = (...names: string[]) => path.join(`/proc/${server.pid}/root`, folder, ...names)
  return {
    address: started.address,
    read: (...names: string[]) => readFileSync(within(...names), 'utf8').trim(),
    /** Until nothing more can be written. */
    fill() {
      const file = openSync(within('filler'), 'w')
      const piece = Buffer.alloc(4096, 1)
      try {
        for (;;) writeSync(file, piece)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      } finally {
        closeSync(file)
      }
    },
    makeRoom: () => rmSync(within('filler')),
    hasEnded: () => server.exitCode !== null || server.signalCode !== null,
    async end() {
      server.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
