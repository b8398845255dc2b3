import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { processLives } from '#server/postgres/postmaster.ts'

const at = (file: string) => JSON.stringify(path.resolve(file))

/** Stands for the server: says who it is, and takes a moment to leave. */
const served = `
  import { setTimeout as pause } from 'node:timers/promises'
  import { stopsWith, stopWhenAsked } from ${at('server/start/stopping.ts')}
  const drain = async (signal) => {
    if (!process.env.DRAINS) return
    console.log('draining')
    await pause(600_000, undefined, { signal }).catch(() => undefined)
  }
  const close = async () => { await pause(50); console.log('drained') }
  const stop = stopsWith(close, console.error, drain)
  stopWhenAsked(stop, () => undefined)
  setInterval(() => {}, 1000)
  console.log('serving ' + process.pid)
  if (process.env.FAULT) setTimeout(() => { throw new Error('fault') }, 10)`

const launcher = `
  import { keepChild } from ${at('scripts/keepChild.mjs')}
  keepChild(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(served)}], process.env)`

const npm = `
  import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(launcher)}], { stdio: 'inherit' })`

type Run = { child: ChildProcess; serverPid: number; said: () => string; closed: Promise<unknown> }

/** Ends when whoever writes to it has: the pipe is closed by the last of them. */
async function run(script: string, env: Record<string, string> = {}): Promise<Run> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8')
  const closed = once(child.stdout, 'end')
  const serverPid = await new Promise<number>((resolve) => {
    child.stdout.on('data', (part: string) => {
      text += part
      const [, pid] = /serving (\d+)\n/.exec(text) ?? []
      if (pid) resolve(Number(pid))
    })
  })
  return { child, serverPid, said: () => text, closed }
}

test('a signal to the launcher lets the server drain, and both leave in peace', async () => {
  const { child, said, closed } = await run(launcher)
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number]
  await closed
  expect(said()).toContain('drained')
  expect(code).toBe(0)
})

test('one Ctrl-C that arrives twice does not cut the draining short', async () => {
  const { child, serverPid, said, closed } = await run(launcher)
  process.kill(serverPid, 'SIGINT')
  child.kill('SIGINT')
  await closed
  expect(said()).toContain('drained')
})

test('a later signal ends the waiting for calls, and what runs comes to its end', async () => {
  const { child, said, closed } = await run(launcher, { DRAINS: 'yes' })
  child.kill('SIGTERM')
  await expect.poll(said).toContain('draining')
  const ended = once(child, 'exit')
  await expect
    .poll(
      () => {
        child.kill('SIGTERM')
        return said()
      },
      { interval: 1000 },
    )
    .toContain('drained')
  await closed
  expect(await ended).toEqual([0, null])
})

test('a launcher that is killed takes the server along', async () => {
  const { child, serverPid, said, closed } = await run(launcher)
  child.kill('SIGKILL')
  await closed
  expect(said()).toContain('drained')
  await expect.poll(() => processLives(serverPid)).toBe(false)
})

test('npm that is killed takes both along', async () => {
  const { child, serverPid, said, closed } = await run(npm, { npm_lifecycle_event: 'start' })
  child.kill('SIGKILL')
  await closed
  expect(said()).toContain('drained')
  await expect.poll(() => processLives(serverPid)).toBe(false)
})

test('a fault that nobody caught drains too, and is told by the exit code', async () => {
  const { child, said, closed } = await run(launcher, { FAULT: 'yes' })
  const [code] = (await once(child, 'exit')) as [number]
  await closed
  expect(said()).toContain('drained')
  expect(code).toBe(1)
})
