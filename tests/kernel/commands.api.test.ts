import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

describe('a command', async () => {
  const world = await sharedWorld()

  const archiveOf = ({ id }: TestEstate) => `/api/private/estate/${id}/report-archive`
  const add = async (estate: TestEstate, headers?: Record<string, string>) =>
    estate.owner.put(archiveOf(estate), { customName: 'Tak', fileId: await estate.owner.upload() }, headers)

  /** The database refuses the next inserts so many times, as it does when transactions get in each other's way. */
  const refusing = async (times: number, sqlstate: string) => {
    await world.sql('drop sequence if exists refusals')
    await world.sql('create sequence refusals')
    await world.sql(`create or replace function refuse() returns trigger language plpgsql as $$
      begin
        if nextval('refusals') <= ${times} then raise exception 'in the way' using errcode = '${sqlstate}'; end if;
        return new;
      end $$`)
    await world.sql('create or replace trigger refuse before insert on report_archive_document for each row execute function refuse()')
  }

  test.each(['40001', '40P01'])('is tried again when another was in its way (%s)', async (sqlstate) => {
    const estate = await world.estate()
    await refusing(3, sqlstate)
    expect((await add(estate)).status).toBe(200)
    expect((await estate.owner.get(archiveOf(estate))).body).toHaveLength(1)
  })

  test('gives up in the end, says so, and leaves nothing', async () => {
    const estate = await world.estate()
    await refusing(1000, '40001')
    expect(await add(estate)).toMatchObject({
      status: 503,
      body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } },
      headers: { 'retry-after': expect.any(String) },
    })
    await refusing(0, '40001')
    expect((await estate.owner.get(archiveOf(estate))).body).toEqual([])
  })

  test('is written down once, with what was changed, in the same transaction', async () => {
    const estate = await world.estate()
    const id = (await add(estate)).body['id'] as string
    await estate.owner.put(archiveOf(estate), { id, customName: 'Nytt tak' })
    const entries = await world.sql('select operation, outcome, changed_fields from audit_entry where record_id = $1 order by id', [id])
    expect(entries).toEqual([
      { operation: 'saveReportDocument', outcome: 'done', changed_fields: ['customName', 'fileId'] },
      { operation: 'saveReportDocument', outcome: 'done', changed_fields: ['customName'] },
    ])
  })

  test('that is refused is written down too, but tells an owner nothing of strangers', async () => {
    const estate = await world.estate()
    const [reader, stranger] = [await estate.guest('read'), await world.account()]
    for (const person of [reader, stranger]) await person.put(archiveOf(estate), { customName: 'Nei', fileId: await person.upload() })
    const entries = await world.sql('select account_id, outcome from audit_entry where estate_id = $1', [estate.id])
    expect(entries).toEqual([{ account_id: reader.accountId, outcome: 'authorizationFailure' }])
  })

  test('writes a history that nobody can change', async () => {
    await expect(world.sql("update audit_entry set outcome = 'done'")).rejects.toThrow(/permission denied|append-only/)
    await expect(world.sql('delete from audit_entry')).rejects.toThrow(/permission denied|append-only/)
    await expect(world.sql('truncate audit_entry')).rejects.toThrow(/permission denied|append-only/)
  })
})
