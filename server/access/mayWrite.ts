import type { EntityManager } from 'typeorm'
import { there } from '#server/kernel/errors.ts'
import type { Party, Writing } from '#server/kernel/outbox.ts'
import { askOnce, countOnce } from './askingAllowance.ts'
import { Caretaker } from './caretaker.ts'
import { type AsksAboutPeople, ofPeople } from './heldSql.ts'

/** Within a day. */
export const mostMails = {
  /** To people who don't know who asks: by a firm that nobody has proven and the person behind it, by one that is, by a private person. */
  strangers: { unproven: 5, proven: 100, person: 20 },
  /** To people who do. */
  acquaintances: 200,
  /** To one address, whoever asks. */
  toOne: 50,
  /** What one party tells one address of what they have together. */
  tells: { stranger: 5, acquaintance: 50 },
} as const

/** Who knows a company: who works there, and who owns an estate that it was let in to. */
const standing = ofPeople(`select coalesce((select c.proven_at is not null from company c where c.id = $1), false) "isProven",
    exists (select from app_user u where u.id = $2 and u.email = $3::citext) "isOneself",
    exists (select from refused_sender r where r.email = $3::citext and (r.company_id = $1 or $1::uuid is null and r.user_id = $2)) "isRefused",
    exists (select from app_user u join account a on a.user_id = u.id and a.left_at is null
      where u.email = $3::citext and u.email_verified_at is not null and (a.company_id = $1 or exists (
        select from estate_owner o join access_link l on l.estate_id = o.estate_id and l.claimed_at is not null
        where o.account_id = a.id and l.company_id = $1))) "isKnown"`)

interface Standing {
  isProven: boolean
  isOneself: boolean
  isKnown: boolean
  isRefused: boolean
}

/**
 * Counts what one party writes to another. Of what asks something of them, more than so many a day are refused with all that the
 * command does; what only tells of something is left out beyond that, since it stands where it was done.
 */
export async function mayWrite(db: EntityManager, { by, to, purpose, isRefusable }: Writing): Promise<boolean> {
  if (purpose === 'own') return true
  const people = new Caretaker(db)
  const [row] = await people.query<Standing>(standing, by.companyId, by.userId, to)
  const { isProven, isOneself, isKnown, isRefused } = there(row)
  const leaves = !(isRefused && isRefusable)
  if (isOneself) return true
  const party = by.companyId ?? by.userId
  if (purpose === 'tells') {
    if (!party) return true
    const most = isKnown || isProven || !by.companyId ? mostMails.tells.acquaintance : mostMails.tells.stranger
    return (await countOnce(people, { by: `${party} ${to}`, kind: 'mail told', most })) === undefined && leaves
  }
  if (purpose === 'asks' && party) await countAsk(people, by, { isProven, isKnown })
  await askOnce(people, { by: to, kind: 'mail to', most: mostMails.toOne })
  return leaves
}

async function countAsk(
  people: AsksAboutPeople,
  { companyId, userId }: Party,
  { isProven, isKnown }: Pick<Standing, 'isProven' | 'isKnown'>,
) {
  const { strangers, acquaintances } = mostMails
  if (isKnown) return askOnce(people, { by: companyId!, kind: 'mail known', most: acquaintances })
  if (!companyId) return askOnce(people, { by: userId!, kind: 'mail by', most: strangers.person })
  await askOnce(people, { by: companyId, kind: 'mail', most: isProven ? strangers.proven : strangers.unproven })
  // Whoever registers another firm may not begin anew.
  if (!isProven) await askOnce(people, { by: userId!, kind: 'mail by', most: strangers.unproven })
}

/** Whether an address is a user's who has not shown that it is theirs. */
export const isUnproven = (email: string) => `exists (select from app_user where email = ${email} and email_verified_at is null)`
