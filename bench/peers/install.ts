import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../../scripts/bootstrap.mjs'

const folder = path.resolve(import.meta.dirname, '..')
const there = path.join(folder, 'node_modules/.package-lock.json')

type Locked = Record<string, { version?: string; optional?: boolean }>
const lockedIn = (file: string) => (JSON.parse(readFileSync(file, 'utf8')) as { packages: Locked }).packages

function isInstalled() {
  if (!existsSync(there)) return false
  const locked = lockedIn(there)
  const wanted = Object.entries(lockedIn(path.join(folder, 'package-lock.json')))
  return wanted.every(([place, { version, optional }]) => !place || optional || locked[place]?.version === version)
}

/** The peers' packages, which the product itself has no part in; false where they can't be had. */
export async function installPeers(): Promise<boolean> {
  if (isInstalled()) return true
  console.log('installing the peers …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--omit=dev', '--loglevel=error']
  const code = npm ? await run(process.execPath, [npm, ...args], { cwd: folder }) : await run('npm', args, { cwd: folder })
  return code === 0
}
