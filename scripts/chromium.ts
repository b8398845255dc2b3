import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

/** The first shows nothing to anybody, and is that much quicker. */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium']

const onPath = () => (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => names.map((name) => path.join(folder, name)))

/** The browser that was named, else one that the machine has. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH must be the path of a Chromium: nothing is at ${named}.`)
  return named ?? [...onPath(), ...elsewhere].find((file) => existsSync(file))
}

const missing = 'The browser tests need Chromium: install it, or set CHROMIUM_PATH to one.'

/** As root on Debian it is fetched; anywhere else that is for the person to decide. */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const chromium = findChromium()
  if (chromium) return chromium
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(missing)
  say('installing Chromium (apt-get) …')
  const apt = (...args: string[]) =>
    promisify(execFile)('apt-get', ['-qq', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 1 << 26 })
  try {
    await apt('update')
    const install = (name: string) => apt('install', '--yes', '--no-install-recommends', name)
    await install('chromium-headless-shell').catch(() => install('chromium'))
  } catch (error) {
    throw new Error(`${missing} apt-get could not install it.`, { cause: error })
  }
  const installed = findChromium()
  if (!installed) throw new Error(missing)
  return installed
}
