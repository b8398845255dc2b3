import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { archiveOf, listed, report, SAVE, saved } from './reportArchive.ts'

describe('a record that is refused by the statement that would write it', async () => {
  const world = await sharedWorld()
  const without = async (action: 'create' | 'update') => {
    const estate = await world.estate()
    const report = await saved(estate)
    const subject = `estate/${estate.id}/report-archive`
    await world.permit(estate.owner.accountId, { subject, effect: 'deny', action })
    return { estate, report }
  }
  const isFree = async (fileId: string) => {
    const [file] = await world.sql<{ isFree: boolean }>('select is_temporary and estate_id is null "isFree" from file where id = $1', [
      fileId,
    ])
    return file!.isFree
  }
  const entriesOf = (id: string) =>
    world.sql<{ outcome: string; estate: string; fields: string[] }>(
      "select outcome, estate_id estate, changed_fields fields from audit_entry where record_id = $1 and operation = 'saveReportDocument' order by at, id",
      [id],
    )

  test('who may not add changes what is there, and adds nothing under an id of their own', async () => {
    const { estate, report: old } = await without('create')
    expect((await estate.owner.put(archiveOf(estate), { id: old.id, customName: 'Ja' })).status).toBe(200)
    const fresh = { ...(await report({ ...estate, owner: estate.owner })), id: uuidv7() }
    expect(await estate.owner.put(archiveOf(estate), fresh)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await isFree(fresh.fileId)).toBe(true)
    expect((await listed(estate)).totalCount).toBe(1)
  })

  test('who may not change adds under an id of their own, and changes nothing', async () => {
    const { estate, report: old } = await without('update')
    const fresh = { ...(await report(estate, 'Ny')), id: uuidv7() }
    expect((await estate.owner.put(archiveOf(estate), fresh)).body).toMatchObject({ id: fresh.id })
    const change = { id: old.id, customName: 'Nei', fileId: await estate.owner.upload('nei.pdf') }
    expect(await estate.owner.put(archiveOf(estate), change)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await isFree(change.fileId)).toBe(true)
    const { edges } = await listed(estate)
    expect(edges.map(({ node }) => node.customName).sort()).toEqual(['Ny', 'Tak'])
  })

  test('a stale change takes over no file, tells who was first, and is kept with its estate', async () => {
    const estate = await world.estate()
    const { id } = await saved(estate)
    await estate.owner.put(archiveOf(estate), { id, customName: 'Først' })
    const fileId = await estate.owner.upload('ny.pdf')
    const input = { estateId: estate.id, id, version: 1, customName: 'Sist', reportType: 'valueRate', fileId }
    const { error } = await estate.owner.gql(SAVE, { input })
    expect(error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'stale', changed: { by: expect.stringContaining('Eier') } },
    })
    expect(await isFree(fileId)).toBe(true)
    expect(await entriesOf(id)).toMatchObject([
      { outcome: 'done' },
      { outcome: 'done', estate: estate.id, fields: ['customName'] },
      { outcome: 'cannotHandleTheRequest', estate: estate.id, fields: [] },
    ])
  })

  test('an id of another estate and a version of nothing are not found', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const { id } = await saved(other)
    const input = await report(estate)
    const notFound = { status: 404, body: { code: 'entityNotFound' } }
    expect(await estate.owner.put(archiveOf(estate), { ...input, id })).toMatchObject(notFound)
    expect(await estate.owner.put(archiveOf(estate), { ...input, id: uuidv7() }, { 'if-match': '"v1"' })).toMatchObject(notFound)
    expect(await isFree(input.fileId)).toBe(true)
    expect((await listed(other)).edges).toMatchObject([{ node: { id, customName: 'Tak', version: 1 } }])
  })

  test('a new one without its file, and one with a file of somebody else, name the field', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const { fileId: theirs } = await report(other)
    const { fileId: _, ...bare } = await report(estate)
    const save = (values: object) => estate.owner.put(archiveOf(estate), { ...bare, ...values })
    const refusal = (fault: string) => ({ status: 422, body: { details: { fields: { fileId: fault } } } })
    expect(await save({})).toMatchObject(refusal('required'))
    expect(await save({ id: uuidv7() })).toMatchObject(refusal('required'))
    const { id } = await saved(estate)
    expect(await save({ id, fileId: theirs })).toMatchObject(refusal('notValid'))
    expect(await isFree(theirs)).toBe(true)
    expect((await listed(estate)).totalCount).toBe(1)
  })

  test('the same id sent by twenty at once makes one record, which the others change', async () => {
    const estate = await world.estate()
    const [id, { fileId: _, ...bare }] = [uuidv7(), await report(estate)]
    const files = await Promise.all(Array.from({ length: 20 }, () => estate.owner.upload('tak.pdf')))
    const answers = await Promise.all(files.map((fileId) => estate.owner.put(archiveOf(estate), { ...bare, id, fileId })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await listed(estate)).edges).toMatchObject([{ node: { id, version: 20 } }])
    const [held] = await world.sql<{ count: number }>('select count(*)::int from file where estate_id = $1 and not is_temporary', [
      estate.id,
    ])
    expect(held!.count).toBe(1)
  })
})
