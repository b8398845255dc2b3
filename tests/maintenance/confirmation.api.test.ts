import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { remindOfMaintenance } from '#server/maintenance/reminders/reminders.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { feed, fetched } from './calendar.ts'
import { archiving, daysOf, letIn, planned, plansOf, task } from './plan.ts'

const SETTINGS = 'query ($e: ID!) { maintenanceSettings(estateId: $e) { id confirmsSuppliers } }'
const WANT =
  'mutation ($e: ID!, $on: Boolean!) { setMaintenanceConfirmation(input: { estateId: $e, confirmsSuppliers: $on }) { confirmsSuppliers } }'
const WAITING = `query ($e: ID!) { tasksToConfirm(estateId: $e) { totalCount edges { node {
  id taskId title dueDate doneDate cost comment doneBy awaitsConfirmation file { id } } } } }`
const CONFIRM =
  'mutation ($e: ID!, $o: ID!) { confirmDoneTask(input: { estateId: $e, occurrenceId: $o }) { id doneDate awaitsConfirmation } }'
const BACK =
  'mutation ($e: ID!, $o: ID!, $why: String!) { sendBackDoneTask(input: { estateId: $e, occurrenceId: $o, reason: $why }) { id } }'
const MOVE = 'mutation ($input: MoveMaintenanceTaskInput!) { moveMaintenanceTask(input: $input) { nextDate } }'

