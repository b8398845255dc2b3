import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { manifestOf, type Preloads, withEveryPage } from '../../scripts/firstVisit/preloads.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/client')

export interface Weight {
  address: string
  /** Of all scripts that a first visit fetches before anything is opened, as they are served. */
  kB: number
  scripts: number
}

/** What each screen weighs on a first visit, by what the build has found that it fetches; the heaviest first. */
export function weights(): Weight[] {
  const { files, addresses } = JSON.parse(readFileSync(path.join(dist, 'preloads.json'), 'utf8')) as Preloads
  const always = withEveryPage(manifestOf(dist), 'nb')
  return Object.entries(addresses)
    .map(([address, { nb }]) => {
      const scripts = [...new Set([...always, ...nb.map((at) => files[at]!)])]
      const bytes = scripts.reduce((sum, file) => sum + statSync(path.join(dist, `${file}.br`)).size, 0)
      return { address, kB: bytes / 1000, scripts: scripts.length }
    })
    .toSorted((one, other) => other.kB - one.kB)
}
