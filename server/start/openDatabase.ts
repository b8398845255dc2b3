import path from 'node:path'
import type { Config } from '#server/config.ts'
import { startPostgres } from '#server/postgres/startPostgres.ts'

export type OpenDatabase = { url: string; place: string; close: () => Promise<void> }

const withoutPassword = (url: string) => {
  const { hostname, port, pathname } = new URL(url)
  return `${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`
}

/** The database that was named, else the one that comes along, which is started anew where it dies. */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  told: { restarted?: () => void; lost?: (error: unknown) => void } = {},
): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, place: withoutPassword(databaseUrl), close: async () => undefined }
  const { url, place, stop } = await startPostgres({ dataDir: path.join(dataDir, 'postgres'), ...told })
  return { url, place, close: stop }
}
