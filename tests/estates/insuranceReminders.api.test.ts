import { afterAll, describe, expect, test } from 'vitest'
import { remindOfInsurances } from '#server/estates/insurance/reminders.ts'
import { readMail } from '#server/mail/outbox.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'

describe('the end of an insurance', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  const remind = () => remindOfInsurances(world.app)
  const today = "(now() at time zone 'Europe/Oslo')::date"
  const insured = async ({ id }: TestEstate, { endsIn, kind = 'insurance' }: { endsIn: number; kind?: string }) =>
    (
      await world.sql<{ id: string; day: string }>(
        `insert into insurance_document (estate_id, kind, company, valid_to) values ($1, $2, 'Trygg Mur', ${today} + $3::int)
          returning id, to_char(valid_to, 'DD.MM.YYYY') "day"`,
        [id, kind, endsIn],
      )
    )[0]!
  const moved = (id: string, endsIn: number) =>
    world.sql(`update insurance_document set valid_to = ${today} + $2::int where id = $1`, [id, endsIn])
  const mailsTo = async ({ userId }: { userId: string }) => {
    const found = await world.sql<{ id: string; to: string; template: string; language: 'nb' | 'en'; sealed: Buffer }>(
      `select m.id, to_email "to", template, m.language, data_sealed sealed from outbox_mail m join app_user u on u.email = m.to_email
        where u.id = $1 order by m.id`,
      [userId],
    )
    return found.map((mail) => readMail(world.app.config, mail)!)
  }

  test('is told to the owner thirty days ahead, and once, however many servers look', async () => {
    const estate = await world.estate({ address_line1: 'Solveien 12' })
    const { id } = await insured(estate, { endsIn: 31 })
    await remind()
    expect(await mailsTo(estate.owner)).toEqual([])
    await moved(id, 30)
    await Promise.all([remind(), remind(), remind()])
    await remind()
    const [mail, ...more] = await mailsTo(estate.owner)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: expect.stringMatching(/^Forsikringen på en eiendom går ut \d\d\.\d\d\.\d{4}$/) })
    expect(mail!.text).toContain(`/private/estate/${estate.id}/insurance`)
    expect(mail!.text).toContain('Trygg Mur')
  })

  test('is told anew where it was moved, and not where something else was changed', async () => {
    const estate = await world.estate()
    const { id } = await insured(estate, { endsIn: 10 })
    await remind()
    await world.sql(`update insurance_document set company = 'Ny Mur' where id = $1`, [id])
    await remind()
    expect(await mailsTo(estate.owner)).toHaveLength(1)
    await moved(id, 375)
    await remind()
    expect(await mailsTo(estate.owner)).toHaveLength(1)
    await moved(id, 25)
    await remind()
    expect(await mailsTo(estate.owner)).toHaveLength(2)
  })

  test('is told on its last day, and no more after it', async () => {
    const [last, over] = [await world.estate(), await world.estate()]
    const { day } = await insured(last, { endsIn: 0 })
    await insured(over, { endsIn: -1 })
    await remind()
    expect(await mailsTo(last.owner)).toMatchObject([{ subject: expect.stringContaining(day) }])
    expect(await mailsTo(over.owner)).toEqual([])
  })

  test('is told to each owner in their language, and to nobody else', async () => {
    const estate = await world.estate({ address_line1: 'Fjordgata 3' })
    const [second, blocked, closed, guest] = [
      await estate.coOwner(),
      await estate.coOwner(),
      await estate.coOwner(),
      await estate.guest('edit'),
    ]
    await world.sql(`update app_user set language = 'en' where id = $1`, [second.userId])
    await world.sql('update account set is_disabled = true where id = $1', [blocked.accountId])
    await world.permit(closed.accountId, { subject: `estate/${estate.id}/insurance`, effect: 'deny', action: 'read' })
    await insured(estate, { endsIn: 20, kind: 'broker' })
    await remind()
    expect(await mailsTo(estate.owner)).toMatchObject([
      { subject: expect.stringContaining('Avtalen på en eiendom går ut'), text: expect.stringContaining('på Fjordgata 3') },
    ])
    expect(await mailsTo(second)).toMatchObject([
      { subject: expect.stringContaining('The agreement on a property ends on'), text: expect.stringContaining('on Fjordgata 3') },
    ])
    for (const other of [blocked, closed, guest]) expect(await mailsTo(other)).toEqual([])
  })

  test('is told to somebody who owns it through two accounts as one', async () => {
    const estate = await world.estate()
    const company = await world.company()
    const [{ id }] = (await world.sql<{ id: string }>(
      `insert into account (user_id, account_type, company_id, name) values ($1, 'company', $2, 'Eier') returning id`,
      [estate.owner.userId, company.id],
    )) as [{ id: string }]
    await world.own(estate.id, id)
    await insured(estate, { endsIn: 5 })
    await remind()
    expect(await mailsTo(estate.owner)).toHaveLength(1)
  })
})
