import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import type { World } from '../world/world.ts'

/** The product in a process of its own, beside a world and on the same database and files. Whoever wants its log is handed that. */
export async function startInstance(world: World, environment: Record<string, string> = {}, onLog?: (text: string) => void) {
  const env = { PATH: process.env['PATH'], ...world.environment, PORT: '0', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0', ...environment }
  const server = spawn(process.execPath, ['server/main.ts', '--quiet'], {
    env,
    stdio: ['ignore', onLog ? 'pipe' : 'inherit', 'inherit', 'ipc'],
  })
  if (onLog) server.stdout!.setEncoding('utf8').on('data', onLog)
  const ended = once(server, 'exit')
  const [started] = (await Promise.race([once(server, 'message'), ended])) as [{ address: string } | number]
  if (typeof started !== 'object') throw new Error('The instance did not start: its own words are above.')
  const kilobytes = (what: string) =>
    Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1])
  return {
    address: started.address,
    /** How large a file it may write from now on, as on a disk that has no room for more. */
    async mayWrite(bytes: number | 'unlimited') {
      const [code] = (await once(spawn('prlimit', ['--pid', `${server.pid}`, `--fsize=${bytes}:`]), 'exit')) as [number | null]
      if (code !== 0) throw new Error(`prlimit ended with ${code}.`)
    },
    async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') {
      server.kill(signal)
      const [code] = (await ended) as [number | null]
      return code
    },
    /** By how much the memory of the process has grown at its highest since, in bytes. */
    watchMemory() {
      const before = kilobytes('VmRSS')
      writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
      return () => (kilobytes('VmHWM') - before) * 1024
    },
  }
}
