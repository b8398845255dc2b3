import { ofAccount } from '#server/access/heldSql.ts'

/** The account has looked at an order as it is now. */
export const seen = ofAccount(`insert into order_seen (account_id, order_id, seen_at) values ($1, $2, now())
  on conflict (account_id, order_id) do update set seen_at = excluded.seen_at`)
