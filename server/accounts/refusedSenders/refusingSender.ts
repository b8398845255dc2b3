import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'
import { senderOf } from '#server/mail/senders.ts'
import { SenderRefusal } from './senderRefusal.entity.ts'

const sender = ofPeople(`select coalesce(c.name, u.name) name,
    exists (select from refused_sender r where r.email = $3::citext and (r.company_id = c.id or r.user_id = u.id)) "isRefused"
  from (select $1::uuid company_id, $2::uuid user_id) s left join company c on c.id = s.company_id left join app_user u on u.id = s.user_id
  where coalesce(c.id, u.id) is not null`)
const own = ofUser(`select r.id, coalesce(c.name, u.name) name, r.created_at "createdAt" from refused_sender r
  left join company c on c.id = r.company_id left join app_user u on u.id = r.user_id
  where r.email = (select email from app_user where id = $1 and email_verified_at is not null) order by r.created_at desc, r.id limit 1000`)
const lift = ofUser(`delete from refused_sender
  where id = $2 and email = (select email from app_user where id = $1 and email_verified_at is not null) returning id`)

interface Sender {
  name: string
  isRefused: boolean
}

function named(keys: MailKeys, key: string) {
  const senderId = senderOf(keys, key)
  if (!senderId) throw new AppError('entityNotFound')
  return senderId
}

export async function senderBy(people: AsksAboutPeople, keys: MailKeys, key: string): Promise<Sender> {
  const { email, companyId, userId } = named(keys, key)
  const [row] = await people.query<Sender>(sender, companyId, userId, email)
  if (!row) throw new AppError('entityNotFound')
  return row
}

/** By whoever reads the mails there. Said twice it is the same. */
export async function refuse(people: AsksAboutPeople, keys: MailKeys, { key, isRefused }: { key: string; isRefused: boolean }) {
  await senderBy(people, keys, key)
  const { email, companyId, userId } = named(keys, key)
  const refusals = people.about(SenderRefusal, { email })
  await (isRefused ? refusals.addOnce({ companyId, userId }) : refusals.removeWhere({ companyId, userId }))
  return senderBy(people, keys, key)
}

export const refusedBy = (grant: UserGrant) => grant.query<{ id: string; name: string; createdAt: Date }>(own)

export async function liftRefusal(grant: UserGrant, refusalId: string) {
  const lifted = await grant.query(lift, refusalId)
  if (!lifted.length) throw new AppError('entityNotFound')
}
