import type pg from 'pg'

const text = `insert into file (name, url_name, type, size, sha256, purpose, owner_account_id, expires_at)
  select 'Ny rapport ' || n || '.pdf', 'Ny-rapport-' || n || '.pdf', 'application/pdf', 50000, sha256(int8send(n)), 'document', ($1::uuid[])[n % $2 + 1],
    now() + interval '24 hours'
  from generate_series(1, $3) n returning id, owner_account_id`

/** Uploads that no record has taken yet, as many as a window may use up, dealt out among the accounts. */
export async function freshUploads(client: pg.Client, accounts: readonly string[], count: number) {
  const { rows } = await client.query<{ id: string; owner_account_id: string }>(text, [accounts, accounts.length, count])
  return rows.map(({ id, owner_account_id }) => ({ id, accountId: owner_account_id }))
}
