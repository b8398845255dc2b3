import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '#server/kernel/migrate.ts'
import { reason } from '#server/start/reason.ts'

test('a taken port is told by its number', async () => {
  const first = createServer().listen(0, '127.0.0.1')
  await once(first, 'listening')
  const { port } = first.address() as { port: number }
  const [error] = (await once(createServer().listen(port, '127.0.0.1'), 'error')) as unknown[]
  expect(reason(error)).toBe(`Port ${port} is taken by another program; stop it, or set PORT.`)
  first.close()
})

test('a database that does not answer is told, whatever addresses its name has', async () => {
  const error = await new pg.Client('postgres://localhost:1/none').connect().catch((fault: unknown) => fault)
  expect(reason(error)).toMatch(/ECONNREFUSED.*:1/)
})

test('causes follow what they caused, in one line', () => {
  expect(reason(new Error('The migration failed.', { cause: new Error('no such\n  table') }))).toBe('The migration failed. no such · table')
})

test('an address that is not of this machine is told as HOST', async () => {
  const [error] = (await once(createServer().listen(0, '203.0.113.7'), 'error')) as unknown[]
  expect(reason(error)).toBe('HOST must be an address of this machine, like 127.0.0.1 or 0.0.0.0; 203.0.113.7 is none.')
})

test('a database that can not be reached is told by its place and the variable, in one line and without its password', async () => {
  const error = await migrate('postgres://somebody:a-secret@localhost:1/house').catch((fault: unknown) => fault)
  expect(reason(error)).toMatch(/^The database at localhost:1\/house can't be reached \(DATABASE_URL\)\. .*ECONNREFUSED.*$/)
  expect(reason(error)).not.toContain('a-secret')
})
