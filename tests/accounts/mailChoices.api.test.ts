import { afterAll, describe, expect, test } from 'vitest'
import { remindOfInsurances } from '#server/estates/insurance/reminders.ts'
import { remindOfEnds } from '#server/licences/licences/reminders.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'

const own = '/api/private/profile/user/mail-choices'
const byToken = '/api/public/profile/user/mail-choices'

describe('who gets which reminders', async () => {
  const world = await createWorld({ PUBLIC_URL: 'http://grunnmur.example' })
  afterAll(() => world.close())
  const insured = ({ id }: TestEstate) =>
    world.sql(
      `insert into insurance_document (estate_id, kind, company, valid_to) values ($1, 'insurance', 'Trygg Mur', current_date + 5)`,
      [id],
    )
  const remind = () => remindOfInsurances(world.app)

  test('is chosen kind by kind, over both transports', async () => {
    const person = await world.account()
    const { body } = await person.get(own)
    expect(body).toEqual([
      { kind: 'maintenance', isOn: true },
      { kind: 'insurance', isOn: true },
      { kind: 'licence', isOn: true },
    ])
    for (const _ of [1, 2])
      expect(await person.put(own, { kind: 'insurance', isOn: false })).toMatchObject({ status: 200, body: { isOn: false } })
    const { data } = await person.gql('{ mailChoices { kind isOn } }')
    expect(data).toMatchObject({ mailChoices: [{}, { kind: 'insurance', isOn: false }, { kind: 'licence', isOn: true }] })
    expect(await person.put(own, { kind: 'news', isOn: false })).toMatchObject({
      status: 422,
      body: { details: { fields: { kind: 'notValid' } } },
    })
    expect(await person.put(own, { kind: 'licence' })).toMatchObject({ status: 422, body: { details: { fields: { isOn: 'required' } } } })
    expect((await world.anonymous().get(own)).status).toBe(401)
  })

  test('counts for the reminders of insurances and of licences', async () => {
    const [estate, quiet] = [await world.estate(), await world.estate()]
    for (const one of [estate, quiet]) {
      await insured(one)
      await world.sql(
        `insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', now() - interval '1 day', now() + interval '5 days')`,
        [one.owner.accountId],
      )
    }
    for (const kind of ['insurance', 'licence']) await quiet.owner.put(own, { kind, isOn: false })
    await remind()
    await remindOfEnds(world.app)
    expect(await mailsTo(world, await emailOf(world, estate.owner))).toHaveLength(2)
    expect(await mailsTo(world, await emailOf(world, quiet.owner))).toEqual([])
  })

  test('is chosen from a reminder itself, without signing in: by the reader’s mail program at one POST, or on the page', async () => {
    const estate = await world.estate()
    await insured(estate)
    await remind()
    const [mail] = await mailsTo(world, await emailOf(world, estate.owner))
    const { 'List-Unsubscribe': address, 'List-Unsubscribe-Post': form } = mail!.headers
    expect(form).toBe('List-Unsubscribe=One-Click')
    const [, link] = /^<(http:\/\/grunnmur\.example\/unsubscribe\/[\w-]+)>$/.exec(address!)!
    expect(mail!.text).toMatch(/\nVil du ikke ha slike påminnelser\? Meld deg av: http:\/\/grunnmur\.example\/unsubscribe\/[\w-]+\n$/)
    const { pathname } = new URL(link!)
    const visitor = world.anonymous()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const isOn = async () => ((await estate.owner.get(own)).body as unknown as { kind: string; isOn: boolean }[])[1]!.isOn
    expect((await visitor.send('POST', pathname, { body: form, headers })).status).toBe(200)
    expect(await isOn()).toBe(false)
    const token = pathname.split('/').at(-1)!
    expect(await visitor.post(byToken, { token, isOn: true })).toMatchObject({ status: 200, body: { kind: 'insurance', isOn: true } })
    expect(await isOn()).toBe(true)
    const boundary = 'multipart/form-data; boundary=x'
    expect((await visitor.send('POST', pathname, { body: '--x--', headers: { 'content-type': boundary } })).status).toBe(200)
    expect(await isOn()).toBe(false)
  })

  test('can’t be guessed for somebody else', async () => {
    const visitor = world.anonymous()
    const token = world.app.mailKeys.make({ email: 'a@test.example', kind: 'insurance' })
    const forged = `${token.slice(0, -6)}${token.at(-6) === 'A' ? 'B' : 'A'}${token.slice(-5)}`
    for (const wrong of ['x', forged, 'å'.repeat(60)]) {
      expect(await visitor.post(byToken, { token: wrong, isOn: false })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
      expect((await visitor.send('POST', `/unsubscribe/${encodeURIComponent(wrong)}`)).status).toBe(404)
    }
    expect(await visitor.post(byToken, { token, isOn: 'no' })).toMatchObject({
      status: 400,
      body: { details: { fields: { isOn: 'notValid' } } },
    })
  })

  test('is forgotten with who leaves', async () => {
    const person = await world.account()
    const email = await emailOf(world, person)
    await world.givePassword(person, 'Lang-nok-9')
    await person.put(own, { kind: 'licence', isOn: false })
    expect((await person.post('/api/private/profile/user/departure', { password: 'Lang-nok-9' })).status).toBe(204)
    expect(await world.sql('select from mail_refusal where email = $1', [email])).toEqual([])
  })
})
