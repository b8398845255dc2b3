import { afterAll, describe, expect, test } from 'vitest'
import { sendResetLink } from '#server/accounts/passwordToken/resetLink.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { readMail } from '#server/mail/outbox.ts'
import { providersWorld } from '#tests/accounts/providersWorld.ts'
import { travel } from '#tests/accounts/traveller.ts'

describe('whoever reads the mails of an address and chooses a password by them', async () => {
  const { bank, office, world, known, proven, number, close } = await providersWorld()
  afterAll(close)

  /** An account that somebody made with an address that nobody has shown to be theirs. */
  async function taken() {
    const person = await world.account()
    const email = `kari-${uuidv7()}@test.example`
    await world.sql('update app_user set email = $2, email_verified_at = null where id = $1', [person.userId, email])
    return { person, email }
  }

  async function chooses(email: string) {
    await sendResetLink(world.app, email)
    const [row] = await world.sql<{ id: string; to: string; template: string; language: 'nb'; sealed: Buffer }>(
      'select id, to_email "to", template, language, data_sealed sealed from outbox_mail where to_email = $1 order by id desc limit 1',
      [email],
    )
    const [, token] = /\/([\w-]{43})(?![\w-])/.exec(readMail(world.app.config, row!)!.text)!
    const made = await world.anonymous().post('/api/public/profile/user/create-password', { token, password: 'Grønn-port-8' })
    expect(made.status).toBe(204)
  }

  test('leaves nobody in who was linked before', async () => {
    const { person, email } = await taken()
    const sub = await known(office)
    await travel(world, office, { as: sub, purpose: 'link', token: person.token })
    expect(await travel(world, office, { as: sub })).toMatchObject({ isSignedIn: true })
    await chooses(email)
    expect(await travel(world, office, { as: sub })).toMatchObject({ to: '/login?electronicId=unknown', isSignedIn: false })
  })

  test('leaves nobody in whose number was proven before the address was', async () => {
    const { person, email } = await taken()
    const sub = await known(bank, { nin: number().text })
    await travel(world, bank, { as: sub, purpose: 'prove', token: person.token })
    expect((await proven(person.userId)).hash).not.toBeNull()
    await chooses(email)
    expect(await proven(person.userId)).toEqual({ hash: null, at: null })
    expect(await travel(world, bank, { as: sub })).toMatchObject({ isSignedIn: false })
  })

  test('keeps the number that they have proven themselves, and is known by it', async () => {
    const person = await world.account()
    await world.sql('update app_user set email_verified_at = now() where id = $1', [person.userId])
    const [user] = await world.sql<{ email: string }>('select email::text email from app_user where id = $1', [person.userId])
    const sub = await known(bank, { nin: number().text })
    await travel(world, bank, { as: sub, purpose: 'prove', token: person.token })
    await travel(world, bank, { as: sub })
    await chooses(user!.email)
    expect((await proven(person.userId)).hash).not.toBeNull()
    expect(await travel(world, bank, { as: sub })).toMatchObject({ isSignedIn: true })
  })
})
