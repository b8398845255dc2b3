import { afterAll, expect, test } from 'vitest'
import { createLog } from '#server/kernel/log.ts'
import { createWorld } from '#tests/support/world/world.ts'

const lines: string[] = []
const log = createLog({ logLevel: 'info', instanceName: undefined }, { write: (line) => void lines.push(line) })
const world = await createWorld({}, { log })
afterAll(() => world.close())

test('what the database refuses is told in the log without what the row held', async () => {
  const { app } = world
  const owner = await world.account({ email: 'kari@hidden.example' })
  const { send } = app
  for (const statement of [
    "insert into app_user (email, first_name, last_name) values ('kari@hidden.example', 'Hemmelig', 'Navn')",
    "insert into account (user_id, account_type, name) values (new_id(), 'customer', 'Hemmelig')",
    "select 'Hemmelig'::uuid",
  ]) {
    // As if it had been ours: neither a refusal that we foresaw, nor one without a cause.
    app.send = () => app.db.query(statement, []).catch((cause: unknown) => Promise.reject(new Error('unforeseen', { cause })))
    expect((await owner.get('/api/private/estates')).status).toBe(500)
  }
  app.send = send
  const told = lines.filter((line) => line.includes('internalError'))
  expect(told).toHaveLength(3)
  expect(told.map((line) => (JSON.parse(line) as { err: { cause: { code: string } } }).err.cause.code)).toEqual(['23505', '23503', '22P02'])
  expect(lines.join('')).not.toMatch(/hidden|Hemmelig|Navn/)
})
