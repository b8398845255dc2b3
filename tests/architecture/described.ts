import { readConfig } from '#server/config.ts'
import { operationsOf } from '#server/kernel/assemble.ts'
import { loadSchema } from '#server/kernel/schema.ts'
import { slices } from '#server/slices.ts'

/** The product as it is written down: without a database, a port or a request. */
export function described() {
  const secret = 'x'.repeat(32)
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere/nothing', SESSION_SECRET: secret, IDENTITY_KEY: secret })
  const schema = loadSchema()
  return { config, schema, operations: operationsOf(slices, schema), routes: slices.flatMap(({ rest }) => rest ?? []) }
}
