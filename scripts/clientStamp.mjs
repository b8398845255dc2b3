import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const sources = [
  'client',
  'schema',
  'package-lock.json',
  'vite.config.ts',
  'server/pages/appIcons.ts',
  'server/pages/icons',
  'scripts/appIcons.ts',
  'scripts/build.ts',
  'scripts/chunks.ts',
  'scripts/prerender.ts',
  'scripts/firstVisit',
  'scripts/messagesPlugin.ts',
]

export const stampFile = path.join(root, 'dist/client.stamp')

/** @param {string} place @returns {string[]} */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place]
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)))
}

/** A word for everything that the built client is made of. */
export function clientStamp() {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesIn(path.join(root, source)))) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

export const clientIsFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8').trim() === clientStamp()
