import { isUuid } from '#schema/uuid.ts'
import { admit, type Call, withCurrentViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { House } from '#server/kernel/house.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { inPerson } from './inPerson.ts'
import { signedIn, signedInUser } from './signedIn.ts'

const owned = 'select id, size::float8 size from data_export where id = $1 and user_id = $2 and expires_at > now()'
const reading = inPerson(signedIn)

/** The copy, for who asked for it, as long as it lasts. Asked anew for every request. */
export async function exportFor(house: Pick<House, 'db' | 'verify'>, call: Call, id: string) {
  const admitting = { admit: (viewer: Viewer) => reading.admits(viewer) }
  await admit(call, admitting)
  if (!isUuid(id)) throw new AppError('entityNotFound')
  return withCurrentViewer(call, admitting, async () => {
    const { manager } = house.db
    await house.verify(call, manager)
    const [found]: { id: string; size: number }[] = await manager.query(owned, [id, signedInUser(call.viewer).userId])
    if (!found) throw new AppError('entityNotFound')
    return found
  })
}
