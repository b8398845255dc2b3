import { once } from 'node:events'
import { createServer } from 'node:net'
import pg from 'pg'
import { expect, test } from 'vitest'
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
