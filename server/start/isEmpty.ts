import pg from 'pg'

/** Whether nobody lives in a migrated database yet. */
export async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ empty: boolean }>('select not exists (select from app_user) empty')
    return rows[0]!.empty
  } finally {
    await client.end()
  }
}
