import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { placeOf, unfinishedRestore } from '#server/kernel/migrate.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

export type OpenDatabase = { url: string; place: string; close: () => Promise<void> }

/** The database that was named, else the one that comes along, which is started anew where it dies. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { isRestoring = false, ...watchers }: { restarted?: () => void; lost?: (error: unknown) => void; isRestoring?: boolean } = {},
): Promise<OpenDatabase> {
  if (!isRestoring && existsSync(path.join(dataDir, unfinishedRestore)))
    throw new Error(`${dataDir} is being restored, or that was broken off: run npm run restore again to its end.`)
  if (databaseUrl) return { url: databaseUrl, place: placeOf(databaseUrl), close: async () => undefined }
  const { url, place, stop } = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), ...watchers })
  return { url, place, close: stop }
}
