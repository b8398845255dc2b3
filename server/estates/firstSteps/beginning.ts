import type { HangsOnAccount } from '#server/accounts/hangsOnAccount.offer.ts'
import { join, sql, statement } from '#server/kernel/read/sql.ts'
import { firstStepsOf } from './steps.ts'

const firstSteps = () => statement(join(firstStepsOf({ id: sql`e.id`, imageFileId: sql`e.image_file_id` }), ' and ')).text

/** Of an account that owns one property: that one, until all that a new one begins with is done or put away. */
export const ownersBegin: HangsOnAccount = {
  begins: (accountId) => `(select e.id from (
    select (array_agg(id))[1] id from (select o.estate_id id from estate_owner o join estate x on x.id = o.estate_id and x.removed_at is null
      where o.account_id = ${accountId} limit 2) own having count(*) = 1) one
  join estate e on e.id = one.id and e.first_steps_put_away_at is null and not (${firstSteps()}))`,
}
