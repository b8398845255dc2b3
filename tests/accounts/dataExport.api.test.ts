import { afterAll, beforeAll, expect, test } from 'vitest'
import { copies } from '#server/accounts/dataExport/copies.offer.ts'
import { giveUp, writeExport } from '#server/accounts/dataExport/writing.ts'
import { findings } from '#server/files/integrity.ts'
import { Sweep } from '#server/files/sweep.ts'
import { readMail } from '#server/mail/outbox.ts'
import { forgetOld } from '#server/start/forgetting.ts'
import { ordering, tiles } from '#tests/projects/order.ts'
import { pdf, type Client } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { unzipped } from '#tests/support/zip.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const path = '/api/private/profile/user/data-export'
interface Copy {
  id: string
  url: string
  size: number
  isReady: boolean
  expiresAt: string
}
const current = async (client: Client) => (await client.get(path)).body as unknown as Copy | undefined
async function made(client: Client) {
  expect((await client.post(path)).status).toBe(200)
  await expect.poll(async () => (await current(client))?.isReady, { timeout: 120_000 }).toBe(true)
  return (await current(client))!
}
const report = async (estate: { id: string; owner: Client }, customName: string, content = pdf) => {
  const fileId = await estate.owner.upload('takst.pdf', content)
  const { status } = await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, {
    reportType: 'valueRate',
    customName,
    fileId,
  })
  expect(status).toBe(200)
  return fileId
}
const canary = (mark: string) => Buffer.concat([pdf, Buffer.from(`\n% ${mark}\n`)])

test('holds what is one’s own with its files, and nothing of anybody else', async () => {
  const [mine, other] = [await world.estate({ contact_name: 'Kanari Kontakt' }), await world.estate({ contact_name: 'Fremmed Kontakt' })]
  const fileId = await report(mine, 'Min takst', canary('min-fil'))
  await report(other, 'Fremmed takst', canary('fremmed-fil'))
  await mine.guest('edit')
  await mine.link()
  const neighbour = await mine.coOwner()
  await neighbour.gql('mutation { createAccessToken(input: { name: "Fremmed nøkkel", scope: read, days: 30 }) { token } }')
  await mine.owner.gql('mutation { createAccessToken(input: { name: "Min nøkkel", scope: read, days: 30 }) { token } }')
  const guestOf = await other.guest('read')
  await world.sql('insert into permission (account_id, subject, action) values ($1, $2, $3)', [
    mine.owner.accountId,
    `estate/${other.id}`,
    'read',
  ])

  const { url, size } = await made(mine.owner)
  const { status, headers, raw } = await mine.owner.get(url)
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(size), 'cache-control': 'private, no-store' })
  const entries = await unzipped(raw)
  const list = (name: string) => JSON.parse(entries[`${name}.json`]!) as Record<string, unknown>[]
  expect(list('estates').map(({ id }) => id)).toEqual([mine.id])
  expect(list('estates/report-archive-document')).toMatchObject([{ customName: 'Min takst', fileId, estateId: mine.id }])
  expect(list('access-tokens')).toMatchObject([{ name: 'Min nøkkel' }])
  expect(list('accounts')).toMatchObject([{ id: mine.owner.accountId, roles: ['Customer.Owner'] }])
  expect(list('history').map(({ operation }) => operation)).toContain('exportMyData')
  const [file] = list('files')
  expect(entries[file!['path'] as string]).toContain('min-fil')
  expect(Object.keys(entries).filter((name) => name.startsWith('files/'))).toHaveLength(1)

  const everything = Object.entries(entries).flat().join('\n')
  const [user] = await world.sql<{ email: string }>('select email from app_user where id = $1', [neighbour.userId])
  for (const foreign of ['Fremmed', 'fremmed-fil', user!.email, neighbour.accountId, guestOf.accountId, 'Hash', 'Sealed', 'searchText'])
    expect(everything).not.toContain(foreign)
})

