import { sectionNames, sectionRules, sectionSubject } from '#schema/access/sections.ts'
import { hourLength } from '#schema/hours.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { ownersOn, ownsIt } from '#server/access/parties.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { ownersOf } from '#server/accounts/people/ownersToTell.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import { partOf } from '#server/kernel/partOf.ts'
import { supportAccessOpened } from '#server/mail/templates/supportAccessOpened.ts'
import { SupportAccess } from './supportAccess.entity.ts'

const most = 20

const owners = `array(select a.name from ${ownersOn('e.id')} o join account a on a.id = o.account_id order by a.name limit 10)`
const search = ofEverybody(`select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", ${owners} owners from estate e
  where e.search_text like folded($1) or e.id in (select o.estate_id from estate_owner o join account a on a.id = o.account_id
    join app_user u on u.id = a.user_id where u.email = $2)
  order by e.address_line1, e.id limit ${most + 1}`)
const opened = ofEverybody(`select s.id, s.estate_id "estateId", e.address_line1 "addressLine1", s.reason, s.ends_at "endsAt"
  from support_access s join estate e on e.id = s.estate_id where s.account_id = $1 and s.ends_at > now() order by s.id`)
const permit = ofEverybody(`insert into permission (account_id, subject, action, expiration_date, support_access_id)
  select s.account_id, subject, 'read', s.ends_at, s.id from support_access s, unnest($2::text[]) subject where s.id = $1`)
/** Whoever belongs there by themselves keeps what is theirs. */
const closeFolder = ofEverybody(`insert into permission (account_id, subject, effect, action, expiration_date, support_access_id)
  select s.account_id, $2, 'deny', 'read', s.ends_at, s.id from support_access s where s.id = $1
    and not ${ownsIt('s.account_id', 's.estate_id')}
    and not exists (select from guest_invitation g where g.estate_id = s.estate_id and g.account_id = s.account_id
      and (g.expires_at is null or g.expires_at > now()))`)
const close =
  ofEverybody(`with ended as (update support_access set ends_at = now() where account_id = $1 and id = $2 and ends_at > now() returning id),
    taken as (delete from permission where support_access_id in (select id from ended))
  select id from ended`)

interface Opened {
  id: string
  estateId: string
  addressLine1: string
  reason: string
  endsAt: Date
}

export async function searchEstates(grant: SystemGrant, searchValue: string) {
  const pattern = partOf(searchValue)
  const estates = await grant.query(search, pattern, searchValue)
  return { estates: estates.slice(0, most), hasMore: estates.length > most }
}

/** What the one who asks has open. */
export const openedBy = (grant: SystemGrant) => grant.query<Opened>(opened, grant.viewer.accountId)

/** Looks into an estate: for a reason, for an hour, and only to read. What its owner keeps in private stays closed. */
export async function openAccess(grant: SystemGrant, estateId: string, reason: string): Promise<Opened> {
  const { accountId, userId } = grant.viewer
  await grant.rows(Account).oneLocked({ id: accountId! }) // one at a time
  if ((await openedBy(grant)).some((access) => access.estateId === estateId)) throw new AppError('entityAlreadyExists')
  const endsAt = new Date(Date.now() + hourLength)
  const { id } = await grant.rows(SupportAccess).add({ estateId, accountId, userId, reason, endsAt })
  await grant.query(permit, id, subjectsOn(estateId))
  await grant.query(closeFolder, id, sectionSubject(estateId, 'private-folder'))
  return (await openedBy(grant)).find((access) => access.id === id)!
}

/** Its owners are told the reason. */
export async function lettersToOwners(grant: SystemGrant, { estateId, addressLine1: address, reason, endsAt }: Opened): Promise<Mail[]> {
  const opening = { estateId, address, reason, endsAt: endsAt.toISOString() }
  return (await ownersOf(grant.estate(estateId), 'access-management')).map(({ email, language, firstName }) =>
    supportAccessOpened.mail(email, language, { name: firstName, ...opening }),
  )
}

export async function closeAccess(grant: SystemGrant, id: string) {
  const ended = await grant.query(close, grant.viewer.accountId, id)
  if (!ended.length) throw new AppError('entityNotFound')
}

/** The estate as a whole, and the sections that don't follow it. */
const subjectsOn = (estateId: string) =>
  sectionNames
    .filter((section) => section === 'estate' || !sectionRules[section].follows)
    .map((section) => sectionSubject(estateId, section))
