import { spawn } from 'node:child_process'
import os from 'node:os'
import { root } from './bootstrap.mjs'

/**
 * npm can be killed without a word to us; whoever it started would then hold the port for ever. The scripts say `exec`, so
 * that no shell stands between it and us: a shell keeps signals to itself.
 * @param {() => unknown} then
 */
function whenNpmIsGone(then) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
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
  let isAsked = false
  /** @param {NodeJS.Signals} signal */
  function ask(signal) {
    isAsked = true
    child.kill(signal)
  }
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => ask(signal))
  // A second signal would cut short what the first began.
  whenNpmIsGone(() => isAsked || ask('SIGTERM'))
  child.once('error', (error) => {
    console.error(`grunnmur · ${command} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code || 0))
}
