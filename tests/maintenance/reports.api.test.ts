import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { buildingOf } from '#tests/estates/buildings.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { pdfText } from '#tests/support/pdfText.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { economyOf } from './economy.ts'
import { letIn, planFilesOf, planned } from './plan.ts'
import { report, reportsOf, somethingPlanned } from './report.ts'

const said = {
  reportType: 'conditionReport',
  toYear: 2035,
  summary: 'Bygningene er i god stand, med ett unntak.',
  condition: 'Sett over i april.',
  proposals: 'Utbedre fasaden\nBytte taket',
  economy: 'Sparingen holder.',
}

describe('reports of a maintenance plan', async () => {
  const world = await sharedWorld()

  test('a report is written, listed, changed and removed', async () => {
    const estate = await planned(world)
    const { buildingId } = await somethingPlanned(estate)
    const { answer, reportId, url } = await report(estate, { ...said, buildingIds: [buildingId], authorAccountId: estate.owner.accountId })
    expect(answer).toMatchObject({ status: 201, body: { reportId, ...said, fromYear: 2026, buildingIds: [buildingId], state: 'draft' } })
    expect((await estate.owner.get(`${reportsOf(estate)}/list?page=1`)).body).toMatchObject({
      totalCount: 1,
      items: [{ reportId, title: 'Vedlikehold 2026', authorName: expect.any(String) }],
    })
    const changed = await estate.owner.put(url, { title: 'Vedlikehold 2027', fromYear: 2027 })
    expect(changed.body).toMatchObject({ title: 'Vedlikehold 2027', fromYear: 2027, toYear: 2036, summary: said.summary, version: 2 })
    expect(await estate.owner.put(url, { title: 'X', version: 1 })).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.get(url)).status).toBe(404)
  })

  test('it says ten years from this one where nothing is said, and never more than thirty', async () => {
    const estate = await planned(world)
    const { answer } = await report(estate, { fromYear: null })
    expect(answer.body['toYear']).toBe((answer.body['fromYear'] as number) + 9)
    for (const [values, field] of [
      [{ fromYear: 2026, toYear: 2056 }, 'toYear'],
      [{ toYear: 2025 }, 'toYear'],
      [{ title: '' }, 'title'],
      [{ reportType: 'poem' }, 'reportType'],
      [{ summary: 'x'.repeat(4001) }, 'summary'],
      [{ buildingIds: [uuidv7()] }, 'buildingIds'],
      [{ documents: [{ fileId: uuidv7(), customName: 'X' }] }, 'documents'],
      [{ imageFileId: uuidv7() }, 'imageFileId'],
    ] as const)
      expect((await report(estate, values)).answer).toMatchObject({
        status: 422,
        body: { details: { fields: { [field]: expect.any(String) } } },
      })
  })

  test('its author and those who receive it see the estate', async () => {
    const estate = await planned(world)
    const guest = await estate.guest('read')
    const stranger = await world.account()
    const company = await world.company()
    await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
      estate.id,
      company.id,
    ])
    const leader = await company.as('Leader')
    const [person] = await world.sql<{ name: string }>(
      "select u.name || ', ' || a.name name from account a join app_user u on u.id = a.user_id where a.id = $1",
      [leader.accountId],
    )
    const { body } = await estate.owner.get(`${reportsOf(estate)}/accounts`)
    expect(body).toEqual(
      expect.arrayContaining([
        { accountId: leader.accountId, name: person!.name, kind: 'company' },
        { accountId: estate.owner.accountId, name: expect.any(String), kind: 'owner' },
        { accountId: guest.accountId, name: expect.any(String), kind: 'guest' },
      ]),
    )
    expect((await report(estate, { recipientIds: [guest.accountId] })).answer.body['recipientIds']).toEqual([guest.accountId])
    for (const [field, value] of [
      ['authorAccountId', stranger.accountId],
      ['recipientIds', [stranger.accountId]],
    ] as const)
      expect((await report(estate, { [field]: value })).answer.body).toMatchObject({ details: { fields: { [field]: 'notValid' } } })
  })

  test('a picture and papers go with it: uploads, and documents that stand elsewhere', async () => {
    const estate = await planned(world)
    const reports = reportsOf(estate)
    const image = (await estate.owner.sendFile(`${reports}/image`, 'hus.png', await png())).body.id
    const paper = (await estate.owner.sendFile(`${reports}/documents`, 'tilbud.pdf', pdf)).body.id
    await estate.owner.sendFile(`${planFilesOf(estate)}/documents`, 'plan.pdf', pdf)
    const [known] = (await estate.owner.get(`${reports}/documents`)).body as unknown as { fileId: string; source: string }[]
    expect(known).toMatchObject({ source: 'plan', name: 'plan.pdf' })
    const documents = [
      { fileId: paper, customName: 'Tilbud' },
      { fileId: known!.fileId, customName: 'Planen' },
    ]
    const { answer, url } = await report(estate, { imageFileId: image, documents })
    expect(answer.body).toMatchObject({ image: { id: image }, documents: [{ customName: 'Tilbud' }, { customName: 'Planen' }] })
    expect((await estate.owner.delete(`${reports}/documents`, { fileId: paper })).status).toBe(409)
    await estate.owner.put(url, { title: 'Ny', documents: [{ fileId: known!.fileId, customName: 'Planen' }], imageFileId: null })
    expect((await estate.owner.get(url)).body).toMatchObject({ image: null, documents: [{ customName: 'Planen' }] })
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.get(`/files/${known!.fileId}/plan.pdf`)).status).toBe(200)
    const unused = (await estate.owner.sendFile(`${reports}/image`, 'hus.png', await png())).body.id
    expect((await estate.owner.delete(`${reports}/image`, { fileId: unused })).status).toBe(204)
  })

  test('it is made once, frozen with its hash, and filed in the report archive', async () => {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const { making, url, reportId } = await report(estate, said)
    const made = await estate.owner.send('POST', making)
    expect(made.status).toBe(200)
    expect(made.headers['content-type']).toBe('application/pdf')
    expect(made.headers['content-disposition']).toContain('attachment; filename="Vedlikehold 2026.pdf"')
    const { body } = await estate.owner.get(url)
    expect(body).toMatchObject({ state: 'made', progress: 100, language: 'nb', generatedAt: expect.any(String) })
    const paper = await estate.owner.get((body['pdf'] as { url: string }).url)
    expect(hash('sha256', paper.raw)).toBe(body['sha256'])
    const text = pdfText(paper.raw)
    for (const words of [
      'Vedlikehold 2026',
      said.summary,
      'Utbedre fasaden',
      'Nytt tak',
      '2\u00a0350',
      'TG3',
      'Puss har løsnet',
      said.economy,
    ])
      expect(text).toContain(words)
    expect(await estate.owner.put(url, { title: 'Ny' })).toMatchObject({ status: 409, body: { details: { reason: 'transition' } } })
    const [filed] = (await estate.owner.get(`/api/private/estate/${estate.id}/report-archive`)).body as unknown as {
      customName: string
      file: { url: string }
    }[]
    expect(filed).toMatchObject({ customName: 'Vedlikehold 2026', reportType: 'conditionReport' })
    expect((await estate.owner.get(filed!.file.url)).raw.equals(paper.raw)).toBe(true)
    const rows = await world.sql('select content from maintenance_report where id = $1', [reportId])
    expect(rows).toHaveLength(1)
    await expect(world.sql("update maintenance_report set title = 'Ny' where id = $1", [reportId])).rejects.toThrow('never changed')
    expect((await estate.owner.delete(url)).status).toBe(204)
    expect((await estate.owner.get(filed!.file.url)).status).toBe(200)
  })

  test('whoever makes it puts in what they may read: findings with their pictures, and how far the savings go', async () => {
    const estate = await planned(world)
    const { buildingId } = await somethingPlanned(estate)
    await estate.owner.put(`${economyOf(estate)}/forecast`, { priceGrowth: 2.4, fund: 3_200_000, yearlySaving: 660_000 })
    const files = [{ id: await estate.owner.upload('skade.png', await png()) }]
    const checked = { type: 'wetAreas', name: 'Sluk i kjeller', comment: 'Mansjetten er løs', isCompleted: true }
    await estate.owner.put(`${buildingOf(estate, buildingId)}/control-point`, { ...checked, result: 'notOk', files })
    await estate.owner.put(`${buildingOf(estate, buildingId)}/control-point`, { ...checked, name: 'Sluk på bad', result: 'ok' })
    const paperOf = async (by = estate.owner, values: object = {}) => {
      const { making } = await report(estate, { ...said, ...values })
      const { raw } = await by.send('POST', making)
      return { text: pdfText(raw), pictures: raw.toString('latin1').split('/Subtype /Image').length - 1 }
    }
    const whole = await paperOf()
    for (const words of ['Funn fra kontroller', 'Sluk i kjeller', 'Mansjetten er løs', 'Vedlikeholdsfondet', 'Fond ved årets slutt'])
      expect(whole.text).toContain(words)
    expect(whole.text).not.toContain('Sluk på bad')
    expect(whole.pictures).toBe(1)
    // The savings are those of all buildings together.
    expect((await paperOf(estate.owner, { buildingIds: [buildingId] })).text).not.toContain('Vedlikeholdsfondet')
    const guest = await paperOf(await estate.guest('edit', { denied: ['maintenance-economy', 'technical-information'] }))
    expect(guest.text).not.toContain('Vedlikeholdsfondet')
    expect([guest.text.includes('Sluk i kjeller'), guest.pictures]).toEqual([false, 0])
    const company = await paperOf(await letIn(world, estate, { paysItself: true }))
    expect([company.text.includes('Sluk i kjeller'), company.pictures]).toEqual([true, 1])
  })

  test('one that was made is fetched without a licence; nothing else is', async () => {
    const estate = await planned(world)
    const { making } = await report(estate)
    const second = await report(estate)
    expect((await estate.owner.post(making)).status).toBe(200)
    await world.sql('delete from licence where account_id = $1', [estate.owner.accountId])
    expect((await estate.owner.post(making)).status).toBe(200)
    expect(await estate.owner.post(second.making)).toMatchObject({ status: 403, body: { details: { reason: 'licence' } } })
    expect((await report(estate)).answer).toMatchObject({ status: 403, body: { details: { reason: 'licence' } } })
    expect((await estate.owner.get(`${reportsOf(estate)}/list`)).status).toBe(200)
    const company = await letIn(world, estate, { paysItself: true })
    expect((await company.post(second.making)).status).toBe(200)
  })

  test('those whom its author named are written to once it is made, as far as they see the estate then', async () => {
    const estate = await planned(world)
    const [coOwner, gone] = [await estate.coOwner(), await estate.guest('read')]
    const { making } = await report(estate, { recipientIds: [coOwner.accountId, gone.accountId] })
    await world.sql('delete from guest_invitation where account_id = $1', [gone.accountId])
    await estate.owner.post(making)
    await estate.owner.post(making)
    const mails = async (person: { userId: string }) => mailsTo(world, await emailOf(world, person))
    const [mail, ...more] = await mails(coOwner)
    expect(mail).toMatchObject({ subject: 'En årsrapport er klar' })
    expect(more).toEqual([])
    expect(await mails(gone)).toEqual([])
  })

  test('guests start without them, and a guest who may read them makes none', async () => {
    const estate = await planned(world)
    const { making, url } = await report(estate)
    const invited = await estate.guest('edit', { denied: ['maintenance-reports'] })
    expect((await invited.get(url)).status).toBe(403)
    expect((await invited.post(making)).status).toBe(403)
    const reader = await estate.guest('read')
    expect((await reader.get(url)).status).toBe(200)
    expect((await reader.post(making)).body).toMatchObject({ code: 'authorizationFailure' })
    await estate.owner.post(making)
    expect((await reader.post(making)).status).toBe(200)
    const other = await planned(world)
    expect((await other.owner.post(making)).status).toBe(404)
    expect((await other.owner.post(`${reportsOf(other)}/generate/${url.split('/').at(-1)}`)).status).toBe(404)
  })
})
