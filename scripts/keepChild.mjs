import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { root } from './bootstrap.mjs'

/** @param {number} pid @returns {{ name: string, parent: number } | undefined} */
function processAt(pid) {
  try {
    const [, name = '', parent] = /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) || []
    return { name, parent: Number(parent) }
  } catch {
    return undefined
  }
}

/** npm, and the shell that it may have put between us. */
function npmAbove() {
  const parent = process.ppid
  const shell = processAt(parent)
  return shell && /^(ba|da)?sh$/.test(shell.name) && shell.parent > 1 ? [parent, shell.parent] : [parent]
}

/** @param {number} pid */
function isGone(pid) {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}

/** npm can be killed without a word to us; whoever it started would then hold the port for ever. @param {() => void} then */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return
  const above = npmAbove()
  const timer = setInterval(() => {
    if (process.ppid === above[0] && !above.some(isGone)) return
    clearInterval(timer)
    then()
  }, 1000)
  timer.unref()
}

/**
 * Runs a program for as long as we live: signals are handed on, its exit code becomes ours, and over the channel between us
 * it learns of our end even when we are killed.
 * @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} env
 */
export function keepChild(command, args, env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => child.kill(signal))
  whenNpmIsGone(() => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`grunnmur · ${command} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code || 0))
}
