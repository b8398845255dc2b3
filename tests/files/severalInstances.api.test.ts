import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { planned } from '#tests/maintenance/plan.ts'
import { report, somethingPlanned } from '#tests/maintenance/report.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { type Client, pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { createWorldOf } from '#tests/support/world/severalInstances.ts'
import type { World } from '#tests/support/world/world.ts'
import { sentInParts } from './inParts.ts'

const instances = 3
const patiently = { timeout: 120_000 }

let smtp: Awaited<ReturnType<typeof startMailServer>>
let world: World
beforeAll(async () => {
  smtp = await startMailServer()
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'Grunnmur <post@grunnmur.test>' }
  world = await createWorldOf(instances, { ...mail, REPORT_WAIT_SECONDS: '0' }, { looksEvery: 1 })
})
afterAll(async () => {
  await world.close()
  await smtp.stop()
})

const times = async <T>(count: number, ask: (index: number) => Promise<T>) => {
  const answers: T[] = []
  for (let index = 0; index < count; index++) answers.push(await ask(index))
  return answers
}
/** What each instance answers, one after the other. */
const ofEach = (ask: () => Promise<{ status: number }>) => times(instances, async () => (await ask()).status)
const all = <T>(value: T) => Array.from({ length: instances }, () => value)

const session = '/api/public/profile/user'

test('a session that is ended at one is over at each, although each has met it', async () => {
  const owner = await world.account()
  const estates = () => owner.get('/api/private/estates')
  expect(await ofEach(estates)).toEqual(all(200))
  await owner.get(`${session}/logout`)
  expect(await ofEach(estates)).toEqual(all(401))
})

test('what is taken from a guest at one is closed at each, and a link that is ended is ended', async () => {
  const estate = await world.estate()
  const [guest, link] = [await estate.guest('read'), await estate.link()]
  const read = (by: Client, url: string) => () => by.get(`${url}/estate/${estate.id}/insurance`)
  const [asGuest, asVisitor] = [read(guest, '/api/private'), read(world.anonymous(), `/api/public/${link.key}`)]
  expect(await ofEach(asGuest)).toEqual(all(200))
  expect(await ofEach(asVisitor)).toEqual(all(200))
  await world.sql('delete from permission where account_id = $1', [guest.accountId])
  await world.sql('update public_link set revoked_at = now() where estate_id = $1', [estate.id])
  expect(await ofEach(asGuest)).toEqual(all(404))
  expect(await ofEach(asVisitor)).toEqual(all(410))
})

test('parts that come to one after the other are one file, which each hands out', async () => {
  const person = await world.account()
  const content = Buffer.concat([pdf, randomBytes(500)])
  const { fileId } = await sentInParts(person, content, { part: 60 })
  const served = await times(instances, () => person.get(`/api/private/file/${fileId}`))
  expect(served.map(({ raw }) => raw.equals(content))).toEqual(all(true))
})

test('wrong passwords count together, wherever they were tried', async () => {
  const email = await world.userWithPassword('Riktig-hest-1')
  const login = (password: string) => world.anonymous().post(`${session}/login`, { email, password })
  expect(new Set(await times(10, async () => (await login('Feil-hest-1')).body.code))).toEqual(new Set(['loginFailure']))
  expect(await ofEach(() => login('Riktig-hest-1'))).toEqual(all(429))
})

test('what is open to everybody is counted together', async () => {
  const ask = () => world.anonymous().post(session, { email: 'noen@test.example' })
  expect(new Set(await times(30, async () => (await ask()).status))).toEqual(new Set([200]))
  expect(await ofEach(ask)).toEqual(all(429))
})

test('the same call under the same key, sent to all of them at once, is done once', async () => {
  const { id, owner } = await world.estate()
  const key = { 'Idempotency-Key': uuidv7() }
  const policy = { kind: 'broker', company: 'Trygg Mur' }
  const answers = await Promise.all(
    all(policy)
      .concat(all(policy))
      .map((body) => owner.put(`/api/private/estate/${id}/insurance`, body, key)),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect((await owner.get(`/api/private/estate/${id}/insurance`)).body).toHaveLength(1)
})

test('each mail is sent once, whoever sends it', async () => {
  const { db, outbox } = world.app
  const readers = Array.from({ length: 30 }, (_, index) => `leser-${index}@test.example`)
  await Promise.all(readers.map((to) => db.transaction((manager) => outbox.add(manager, welcome.mail(to, 'nb', { name: 'Åse' })))))
  const sent = async () =>
    (await world.sql<{ n: number }>("select count(*)::int n from outbox_mail where to_email like 'leser-%' and sent_at is not null"))[0]!.n
  await expect.poll(sent, patiently).toBe(readers.length)
  expect(readers.map((reader) => smtp.to(reader).length)).toEqual(readers.map(() => 1))
})

test('how far a report has come is told by each, whoever makes it', async () => {
  const estate = await planned(world)
  await somethingPlanned(estate)
  const { making, url } = await report(estate)
  expect((await estate.owner.send('POST', making)).status).toBe(503)
  const told = () => times(instances, async () => (await estate.owner.get(url)).body['state'])
  await expect.poll(told, patiently).toEqual(all('made'))
})

test('a picture that one took in is read and drawn smaller by each, at once', async () => {
  const owner = await world.account()
  const id = await owner.upload('hus.png', await png(), 'image')
  const sizes = await Promise.all(all(id).map((each) => owner.get(`/api/private/file/${each}?w=160`)))
  expect(sizes.map(({ status }) => status)).toEqual(all(200))
  expect(new Set(sizes.map(({ raw, headers }) => `${headers['etag']} ${raw.toString('base64')}`)).size).toBe(1)
})