describe('what a company marks as done', async () => {
  const world = await sharedWorld()

  const mailsTo = (template: string, { userId }: { userId: string }) =>
    world.sql('select m.language from outbox_mail m join app_user u on u.email = m.to_email where template = $1 and u.id = $2', [
      template,
      userId,
    ])
  async function confirming() {
    const estate = await planned(world)
    await estate.owner.gql(WANT, { e: estate.id, on: true })
    return { estate, company: await letIn(world, estate, { paysItself: true }) }
  }
  const waitingOn = async (estate: TestEstate) => {
    const { data } = await estate.owner.gql(WAITING, { e: estate.id })
    return (data['tasksToConfirm'] as { edges: { node: { id: string } & Record<string, unknown> }[] }).edges.map(({ node }) => node)
  }
  const archivedOf = async (estate: TestEstate) => {
    const { body } = await estate.owner.get(`/api/private/estate/${estate.id}/archived-tasks`)
    return body['items'] as Record<string, unknown>[]
  }

  test('is done at once where nobody wants to confirm it, and what owners mark always is', async () => {
    const estate = await planned(world)
    const company = await letIn(world, estate, { paysItself: true })
    expect((await estate.owner.gql(SETTINGS, { e: estate.id })).data).toEqual({
      maintenanceSettings: { id: estate.id, confirmsSuppliers: false },
    })
    const one = await task(estate)
    expect((await company.put(archiving(estate, one.taskId), { doneDate: '2026-02-01' })).body).toMatchObject({ awaitsConfirmation: false })
    expect((await estate.owner.gql(WANT, { e: estate.id, on: true })).data).toEqual({
      setMaintenanceConfirmation: { confirmsSuppliers: true },
    })
    const other = await task(estate)
    expect((await estate.owner.put(archiving(estate, other.taskId), { doneDate: '2026-02-01' })).body).toMatchObject({
      awaitsConfirmation: false,
    })
    expect(await archivedOf(estate)).toHaveLength(2)
  })

  test('awaits an owner: it is told, and stays in the plan and the year while the series stays where it is', async () => {
    const { estate, company } = await confirming()
    const { taskId, url } = await task(estate, { period: 'month', interval: 1, startDate: '2026-01-31', endDate: '2026-03-31' })
    const fileId = await company.upload('etter.png', await png(), 'image')
    const said = { doneDate: '2026-02-02', cost: 1200, comment: 'Byttet pakning', fileId }
    const answer = await company.put(archiving(estate, taskId), said)
    expect(answer).toMatchObject({ status: 200, body: { awaitsConfirmation: true, doneDate: '2026-02-02', dueDate: '2026-01-31' } })
    expect(await waitingOn(estate)).toMatchObject([
      { taskId, title: 'Rens av takrenner', doneDate: '2026-02-02', cost: 1200, comment: 'Byttet pakning', file: { id: fileId } },
    ])
    expect(await archivedOf(estate)).toEqual([])
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-01-31', status: 'active', archived: [] })
    expect((await daysOf(estate, 'year=2026')).map(({ date, state }) => [date, state])).toEqual([
      ['2026-01-31', 'awaiting'],
      ['2026-02-28', 'overdue'],
      ['2026-03-31', 'overdue'],
    ])
    expect(await mailsTo('doneReported', estate.owner)).toHaveLength(1)
    expect((await company.put(archiving(estate, taskId), { ...said, fileId: null, dueDate: '2026-01-31' })).body).toMatchObject({
      details: { reason: 'transition' },
    })
    const move = { estateId: estate.id, taskId, dueDate: '2026-01-31', movedTo: '2026-05-01' }
    expect((await estate.owner.gql(MOVE, { input: move })).error).toMatchObject({ details: { reason: 'transition' } })
    await estate.owner.put(url, { title: 'Renner', priority: 1, startDate: '2026-01-31', period: 'month', interval: 2 })
    expect(await waitingOn(estate)).toHaveLength(1)
  })

  test('is not overdue meanwhile, where plans are counted, in a calendar or in a reminder', async () => {
    const { estate, company } = await confirming()
    const once = await task(estate, { title: 'Beslag' })
    const { taskId } = await task(estate, {
      areaId: once.areaId,
      period: 'month',
      interval: 1,
      startDate: '2026-01-31',
      endDate: '2026-02-28',
    })
    const calendar = await feed(estate)
    const isCounted = async (overdueCount: number) => {
      const { body } = await estate.owner.get(`${plansOf(estate)}/maintenance-plan-buildings`)
      expect(body).toMatchObject([{ taskCount: 2, overdueCount, areas: [{ taskCount: 2, overdueCount }] }])
    }
    const written = async () => (await fetched(world.anonymous(), calendar)).events.map(({ summary }) => summary).sort()
    await isCounted(2)
    await company.put(archiving(estate, once.taskId), { doneDate: '2026-02-02' })
    await isCounted(1)
    await company.put(archiving(estate, taskId), { doneDate: '2026-02-02' })
    await isCounted(1)
    expect(await written()).toEqual([
      'Forfalt: Rens av takrenner',
      'Venter på bekreftelse: Beslag',
      'Venter på bekreftelse: Rens av takrenner',
    ])
    await company.put(archiving(estate, taskId), { doneDate: '2026-03-02', dueDate: '2026-02-28' })
    await isCounted(0)
    await remindOfMaintenance(world.app, new Date('2031-06-02T05:00:00Z'))
    expect(await mailsTo('maintenanceDue', estate.owner)).toEqual([])
  })

  test('is archived as it was said once an owner confirms it; of two who do, one', async () => {
    const { estate, company } = await confirming()
    const coOwner = await estate.coOwner()
    const { taskId, url } = await task(estate)
    await company.put(archiving(estate, taskId), { doneDate: '2026-02-02', comment: 'Ferdig' })
    const [{ id }] = (await waitingOn(estate)) as [{ id: string }]
    const answers = await Promise.all([estate.owner, coOwner].map((owner) => owner.gql(CONFIRM, { e: estate.id, o: id })))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect(answers.find(({ error }) => error)?.error).toMatchObject({ details: { reason: 'transition' } })
    expect(await archivedOf(estate)).toMatchObject([{ taskId, doneDate: '2026-02-02', comment: 'Ferdig' }])
    expect(await waitingOn(estate)).toEqual([])
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'archived', nextDate: null })
    expect(await mailsTo('doneAnswered', company)).toHaveLength(1)
  })

  test('moves the series on, and one that follows completion from the day it was done', async () => {
    const { estate, company } = await confirming()
    const { taskId, url } = await task(estate, { period: 'month', interval: 1, startDate: '2026-01-31', basis: 'completion' })
    await company.put(archiving(estate, taskId), { doneDate: '2026-02-10' })
    await estate.owner.gql(CONFIRM, { e: estate.id, o: (await waitingOn(estate))[0]!.id })
    expect((await estate.owner.get(url)).body).toMatchObject({ nextDate: '2026-03-10', archived: [{ doneDate: '2026-02-10' }] })
  })

  test('is sent back with a reason, to the day it was moved to', async () => {
    const { estate, company } = await confirming()
    const { taskId, url } = await task(estate)
    const move = { estateId: estate.id, taskId, dueDate: '2026-01-31', movedTo: '2026-04-01' }
    await estate.owner.gql(MOVE, { input: move })
    await company.put(archiving(estate, taskId), {
      doneDate: '2026-02-02',
      fileId: await company.upload('etter.png', await png(), 'image'),
    })
    const [{ id }] = (await waitingOn(estate)) as [{ id: string }]
    const why = { e: estate.id, o: id, why: '' }
    expect((await estate.owner.gql(BACK, why)).error).toMatchObject({ details: { fields: { reason: 'required' } } })
    expect((await estate.owner.gql(BACK, { ...why, why: 'Det lekker' })).data).toEqual({ sendBackDoneTask: { id: taskId } })
    expect((await estate.owner.gql(BACK, { ...why, why: 'Det lekker' })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await estate.owner.get(url)).body).toMatchObject({ status: 'active', nextDate: '2026-04-01' })
    expect(await waitingOn(estate)).toEqual([])
    expect(await mailsTo('doneAnswered', company)).toHaveLength(1)
    expect((await company.put(archiving(estate, taskId), { doneDate: '2026-02-20' })).body).toMatchObject({ awaitsConfirmation: true })
  })

  test('is taken over by an owner who archives it, and goes with its task', async () => {
    const { estate, company } = await confirming()
    const { taskId } = await task(estate)
    await company.put(archiving(estate, taskId), {
      doneDate: '2026-02-02',
      fileId: await company.upload('etter.png', await png(), 'image'),
    })
    expect((await estate.owner.put(archiving(estate, taskId), { doneDate: '2026-02-03' })).body).toMatchObject({ doneDate: '2026-02-03' })
    expect(await waitingOn(estate)).toEqual([])
    const other = await task(estate)
    await company.put(archiving(estate, other.taskId), {
      doneDate: '2026-02-02',
      fileId: await company.upload('etter.png', await png(), 'image'),
    })
    expect((await estate.owner.delete(other.url)).status).toBe(204)
    expect(await waitingOn(estate)).toEqual([])
  })

  test('is answered by nobody else, and a stranger’s is not found', async () => {
    const { estate, company } = await confirming()
    const other = await planned(world)
    const { taskId } = await task(estate)
    await company.put(archiving(estate, taskId), { doneDate: '2026-02-02' })
    const [{ id }] = (await waitingOn(estate)) as [{ id: string }]
    const reader = await estate.guest('read')
    for (const one of [company, reader])
      expect((await one.gql(CONFIRM, { e: estate.id, o: id })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await company.gql(WANT, { e: estate.id, on: false })).error).toMatchObject({ code: 'authorizationFailure' })
    expect((await other.owner.gql(CONFIRM, { e: other.id, o: id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await other.owner.gql(CONFIRM, { e: estate.id, o: id })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await estate.owner.gql(CONFIRM, { e: estate.id, o: uuidv7() })).error).toMatchObject({ code: 'entityNotFound' })
    expect((await company.get(`${plansOf(estate)}/tasks/${taskId}`)).status).toBe(200)
  })
})
