import type { UserGrant } from '#server/access/accountGrant.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody, ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { EstateOwner } from './estateOwner.entity.ts'

const theirs = `(select o.estate_id from estate_owner o join account a on a.id = o.account_id where a.user_id = $1 and a.account_type = 'customer')`
const lock = ofUser(`select from estate where id in ${theirs} order by id for update`)
/** An estate is somebody else's as well where any other account owns it, another one of the same user among them. */
const owned = ofUser(`select e.id, e.address_line1 address,
    exists (select from estate_owner other where other.estate_id = e.id and other.account_id <> o.account_id) "isShared"
  from estate e join estate_owner o on o.estate_id = e.id join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer' order by e.address_line1, e.id`)
/** `$2` are the estates that nobody else owns. */
const endGuests =
  ofUser(`delete from permission where split_part(subject, '/', 1) = 'estate' and split_part(subject, '/', 2) = any($2::text[])
  and split_part(subject, '/', 2) in (select estate_id::text from ${theirs} e)`)
const endEstates = ofUser(`delete from estate where id = any($2::uuid[]) and id in ${theirs}`)
const endOwning = ofUser(
  `delete from estate_owner o using account a where a.id = o.account_id and a.user_id = $1 and a.account_type = 'customer'`,
)

const ownedBy = (leaving: UserGrant) => leaving.query<{ id: string; address: string; isShared: boolean }>(owned)

export const ownersDepart: Departs = {
  holds: (leaving) => leaving.query(lock),
  owned: ownedBy,
  async ends(leaving) {
    const alone = (await ownedBy(leaving)).filter(({ isShared }) => !isShared).map(({ id }) => id)
    await leaving.query(endGuests, alone)
    await leaving.query(endEstates, alone)
    await leaving.query(endOwning)
  },
}

/** Whoever acts as the account has seen that they were made an owner. */
export const ownersAre: HangsOnAccount = {
  chosen: (grant, accountId) =>
    grant.about(EstateOwner, { accountId }).mark({ claimStatus: 'unclaimed' }, { claimStatus: 'claimedByDefault' }),
}

const ownedWithAccounts =
  ofEverybody(`select o.estate_id "estateId", o.account_id "accountId" from estate_owner o join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer' order by o.estate_id`)

/** With the account that owns each. */
export const ownedWith = (caretaker: Caretaker, userId: string) =>
  caretaker.query<{ estateId: string; accountId: string }>(ownedWithAccounts, userId)
