import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailsTo } from '#tests/mail/mails.ts'
import { createPeople, password, type People } from './people.ts'
import { rest, transportNames, transports } from './transports.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

const next = 'Grønn-port-8'

describe.each(transportNames)('changing the password over %s', (name) => {
  const transport = transports[name]

  test('lets the new one in and the old one no more', async () => {
    const { browser, email } = await people.signedIn()
    expect(await transport.changePassword(browser, password, next)).toMatchObject({ code: undefined })
    expect(await transport.login(people.visitor(), email, password)).toMatchObject({ code: 'loginFailure' })
    expect(await transport.login(people.visitor(), email, next)).toMatchObject({ status: 200 })
  })

  test('ends every other session of the person, and leaves the one at hand', async () => {
    const { browser, email, userId, accountId } = await people.signedIn()
    const elsewhere = people.visitor()
    await transport.login(elsewhere, email, password)
    await transport.select(elsewhere, accountId)
    expect(await elsewhere.rest('GET', '/api/private/estates')).toMatchObject({ status: 200 })
    await transport.changePassword(browser, password, next)
    expect(await elsewhere.rest('GET', '/api/private/estates')).toMatchObject({ status: 401, code: 'unauthenticatedUser' })
    expect(await transport.currentUser(elsewhere)).toMatchObject({ status: 200, value: { isAnonymous: true } })
    expect(await browser.rest('GET', '/api/private/estates')).toMatchObject({ status: 200 })
    expect(await people.sessionsOf(userId)).toHaveLength(1)
  })

  test('ends tokens and calendar links where that is asked for, and nothing where it is declined', async () => {
    const acting = async () => {
      const { browser, userId, accountId } = await people.signedIn()
      const estate = await people.world.estate()
      await people.world.own(estate.id, accountId)
      const { value } = await browser.gql('mutation { createAccessToken(input: { name: "Regneark", scope: read, days: 30 }) { token } }')
      const feed = 'mutation ($id: ID!) { createCalendarFeed(input: { estateId: $id, language: nb }) { id } }'
      expect(await browser.gql(feed, { id: estate.id })).toMatchObject({ code: undefined })
      const elsewhere = await people.world.signIn(userId, accountId)
      const { token } = value as { token: string }
      const byToken = async () =>
        (
          await people.world
            .anonymous()
            .with({ authorization: `Bearer ${token}` })
            .get('/api/private/estates')
        ).status
      const feeds = () => people.world.sql('select 1 from calendar_feed where account_id = $1', [accountId])
      const left = async () => [await byToken(), (await elsewhere.get('/api/private/estates')).status, (await feeds()).length]
      return { browser, left }
    }
    const change = (signOutElsewhere?: boolean) => ({ oldPassword: password, newPassword: next, signOutElsewhere })
    for (const [asked, left] of [
      [true, [401, 401, 0]],
      [false, [200, 200, 1]],
      [undefined, [200, 401, 1]],
    ] as const) {
      const person = await acting()
      const { status } =
        name === 'REST'
          ? await person.browser.rest('POST', '/api/public/profile/user/change-password', change(asked))
          : await person.browser.gql(
              'mutation ($oldPassword: String!, $newPassword: String!, $signOutElsewhere: Boolean) { changePassword(input: { oldPassword: $oldPassword, newPassword: $newPassword, signOutElsewhere: $signOutElsewhere }) }',
              change(asked),
            )
      expect(status).toBeLessThan(300)
      expect(await person.left()).toEqual(left)
      expect(await person.browser.rest('GET', '/api/private/estates')).toMatchObject({ status: 200 })
    }
  })

  test.each([
    [undefined, 'og du er logget ut alle andre steder.'],
    [true, 'og du er logget ut alle andre steder.'],
    [false, 'Passordet ditt i Grunnmur er byttet.'],
  ])('is told by mail, whoever else is signed out by it: %s', async (signOutElsewhere, said) => {
    const { browser, email } = await people.signedIn()
    const body = { oldPassword: password, newPassword: next, signOutElsewhere }
    expect(await browser.rest('POST', '/api/public/profile/user/change-password', body)).toMatchObject({ status: 204 })
    const told = (await mailsTo(people.world, email)).at(-1)
    expect(told?.subject).toBe('Passordet ditt er byttet')
    expect(told?.text).toContain(said)
  })

  test('needs the one that is in use', async () => {
    const { browser, email } = await people.signedIn()
    expect(await transport.changePassword(browser, 'Blå-dør-8', next)).toMatchObject({ status: 422, code: 'badCurrentPassword' })
    expect(await transport.login(people.visitor(), email, password)).toMatchObject({ status: 200 })
  })

  test('needs one to change', async () => {
    const { browser, userId } = await people.signedIn()
    await people.world.sql('update app_user set password_hash = null where id = $1', [userId])
    expect(await transport.changePassword(browser, password, next)).toMatchObject({ status: 422, code: 'userHasNoPassword' })
  })

  test.each([
    ['', 'required'],
    ['Aa1!aaa', 'tooShort'],
    [`Aa1!${'a'.repeat(125)}`, 'tooLong'],
    ['Aa!aaaaa', 'passwordDigit'],
    ['AA1!AAAA', 'passwordLowercase'],
    ['aa1!aaaa', 'passwordUppercase'],
    ['Aa1aaaaa', 'passwordSpecial'],
    ['Aa1!\0aaaa', 'notValid'],
    ['Password1!', 'passwordCommon'],
    ['SOMMER2026!', 'passwordLowercase'],
    ['Sommer2026!', 'passwordCommon'],
  ])('does not take %j: %s', async (newPassword, fault) => {
    const { browser } = await people.signedIn()
    expect(await transport.changePassword(browser, password, newPassword)).toMatchObject({
      status: 422,
      code: 'unprocessableEntity',
      details: { fields: { newPassword: fault } },
    })
  })

  test.each([' Aa1! aaa ', `Aa1!${'a'.repeat(124)}`, 'Åå1!ææææ', 'Aa1!é'.normalize('NFD').padEnd(9, 'x'), `Aa1!${'漢'.repeat(60)}`])(
    'keeps %j to the letter',
    async (newPassword) => {
      const { browser, email } = await people.signedIn()
      expect(await transport.changePassword(browser, password, newPassword)).toMatchObject({ code: undefined })
      expect(await transport.login(people.visitor(), email, newPassword)).toMatchObject({ status: 200 })
      for (const almost of [newPassword.trim(), newPassword.slice(0, -1), newPassword.normalize('NFC')].filter(
        (text) => text !== newPassword,
      ))
        expect(await transport.login(people.visitor(), email, almost)).toMatchObject({ code: 'loginFailure' })
    },
  )

  test('is for those who are signed in', async () => {
    expect(await transport.changePassword(people.visitor(), password, next)).toMatchObject({ status: 401, code: 'unauthenticatedUser' })
  })

  test('guesses no more often than at the front door', async () => {
    const { browser, email } = await people.signedIn()
    const codes = []
    for (let i = 0; i < 11; i++) codes.push((await transport.changePassword(browser, `Blå-dør-${i}x`, next)).code)
    expect(codes).toEqual([...Array<string>(10).fill('badCurrentPassword'), 'cannotHandleTheRequest'])
    expect(await transport.changePassword(browser, password, next)).toMatchObject({ status: 429, details: { reason: 'tooMany' } })
    expect(await transport.login(people.visitor(), email, password)).toMatchObject({ status: 200 })
  })
})

test('of changes that come at once from one old password, one counts', async () => {
  const { browser, email } = await people.signedIn()
  const wanted = Array.from({ length: 5 }, (_, i) => `Grønn-port-${i}`)
  const answers = await Promise.all(wanted.map((newPassword) => rest.changePassword(browser, password, newPassword)))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 'badCurrentPassword')).toHaveLength(4)
  const kept = wanted[answers.findIndex(({ status }) => status === 204)]!
  expect(await rest.login(people.visitor(), email, kept)).toMatchObject({ status: 200 })
})

test('whoever signs in with the old password while it changes is not let stay', async () => {
  const { browser, email, userId } = await people.signedIn()
  const latecomers = Array.from({ length: 6 }, () => people.visitor())
  await Promise.all([
    rest.changePassword(browser, password, next),
    ...latecomers.map((latecomer) => rest.login(latecomer, email, password)),
  ])
  expect(await people.sessionsOf(userId)).toHaveLength(1)
  for (const latecomer of latecomers) expect(await rest.currentUser(latecomer)).toMatchObject({ value: { isAnonymous: true } })
})
