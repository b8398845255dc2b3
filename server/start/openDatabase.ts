import path from 'node:path'
import type { Config } from '#server/config.ts'
import { placeOf } from '#server/kernel/migrate.ts'
import { refuseUnfinished } from '#server/kernel/unfinishedRestore.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

export type OpenDatabase = { url: string; place: string; close: () => Promise<void> }

/** The database that was named, else the one that comes along, which is started anew where it dies. */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  {
    isRestoring = false,
    ...watchers
  }: { restarted?: () => void; lost?: (error: unknown) => void; full?: (error: unknown) => void; isRestoring?: boolean } = {},
): Promise<OpenDatabase> {
  if (!isRestoring) refuseUnfinished(dataDir)
  if (databaseUrl) return { url: databaseUrl, place: placeOf(databaseUrl), close: async () => undefined }
  const { url, place, stop } = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), ...watchers })
  return { url, place, close: stop }
}
