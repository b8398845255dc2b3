import { asThemselves } from '#server/access/accountGrant.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { leave } from '#server/accounts/departure/leavingForGood.ts'
import { entitiesOf } from '#server/kernel/assemble.ts'
import { connect } from '#server/kernel/database.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { erasureStart } from './place/names.ts'

/** Erases again whoever deleted their account after the moment that is restored. */
export async function eraseAgain(url: string, place: BackupPlace, say: (line: string) => void) {
  const ids = []
  for await (const { name } of place.list()) if (name.startsWith(erasureStart)) ids.push(name.slice(erasureStart.length))
  if (!ids.length) return
  const { slices } = await import('#server/slices.ts')
  const database = await connect(url, entitiesOf(slices), { pool: 2 })
  const { source } = database
  try {
    const faults = await faultsOfSql(source)
    if (faults.length) throw new Error(faults.join('\n'))
    const there: { id: string }[] = await source.query('select id from app_user where deleted_at is null and id = any($1::uuid[])', [ids])
    for (const { id } of there) {
      try {
        await source.transaction((db) => leave(asThemselves(id, db), { mail: async () => undefined }))
        say(`erased again: ${id}`)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        say(
          `${id} had deleted their account, and looks after a company or the system at this moment: let somebody else do so, and have it deleted`,
        )
      }
    }
  } finally {
    await database.close()
  }
}