test('holds orders that an owner asked for or came to know of, and no price that nobody has released', async () => {
  const { owner, leader, make, released, approve } = await ordering(world)
  await make(leader, { title: 'Ikke sendt', lines: [{ ...tiles, description: 'Hemmelig linje' }] })
  await make(owner, { type: 'request', title: 'Spurt om', lines: null })
  expect((await approve(owner, await released({ title: 'Avtalt' }))).status).toBe(200)
  const entries = await unzipped((await owner.get((await made(owner)).url)).raw)
  const list = (name: string) => JSON.parse(entries[`estates/${name}.json`]!) as Record<string, unknown>[]
  expect(list('project-order').map(({ title }) => title)).toEqual(['Spurt om', 'Avtalt'])
  expect(list('order-line')).toHaveLength(1)
  expect(list('order-approval')).toHaveLength(1)
  expect((JSON.parse(entries['files.json']!) as { name: string }[]).map(({ name }) => name)).toEqual(['bestilling-3.pdf'])
  const everything = Object.entries(entries).flat().join('\n')
  for (const foreign of ['Ikke sendt', 'Hemmelig linje', leader.accountId, 'sessionHash']) expect(everything).not.toContain(foreign)
})

test('leaves out a section that an entry closes to its owner', async () => {
  const estate = await world.estate()
  await report(estate, 'Stengt takst', canary('stengt'))
  await world.permit(estate.owner.accountId, { subject: `estate/${estate.id}/report-archive`, effect: 'deny', action: 'read' })
  const entries = await unzipped((await estate.owner.get((await made(estate.owner)).url)).raw)
  expect(JSON.parse(entries['estates/report-archive-document.json']!)).toEqual([])
  expect(JSON.parse(entries['files.json']!)).toEqual([])
})

test('asked for many times at once it is one, over both transports, and is audited', async () => {
  const person = await world.account()
  const [rest, graphql] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => person.post(path))),
    Promise.all(Array.from({ length: 8 }, () => person.gql('mutation { exportMyData { id } }'))),
  ])
  const ids = [...rest.map(({ body }) => body['id']), ...graphql.map(({ data }) => (data['exportMyData'] as { id: string }).id)]
  // A copy may be done before the last one asks, who then gets the next: never two at a time.
  expect(new Set(ids).size).toBeLessThanOrEqual(3)
  const entries = await world.sql("select from audit_entry where operation = 'exportMyData' and user_id = $1 and outcome = 'done'", [
    person.userId,
  ])
  expect(entries).toHaveLength(16)
})

test('while one is under way it is answered again', async () => {
  const person = await world.account()
  const [{ id }] = (await world.sql<{ id: string }>('insert into data_export (user_id) values ($1) returning id', [person.userId])) as [
    { id: string },
  ]
  expect((await person.post(path)).body).toMatchObject({ id, isReady: false, url: null, size: null })
  expect((await person.gql('{ dataExport { id isReady } }')).data).toEqual({ dataExport: { id, isReady: false } })
  await writeExport(world.app, id)
  await writeExport(world.app, id)
  expect(await current(person)).toMatchObject({ id, isReady: true })
})

test('one that can’t be made is told as failed, on the screen and by mail, until another is asked for', async () => {
  const person = await world.account()
  const [row] = await world.sql<{ id: string }>('insert into data_export (user_id) values ($1) returning id', [person.userId])
  await giveUp(world.app, row!.id)
  await giveUp(world.app, row!.id)
  expect(await current(person)).toMatchObject({ id: row!.id, state: 'failed', isReady: false, url: null })
  expect((await person.gql('{ dataExport { id state } }')).data).toEqual({ dataExport: { id: row!.id, state: 'failed' } })
  const mails = await world.sql(
    "select m.template from outbox_mail m join app_user u on u.email = m.to_email where u.id = $1 and m.template = 'dataExportFailed'",
    [person.userId],
  )
  expect(mails).toHaveLength(1)
  // Whoever is at it still comes too late.
  await writeExport(world.app, row!.id)
  expect(await current(person)).toMatchObject({ state: 'failed' })
  expect(await made(person)).toMatchObject({ state: 'ready' })
})

