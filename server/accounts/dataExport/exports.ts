import { isUuid } from '#schema/uuid.ts'
import type { UserGrant } from '#server/access/accountGrant.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody, ofUser } from '#server/access/heldSql.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { isAhead, isWithin } from '#server/kernel/rows/moments.ts'
import { DataExport } from './dataExport.entity.ts'

export const exportQueue = 'data-export'
export const exportFileName = 'grunnmur.zip'

const mostADay = 5
const exportColumns = `id, created_at "askedAt", ready_at is not null "isReady",
  case when failed_at is not null then 'failed' when ready_at is null then 'making' else 'ready' end state, expires_at "expiresAt", size::float8 size,
  case when ready_at is not null then '/files/exports/' || id || '/${exportFileName}' end url`
const newest = ofUser(
  `select ${exportColumns} from data_export where user_id = $1 and (ready_at is null or expires_at > now()) order by id desc limit 1`,
)
const underWay = ofUser(`select ${exportColumns} from data_export where user_id = $1 and ready_at is null and failed_at is null`)

interface ToldExport {
  id: string
  askedAt: Date
  isReady: boolean
  state: 'making' | 'ready' | 'failed'
  expiresAt: Date | null
  size: number | null
  url: string | null
}

export async function latestExport(grant: UserGrant) {
  const [newestExport] = await grant.query<ToldExport>(newest)
  return newestExport ?? null
}

/** However many ask at once, one is made. */
export async function askForExport(grant: UserGrant, { later }: Pick<Leaves, 'later'>) {
  const [going] = await grant.query<ToldExport>(underWay)
  if (going) return going
  const lately = await grant.ofUser(DataExport).countOf({ createdAt: isWithin('1 day') })
  if (lately >= mostADay) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  const added = await grant.ofUser(DataExport).addOnce({})
  if (added) await later(exportQueue, { id: added.id })
  const [begun] = await grant.query<ToldExport>(underWay)
  return there(begun)
}

/** The copy that can be had, as long as it lasts. */
export async function finishedExport(grant: UserGrant, id: string) {
  const dataExport = isUuid(id) ? await grant.ofUser(DataExport).one({ id, expiresAt: isAhead }) : null
  if (!dataExport) throw new AppError('entityNotFound')
  return { id, size: Number(dataExport.size) }
}

const forget = ofEverybody(
  `delete from data_export where expires_at < now() - interval '1 day' or failed_at < now() - interval '7 days'
    or (ready_at is null and failed_at is null and created_at < now() - interval '1 day')`,
)
/** Contents go with the sweeps that follow. What could not be made within a day may be asked for again. */
export const forgetOldExports = (caretaker: Caretaker) => caretaker.query(forget)
