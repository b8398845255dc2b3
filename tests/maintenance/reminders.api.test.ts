import { afterAll, describe, expect, test } from 'vitest'
import { remindOfMaintenance } from '#server/maintenance/reminders/reminders.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'
import { archiving, letIn, planned, task } from './plan.ts'

/** Mondays at seven in Oslo. */
const monday = new Date('2031-06-02T05:00:00Z')
const nextMonday = new Date('2031-06-09T05:00:00Z')
const tuesday = new Date('2031-06-03T09:00:00Z')

describe('maintenance that is due', async () => {
  const world = await createWorld({ PUBLIC_URL: 'http://grunnmur.example' })
  afterAll(() => world.close())
  const remind = (now = monday) => remindOfMaintenance(world.app, now)
  const mails = async (person: { userId: string }) => mailsTo(world, await emailOf(world, person))
  const due = (estate: TestEstate, title: string, startDate: string, more: object = {}) => task(estate, { title, startDate, ...more })
  const supplier = async ({ id }: TestEstate, email: string) => {
    const [row] = await world.sql<{ id: string }>(
      `insert into maintenance_supplier (estate_id, name, trade, email, phone) values ($1, 'Blikk AS', 'tinsmith', $2, '+4768050001') returning id`,
      [id, email],
    )
    return row!.id
  }
  const give = (taskId: string, id: string, kind = 'supplier') =>
    world.sql('update maintenance_task set responsible_kind = $3, responsible_id = $2 where id = $1', [taskId, id, kind])
  const settle = () => world.sql('update maintenance_task set archived_at = now()')

  test('is told once a week, overdue first, with a way to each task, however many servers look', async () => {
    const estate = await planned(world)
    await world.sql(`update estate set address_line1 = 'Solveien 12' where id = $1`, [estate.id])
    const late = await due(estate, 'Rens av takrenner', '2031-05-20', { period: 'month', interval: 6 })
    await due(estate, 'Feiing', '2031-07-02')
    await due(estate, 'Maling', '2031-07-03')
    await Promise.all([remind(), remind(), remind()])
    await remind(tuesday)
    const [mail, ...more] = await mails(estate.owner)
    expect(more).toEqual([])
    expect(mail!.subject).toBe('Vedlikehold: 1 forfalt, 1 de neste 30 dagene')
    expect(mail!.text).toContain('Solveien 12\n- Rens av takrenner\n  Forfalt 20.05.2031 · ')
    expect(mail!.text).toMatch(/- Feiing\n {2}Innen 02\.07\.2031 · /)
    expect(mail!.text.indexOf('Rens av takrenner')).toBeLessThan(mail!.text.indexOf('Feiing'))
    expect(mail!.text).not.toContain('Maling')
    expect(mail!.text).toMatch(
      new RegExp(
        `http://grunnmur\\.example/private/estate/${estate.id}/maintenance/plan/building/[^/]+/area/${late.areaId}/listed/${late.taskId}`,
      ),
    )
    expect(mail!.html).toContain('Rens av takrenner</a>')
    await remind(nextMonday)
    expect(await mails(estate.owner)).toHaveLength(2)
    await settle()
  })

  test('is not told where there is nothing to tell', async () => {
    const estate = await planned(world)
    const { taskId } = await due(estate, 'Gjort', '2031-05-01')
    await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-01-02' })
    await due(estate, 'Langt frem', '2032-05-01')
    await remind()
    expect(await mails(estate.owner)).toEqual([])
    await settle()
  })

  test('is told to each owner of what they see to, in their language, estate by estate', async () => {
    const [estate, other] = [await planned(world), await planned(world)]
    const [second, blocked, closed, guest] = [
      await estate.coOwner(),
      await estate.coOwner(),
      await estate.coOwner(),
      await estate.guest('edit'),
    ]
    await world.sql(`update estate set address_line1 = 'Fjordgata 3' where id = $1`, [other.id])
    await world.own(other.id, second.accountId)
    await world.sql(`update app_user set language = 'en' where id = $1`, [second.userId])
    await world.sql('update account set is_disabled = true where id = $1', [blocked.accountId])
    await world.permit(closed.accountId, { subject: `estate/${estate.id}/maintenance-plan`, effect: 'deny', action: 'read' })
    await due(estate, 'Felles', '2031-06-05')
    await due(estate, 'Bare min', '2031-06-05', { responsibleKind: 'landlord', responsibleId: estate.owner.accountId })
    await due(other, 'Brygga', '2031-06-10')
    await remind()
    const [mine] = await mails(estate.owner)
    expect(mine!.subject).toBe('Vedlikehold: 2 de neste 30 dagene')
    const [theirs] = await mails(second)
    expect(theirs).toMatchObject({
      subject: 'Maintenance: 2 in the next 30 days',
      text: expect.stringContaining('Fjordgata 3\n- Brygga\n  By 10.06.2031'),
    })
    expect(theirs!.text).toContain('- Felles')
    expect(theirs!.text).not.toContain('Bare min')
    for (const nobody of [blocked, closed, guest]) expect(await mails(nobody)).toEqual([])
    await settle()
  })

  test('is the owners’ again where who saw to it owns the estate no more', async () => {
    const estate = await planned(world)
    const left = await estate.coOwner()
    await due(estate, 'Arvet', '2031-06-05', { responsibleKind: 'landlord', responsibleId: left.accountId })
    await world.sql('delete from estate_owner where account_id = $1', [left.accountId])
    await remind()
    expect((await mails(estate.owner))[0]!.text).toContain('- Arvet')
    expect(await mails(left)).toEqual([])
    await settle()
  })

  test('is told to a supplier without an account, by words that need none; with links where their company is let in', async () => {
    const estate = await planned(world)
    const { taskId } = await due(estate, 'Nye nedløp', '2031-06-05')
    await give(taskId, await supplier(estate, 'blikk@firma.example'))
    const pro = await letIn(world, estate)
    const inside = await due(estate, 'Beslag', '2031-06-05')
    await give(inside.taskId, await supplier(estate, await emailOf(world, pro)))
    await remind()
    const [mail] = await mailsTo(world, 'blikk@firma.example')
    expect(mail).toMatchObject({ subject: 'Vedlikehold: 1 de neste 30 dagene', text: expect.stringContaining('Hei, Blikk AS') })
    expect(mail!.text).toContain('Spør eieren om noe er uklart.')
    expect(mail!.text).not.toContain('/private/')
    expect(mail!.text).not.toContain('Beslag')
    expect((await mails(pro))[0]!.text).toContain(`/listed/${inside.taskId}`)
    expect(await mails(estate.owner)).toEqual([])
    await settle()
  })

  test('is told to a supplier without an account in the language of the owner', async () => {
    const estate = await planned(world)
    await world.sql(`update app_user set language = 'en' where id = $1`, [estate.owner.userId])
    const { taskId } = await due(estate, 'New gutters', '2031-06-05')
    await give(taskId, await supplier(estate, 'gutters@firma.example'))
    await remind()
    expect(await mailsTo(world, 'gutters@firma.example')).toMatchObject([{ subject: 'Maintenance: 1 in the next 30 days' }])
    await settle()
  })

  test('is not told to who does not want it, and again to who does', async () => {
    const estate = await planned(world)
    await due(estate, 'Rens', '2031-06-05')
    const choose = (isOn: boolean) =>
      estate.owner.gql('mutation ($isOn: Boolean!) { chooseMail(input: { kind: maintenance, isOn: $isOn }) { isOn } }', { isOn })
    expect((await choose(false)).data).toEqual({ chooseMail: { isOn: false } })
    await remind()
    expect(await mails(estate.owner)).toEqual([])
    await choose(true)
    await remind()
    expect(await mails(estate.owner)).toHaveLength(1)
    await settle()
  })
})

test('where the plan is switched off nobody is reminded', async () => {
  const world = await createWorld({ FEATURES: 'task-page' })
  expect(await world.sql("select from pgboss.schedule where name = 'maintenance-due'")).toEqual([])
  await world.close()
  const on = await createWorld()
  expect(await on.sql("select cron, timezone from pgboss.schedule where name = 'maintenance-due'")).toEqual([
    { cron: '0 7 * * 1', timezone: 'Europe/Oslo' },
  ])
  await on.close()
})
