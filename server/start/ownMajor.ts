import { isOlder, removeAside } from '#server/postgres/older.ts'

/** A database that an older PostgreSQL has made is carried over to the one that comes along. Only who needs that pays for it. */
export async function broughtToOwnMajor(dataDir: string, say: (line: string) => void) {
  for (const folder of removeAside(dataDir)) say(`${folder} was put aside long ago, and is removed.`)
  if (!isOlder(dataDir)) return
  const { carryOver } = await import('#server/backup/carryOver.ts')
  await carryOver(dataDir, say)
}
