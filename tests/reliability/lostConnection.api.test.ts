import type { EntityManager } from 'typeorm'
import { expect, test } from 'vitest'
import { asAppError } from '#server/kernel/errors.ts'
import { Project } from '#server/projects/projects/project.entity.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const world = await sharedWorld()

/** What a verb may do next, once the database has gone away under it. */
const steps: readonly (readonly [string, (db: EntityManager) => Promise<unknown>])[] = [
  ['asks by a statement', (db) => db.query('select 1')],
  ['reads a row', (db) => db.getRepository(Project).findOneBy({ name: 'Nytt bad' })],
  ['adds a row', (db) => db.getRepository(Project).insert({ name: 'Nytt bad' })],
  ['begins anew', (db) => db.transaction((inner) => inner.query('select 1'))],
]

test.each(steps)('a command whose connection ends is told to come again: it %s', async (_, next) => {
  const failed = await world.app.db
    .transaction(async (db) => {
      await db.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined)
      return next(db)
    })
    .then(() => undefined, asAppError)
  expect(failed).toMatchObject({
    status: 503,
    code: 'cannotHandleTheRequest',
    details: { reason: 'databaseAway' },
    retryAfter: expect.any(Number) as number,
  })
})
