import { existsSync } from 'node:fs'
import path from 'node:path'

/** What a database, and a folder of data, holds while it is being restored: nobody else may begin with it. */
export const unfinishedRestore = 'unfinished_restore'

export const isBeingRestored = (dataDir: string) => existsSync(path.join(dataDir, unfinishedRestore))

export function refuseUnfinished(dataDir: string) {
  if (isBeingRestored(dataDir))
    throw new Error(`${dataDir} is being restored, or that was broken off: run npm run restore again to its end.`)
}
