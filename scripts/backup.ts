import { parseArgs } from 'node:util'
import { backUp } from '#server/backup/backUp.ts'
import { withDatabase } from './withDatabase.ts'

await withDatabase(async ({ url }, config) => {
  const { to, keep, verify } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' }, verify: { type: 'boolean' } },
  }).values
  await backUp({ config, databaseUrl: url, env: process.env, to, keep, verify })
})
