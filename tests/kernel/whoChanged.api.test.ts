import type { DataSource } from 'typeorm'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { tellWhoChanged } from '#server/kernel/whoChanged.ts'
import { archiveOf, SAVE, saved } from '#tests/estates/reportArchive.ts'
import { bathroom } from '#tests/projects/controls.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string
const nameOf = async ({ accountId }: { accountId: string }) => {
  const [user] = await world.sql<{ id: string; name: string }>(
    'select u.id, u.name from app_user u join account a on a.user_id = u.id where a.id = $1',
    [accountId],
  )
  return user!
}

describe('whoever saves upon what somebody else has changed', () => {
  test('is told who it was and when, over both transports', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const guest = await estate.guest('edit')
    const change = { estateId: estate.id, id, version: 1, reportType: 'valueRate' }
    expect((await guest.gql(SAVE, { input: { ...change, customName: 'Gjestens' } })).error).toBeUndefined()
    const late = (await estate.owner.gql(SAVE, { input: { ...change, customName: 'Eierens' } })).error
    const { name } = await nameOf(guest)
    expect(late?.details).toEqual({ reason: 'stale', changed: { by: name, at: moment } })
    const [kept] = await world.sql<{ at: Date }>('select updated_at at from report_archive_document where id = $1', [id])
    expect(late).toMatchObject({ details: { changed: { at: kept!.at.toISOString() } } })
    const body = { id, reportType: 'valueRate', customName: 'Eierens' }
    expect(await estate.owner.put(archiveOf(estate), body, { 'if-match': '"v1"' })).toMatchObject({
      status: 409,
      body: { details: { reason: 'stale', changed: { by: name } } },
    })
  })

  test('is told when, where whoever it was has no name here any more', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const guest = await estate.guest('edit')
    const change = { estateId: estate.id, id, version: 1, reportType: 'valueRate' }
    await guest.gql(SAVE, { input: { ...change, customName: 'Gjestens' } })
    await world.sql('update app_user set deleted_at = now() where id = $1', [(await nameOf(guest)).id])
    expect((await estate.owner.gql(SAVE, { input: { ...change, customName: 'Eierens' } })).error?.details).toEqual({
      reason: 'stale',
      changed: { at: moment },
    })
  })

  test('is told of the last one who did, not of those before', async () => {
    const site = await bathroom(world)
    const { url } = await site.point()
    await site.pro.put(url, { comment: 'Først' })
    await site.admin.put(url, { comment: 'Så' })
    expect(await site.pro.put(url, { comment: 'Sist' }, { 'if-match': '"v1"' })).toMatchObject({
      status: 409,
      body: { details: { reason: 'stale', changed: { by: (await nameOf(site.admin)).name } } },
    })
  })

  test('is told of one who did long ago, and the other months of the log are looked into only then', async () => {
    const { userId } = await world.account()
    const record = uuidv7()
    const enter = (at: string) =>
      world.sql<{ at: Date }>(
        `insert into audit_entry (at, user_id, operation, record_id, outcome) values (${at}, $1, 'saveRoom', $2, 'done') returning at`,
        [userId, record],
      )
    const asked = async () => {
      const query = vi.fn<(...statement: [string, unknown[]]) => Promise<unknown>>((...statement) => world.app.db.query(...statement))
      const refusal = new AppError('cannotHandleTheRequest', {}, { behind: { id: record } })
      const { details } = await tellWhoChanged({ query } as unknown as DataSource, refusal)
      return [query.mock.calls.length, details?.changed]
    }
    expect(await asked()).toEqual([2, undefined])
    const [before] = await enter("now() - interval '3 years'")
    expect(await asked()).toEqual([2, { by: expect.any(String), at: before!.at.toISOString() }])
    const [lately] = await enter('now()')
    expect(await asked()).toEqual([1, { by: expect.any(String), at: lately!.at.toISOString() }])
  })

  test('is told nothing of a record that there is not for them', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    const stranger = await world.estate()
    const input = { estateId: estate.id, id, version: 7, reportType: 'valueRate', customName: 'Fremmed' }
    expect((await stranger.owner.gql(SAVE, { input })).error).toEqual({ code: 'entityNotFound' })
  })
})
