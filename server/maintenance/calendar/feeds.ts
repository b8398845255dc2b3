import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import { isOpenFor } from '#server/access/calendarDoor.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { type Maker, makerOf } from '#server/access/makers.ts'
import { hashOf } from '#server/access/sessions.ts'
import { accountNamed } from '#server/accounts/people/accountNames.offer.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import { idFrom, uuidv7 } from '#server/kernel/ids.ts'
import type { LinkKeys } from '#server/kernel/linkKeys.ts'
import type { Language } from '#server/kernel/texts.ts'
import { refuseStrange } from '../suppliers/responsible.ts'
import { CalendarFeed } from './calendarFeed.entity.ts'

/** Of one account on one estate, and of all accounts. */
const mostOfOne = 20
const mostOfAll = 100

interface Kept extends Maker {
  id: string
  keySealed: Buffer
  makerId: string
}
interface NewFeed {
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
  language: Language
}

const nameOfResponsible = `coalesce(${accountNamed('f.responsible_id')},
  (select s.name from maintenance_supplier s where s.estate_id = f.estate_id and s.id = f.responsible_id))`
/** That one, or all; of one account, or of all. */
const list = ofEstate(`select f.id, f.key_sealed "keySealed", f.responsible_kind "responsibleKind", f.responsible_id "responsibleId",
    ${nameOfResponsible} "responsibleName", f.language, a.name "madeBy", f.last_fetched_at "lastFetchedAt", f.created_at "createdAt",
    a.id "makerId", ${makerOf('f')}
  from calendar_feed f join account a on a.id = f.account_id
  where f.estate_id = $1 and ($2::uuid is null or f.id = $2) and ($3::uuid is null or f.account_id = $3)
  order by f.created_at desc, f.id desc limit ${mostOfAll}`)

/** One's own, and all of them for who manages access to the estate. */
export async function toldFeeds(grant: EstateGrant, keys: LinkKeys) {
  const kept = await grant.query<Kept>(list, null, seesAll(grant) ? null : grant.viewer.accountId)
  return kept.map((feed) => opened(grant, keys, feed))
}

/** Sent again under the same key of its caller, it was made the first time. */
export async function createFeed(
  grant: EstateGrant,
  keys: LinkKeys,
  { responsibleKind = null, responsibleId = null, language }: NewFeed,
  repeat: Call['repeat'],
) {
  const feeds = grant.rows(CalendarFeed)
  const ofAll = await feeds.countAlone()
  const { accountId } = grant.viewer
  const id = repeat ? idFrom(`${accountId} ${repeat.key}`) : uuidv7()
  const wanted = { responsibleKind, responsibleId, language }
  const made = await feeds.find(id)
  if (made) return madeBefore(grant, keys, made, wanted)
  if (responsibleKind) await refuseStrange(grant, responsibleKind, responsibleId)
  const own = await feeds.all({ accountId })
  if (own.length >= mostOfOne || ofAll >= mostOfAll) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  const key = keys.make()
  await feeds.add({ ...wanted, accountId, keyHash: hashOf(key), keySealed: keys.close(id, key) }, id)
  const feed = await toldFeed(grant, keys, id)
  if (!feed.isOpen) throw new AppError('authorizationFailure')
  return feed
}

/** Gives one's own another address. */
export async function renewFeed(grant: EstateGrant, keys: LinkKeys, id: string) {
  const feed = await seen(grant, id)
  if (feed.accountId !== grant.viewer.accountId) throw new AppError('authorizationFailure')
  const key = keys.make()
  await grant.rows(CalendarFeed).change(feed, { keyHash: hashOf(key), keySealed: keys.close(id, key), lastFetchedAt: null })
  return toldFeed(grant, keys, id)
}

export async function revokeFeed(grant: EstateGrant, id: string) {
  await seen(grant, id)
  await grant.rows(CalendarFeed).remove(id)
}

/** Under the same key something else can't be made. */
function madeBefore(
  grant: EstateGrant,
  keys: LinkKeys,
  made: CalendarFeed,
  wanted: Pick<CalendarFeed, 'responsibleKind' | 'responsibleId' | 'language'>,
) {
  const isSame = Object.entries(wanted).every(([field, value]) => made[field as keyof typeof wanted] === value)
  if (!isSame) throw new AppError('unprocessableEntity', { reason: 'reused' })
  return toldFeed(grant, keys, made.id)
}

/** Of others' feeds only who manages access knows. */
async function seen(grant: EstateGrant, id: string): Promise<CalendarFeed> {
  const feed = await grant.rows(CalendarFeed).get(id)
  if (feed.accountId !== grant.viewer.accountId && !seesAll(grant)) throw new AppError('entityNotFound')
  return feed
}

async function toldFeed(grant: EstateGrant, keys: LinkKeys, id: string) {
  const [feed] = await grant.query<Kept>(list, id, null)
  return opened(grant, keys, there(feed))
}

const seesAll = (grant: EstateGrant) => grant.may('update', 'access-management')

function opened(grant: EstateGrant, keys: LinkKeys, { keySealed, makerId, standing, entries, isDisabled, ...feed }: Kept) {
  const isMine = makerId === grant.viewer.accountId
  const key = isMine && grant.viewer.tokenScope !== 'read' ? keys.open(feed.id, keySealed) : undefined
  return { ...feed, isMine, isOpen: isOpenFor(grant.estateId, { standing, entries, isDisabled }), url: key && keys.calendarAddress(key) }
}