test('is its owner’s alone, in person, and as long as it lasts', async () => {
  const person = await world.account()
  const { url, id, expiresAt } = await made(person)
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  const stranger = await world.account()
  expect((await stranger.get(url)).body.code).toBe('entityNotFound')
  expect((await world.anonymous().get(url)).status).toBe(401)
  const { data } = await person.gql('mutation { createAccessToken(input: { name: "Skript", scope: write, days: 30 }) { token } }')
  const token = world.anonymous().with({ authorization: `Bearer ${(data['createAccessToken'] as { token: string }).token}` })
  expect((await token.get(url)).status).toBe(403)
  expect((await token.post(path)).status).toBe(403)
  expect((await person.get('/files/exports/nothing/grunnmur.zip')).status).toBe(404)

  await world.sql("update data_export set expires_at = now() - interval '2 days' where id = $1", [id])
  expect((await person.get(url)).body.code).toBe('entityNotFound')
  expect((await person.gql('{ dataExport { id } }')).data).toEqual({ dataExport: null })
  expect((await person.get(path)).status).toBeLessThan(300)
  await forgetOld(world.app)
  const sweep = new Sweep(world.app)
  const twoDaysOn = new Date(Date.now() + 48 * 3_600_000)
  await sweep.run(twoDaysOn)
  await sweep.run(twoDaysOn)
  expect(await world.app.files.stat(id)).toBeUndefined()
})

test('one that lasts is left by the sweeps, and held against its row', async () => {
  const person = await world.account()
  const { id } = await made(person)
  const sweep = new Sweep(world.app)
  const twoDaysOn = new Date(Date.now() + 48 * 3_600_000)
  await sweep.run(twoDaysOn)
  await sweep.run(twoDaysOn)
  expect(await world.app.files.stat(id)).toBeDefined()
  const found = []
  for await (const finding of findings(world.app)) found.push(finding)
  expect(found.filter((finding) => finding.id === id)).toEqual([])
})

test.each(['nb', 'en'] as const)('a mail in %s tells that it is ready, and carries no key to it', async (language) => {
  const person = await world.account()
  await world.sql('update app_user set language = $2 where id = $1', [person.userId, language])
  const { id } = await made(person)
  const [mail] = await world.sql<Parameters<typeof readMail>[1]>(
    `select m.id, to_email "to", template, m.language, data_sealed sealed from outbox_mail m join app_user u on u.email = to_email where u.id = $1`,
    [person.userId],
  )
  const letter = readMail(world.app.config, mail!)!
  expect(letter.subject).toBe({ nb: 'Kopien av opplysningene dine er klar', en: 'The copy of your data is ready' }[language])
  expect(letter.text).toContain('http://localhost/private/profile/edit?see=data-export')
  expect(letter.text).not.toContain(id)
})

test('a new one takes the place of the one before, five times a day', async () => {
  const person = await world.account()
  const first = await made(person)
  const second = await made(person)
  expect(second.id).not.toBe(first.id)
  expect((await person.get(first.url)).status).toBe(404)
  await world.sql(
    "insert into data_export (user_id, size, sha256, ready_at, expires_at) select $1, 1, '', now(), now() from generate_series(1, 3)",
    [person.userId],
  )
  const { status, body } = await person.post(path)
  expect([status, body.code]).toEqual([429, 'cannotHandleTheRequest'])
})

test('whoever leaves while it is made leaves nothing of it', async () => {
  const person = await world.account()
  const [row] = await world.sql<{ id: string }>('insert into data_export (user_id) values ($1) returning id', [person.userId])
  await world.givePassword(person, 'Blå-dør-7')
  expect((await person.post('/api/private/profile/user/departure', { password: 'Blå-dør-7' })).status).toBe(204)
  await writeExport(world.app, row!.id)
  expect(await world.app.files.stat(row!.id)).toBeUndefined()
})

test('every table of an estate is part of it, or said to be none', async () => {
  const tables = await world.sql<{ name: string }>(
    "select table_name name from information_schema.columns where table_schema = 'public' and column_name = 'estate_id' order by 1",
  )
  const ofEstates = copies.all.flatMap((part) => part.ofEstates ?? [])
  const copied = ofEstates.flatMap((part) => ('table' in part && !part.key ? [part.table] : []))
  expect(tables.map(({ name }) => name)).toEqual([...copied, ...copies.all.flatMap(({ notCopied }) => notCopied ?? [])].toSorted())
})
