import type { Door } from '#server/access/door.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { AppError, there } from '#server/kernel/errors.ts'

/** More than anybody types; who goes through the register number by number is stopped. */
const mostPerMinute = 60

const count = ofAccount(`insert into property_search as s (account_id) values ($1)
  on conflict (account_id) do update set searches = case when s.started_at <= now() - interval '1 minute' then 1 else s.searches + 1 end,
    started_at = case when s.started_at <= now() - interval '1 minute' then now() else s.started_at end
  returning searches, ceil(extract(epoch from started_at + interval '1 minute' - now()))::int seconds`)

/** Counts one search of the land register, whatever becomes of it, and refuses one too many. */
export async function countSearch(grant: Door<'account'>) {
  const [used] = await grant.query<{ searches: number; seconds: number }>(count)
  if (there(used).searches > mostPerMinute)
    throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: Math.max(there(used).seconds, 1) })
}
