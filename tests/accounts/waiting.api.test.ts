import { describe, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import { craftsmen, delivered } from '#tests/mailbox/sending.ts'
import { archiving, letIn, planned, task } from '#tests/maintenance/plan.ts'
import { bathroom } from '#tests/projects/controls.ts'
import { ordering } from '#tests/projects/order.ts'
import { quoting } from '#tests/projects/quoting.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'

const WAITING = `{ waiting { count groups { urgency count matters { kind recordId title place who day since amount count estateId addressLine1
  projectId buildingId areaId } } next { kind title day } } }`
interface Waiting {
  count: number
  groups: { urgency: string; count: number; matters: Record<string, unknown>[] }[]
  next: Record<string, unknown> | null
}
const waits = async (by: Client) => (await by.gql(WAITING)).data['waiting'] as Waiting
/** What there is, as `urgency kind`. */
const kinds = async (by: Client) =>
  (await waits(by)).groups.flatMap(({ urgency, matters }) => matters.map(({ kind }) => `${urgency} ${String(kind)}`))

describe('what waits for an account', async () => {
  const world = await sharedWorld()

  test('is its maintenance that is due, its insurances that run out and its unread mail, what burns most first', async () => {
    const estate = await planned(world)
    expect(await waits(estate.owner)).toEqual({ count: 0, groups: [], next: null })
    const later = await task(estate, { title: 'Beis kledning', startDate: inDays(40) })
    expect(await waits(estate.owner)).toMatchObject({ count: 0, next: { kind: 'task', title: 'Beis kledning', day: inDays(40) } })
    const soon = await task(estate, { title: 'Lekeplasskontroll', areaId: later.areaId, startDate: inDays(3) })
    const late = await task(estate, { title: 'Spyle sandfang', areaId: later.areaId, startDate: inDays(-14) })
    await world.sql("insert into insurance_document (estate_id, kind, company, valid_to) values ($1, 'insurance', 'Trygg', $2)", [
      estate.id,
      inDays(4),
    ])
    const sender = await craftsmen(world)
    await delivered(sender.professional, estate, ['Samsvarserklæring', 'Kontroll'])
    const found = await waits(estate.owner)
    expect(found).toMatchObject({
      count: 4,
      next: null,
      groups: [
        { urgency: 'overdue', count: 1, matters: [{ kind: 'task', recordId: late.taskId, title: 'Spyle sandfang', day: inDays(-14) }] },
        {
          urgency: 'thisWeek',
          count: 2,
          matters: [
            { kind: 'task', recordId: soon.taskId, estateId: estate.id, areaId: soon.areaId },
            { kind: 'insurance', title: 'Trygg', day: inDays(4) },
          ],
        },
        { urgency: 'mail', count: 1, matters: [{ kind: 'mail', recordId: sender.id, title: 'Kontroll', count: 2 }] },
      ],
    })
    await estate.owner.put(archiving(estate, late.taskId), { doneDate: inDays(0) })
    expect((await waits(estate.owner)).count).toBe(3)
  })

  test('tells nobody else of it, nor of what is closed to them', async () => {
    const estate = await planned(world)
    await task(estate, { startDate: inDays(-3) })
    expect((await waits(estate.owner)).count).toBe(1)
    expect((await waits(await world.account())).count).toBe(0)
    expect((await waits(await estate.guest('edit'))).count).toBe(0)
    const company = await letIn(world, estate, { paysItself: true })
    expect(await kinds(company)).toEqual([])
    await world.sql("insert into permission (account_id, subject, effect, action) values ($1, $2, 'deny', 'read')", [
      estate.owner.accountId,
      `estate/${estate.id}/maintenance-plan`,
    ])
    expect((await waits(estate.owner)).count).toBe(0)
  })

  test('comes to a company as far as it is responsible, and to an owner once it says that it was done', async () => {
    const estate = await planned(world)
    const company = await letIn(world, estate, { paysItself: true })
    const [firm] = await world.sql<{ id: string }>(
      `insert into maintenance_supplier (estate_id, name, trade, email, phone) values ($1, 'Nordtak', 'roofer', 'tak@nordtak.example', '+4768050140') returning id`,
      [estate.id],
    )
    await world.sql('update access_link set supplier_id = $2 where estate_id = $1', [estate.id, firm!.id])
    const { taskId } = await task(estate, { startDate: inDays(-1), responsibleKind: 'supplier', responsibleId: firm!.id })
    expect(await kinds(company)).toEqual(['overdue task'])
    expect(await kinds(estate.owner)).toEqual([])
    await world.sql('update estate set confirms_suppliers = true where id = $1', [estate.id])
    await company.put(archiving(estate, taskId), { doneDate: inDays(0), cost: 900 })
    expect(await kinds(company)).toEqual([])
    expect(await waits(estate.owner)).toMatchObject({
      groups: [{ urgency: 'others', matters: [{ kind: 'taskToConfirm', title: 'Rens av takrenner', amount: 900 }] }],
    })
  })

  test('is of an order whoever can answer it: first whoever leads the project, then the owner', async () => {
    const { leader, owner, plumber, make, move, projectId } = await ordering(world)
    const { orderId } = await make(plumber.admin, { title: 'Varmekabler' })
    expect(await waits(leader)).toMatchObject({
      groups: [{ urgency: 'others', matters: [{ kind: 'orderToRelease', recordId: orderId, projectId, title: 'Varmekabler' }] }],
    })
    expect(await kinds(owner)).toEqual([])
    await move(leader, orderId, 'readyForCustomer')
    expect(await kinds(leader)).toEqual([])
    expect(await kinds(owner)).toEqual(['others orderToAnswer'])
    await owner.put('/api/private/order/reject', { orderId, reason: 'For dyrt' })
    expect(await kinds(owner)).toEqual([])
    expect(await kinds(leader)).toEqual(['others orderToChange'])
  })

  test('is the price that a firm is asked for, and then the prices that came in', async () => {
    const { leader, owner, plumber, tiler, ask, listed, give, orderId } = await quoting(world)
    await ask(leader, undefined, { answerBy: inDays(3) })
    await world.sql('update order_quotation set answer_by = $2 where order_id = $1', [orderId, inDays(-1)])
    expect(await waits(plumber.admin)).toMatchObject({
      groups: [{ urgency: 'overdue', matters: [{ kind: 'quotationToGive', title: 'Nye fliser' }] }],
    })
    expect(await kinds(tiler.admin)).toEqual([])
    await give(plumber.admin, (await listed())[0]!)
    expect(await kinds(plumber.admin)).toEqual([])
    expect(await kinds(leader)).toEqual(['others quotationsToCompare'])
    expect(await kinds(owner)).toEqual([])
  })

  test('is of a deviation whoever mends it, then whoever raised it; and of a project over time whoever leads it', async () => {
    const { admin, pro, projectId, estate } = await bathroom(world)
    const [mender] = await world.sql<{ id: string }>(
      "insert into project_participant (estate_id, project_id, role, account_id) values ($1, $2, 'ProjectManager', $3) returning id",
      [estate.id, projectId, pro.accountId],
    )
    const [found] = await world.sql<{ id: string }>(
      `insert into project_deviation (estate_id, project_id, number, text, responsible_id, due_date, raised_by_account_id)
        values ($1, $2, 1, 'Sprekk i flis', $3, $4, $5) returning id`,
      [estate.id, projectId, mender!.id, inDays(-2), estate.owner.accountId],
    )
    expect(await waits(pro)).toMatchObject({
      groups: [
        {
          urgency: 'overdue',
          matters: [
            {
              kind: 'deviationToMend',
              recordId: found!.id,
              title: 'Sprekk i flis',
              place: 'Nytt bad',
              who: expect.stringMatching(/^Eier/),
            },
          ],
        },
      ],
    })
    expect(await kinds(estate.owner)).toEqual([])
    await world.sql("update project_deviation set status = 'mended', mended_at = now() where id = $1", [found!.id])
    expect(await kinds(pro)).toEqual([])
    expect(await kinds(estate.owner)).toEqual(['others deviationToConfirm'])
    await world.sql('update project set end_date = $2 where id = $1', [projectId, inDays(-1)])
    expect(await kinds(admin)).toEqual(['overdue projectToComplete'])
  })

  test('is of points that must be looked at whoever leads the project, but never who has finished them', async () => {
    const site = await bathroom(world, { needsVerification: true })
    const [membrane, drain] = [await site.point(), await site.point('fallToDrain')]
    await site.pro.put(membrane.url, { isCompleted: true })
    await site.pro.put(drain.url, { isCompleted: true })
    expect(await waits(site.admin)).toMatchObject({
      groups: [
        {
          urgency: 'others',
          matters: [
            {
              kind: 'pointsToVerify',
              recordId: membrane.controlAreaId,
              projectId: site.projectId,
              title: 'Våtrom',
              place: 'Nytt bad',
              count: 2,
              who: expect.stringMatching(/\w/) as string,
            },
          ],
        },
      ],
    })
    const counted = (by: Client) => by.get(`/api/private/project/${site.projectId}`)
    expect((await counted(site.admin)).body).toMatchObject({ completedPointCount: 2, awaitingPointCount: 2 })
    const { data } = await site.admin.gql(WAITING, undefined, { 'accept-language': 'en' })
    expect(JSON.stringify(data)).toContain('Wet areas')
    expect(await kinds(site.pro)).toEqual([])
    expect(await kinds(site.estate.owner)).toEqual([])
    const input = { projectId: site.projectId, controlAreaId: drain.controlAreaId, controlPointId: drain.controlPointId, version: 2 }
    await site.admin.gql('mutation ($input: VerifyControlPointInput!) { verifyControlPoint(input: $input) { id } }', { input })
    expect(await waits(site.admin)).toMatchObject({ groups: [{ matters: [{ kind: 'pointsToVerify', count: 1 }] }] })
    await site.admin.post(`${membrane.url}/reopen`)
    await site.admin.put(membrane.url, { isCompleted: true })
    expect(await kinds(site.admin)).toEqual([])
    await site.close()
    expect(await kinds(await site.as('Admin'))).toEqual([])
  })

  test('is no point where none has to be looked at again', async () => {
    const { admin, pro, point, projectId } = await bathroom(world)
    await pro.put((await point()).url, { isCompleted: true })
    expect(await kinds(admin)).toEqual([])
    expect((await admin.get(`/api/private/project/${projectId}`)).body).toMatchObject({ completedPointCount: 1, awaitingPointCount: 0 })
  })

  test('is the paper that was asked for, by its name; and once it is late whoever asked chases it', async () => {
    const { leader, plumber, owner, projectId, estate } = await ordering(world)
    await world.sql(
      `with asked as (select * from project_participant t where t.project_id = $2::uuid and t.subcontractor_id = $3),
        link as (insert into supplier_link (estate_id, project_id, participant_id, key_hash, expires_at)
          select $1, $2::uuid, t.id, sha256($2::uuid::text::bytea), now() + interval '30 days' from asked t returning id)
        insert into paper_request (estate_id, project_id, code, participant_id, name, email, language, needed_by, link_id, expires_at)
        select $1, $2::uuid, 'plumbing', t.id, 'Rør', 'ror@ror.example', 'nb', $4, link.id, now() + interval '30 days' from asked t, link`,
      [estate.id, projectId, plumber.subcontractorId, inDays(-1)],
    )
    const [mine, theirs] = [await waits(plumber.admin), await waits(leader)]
    expect(mine).toMatchObject({
      groups: [{ urgency: 'overdue', matters: [{ kind: 'paperToDeliver', title: expect.stringMatching(/^[A-ZÆØÅ]/) }] }],
    })
    expect(theirs).toMatchObject({ groups: [{ urgency: 'overdue', matters: [{ kind: 'paperToChase' }] }] })
    expect(await kinds(owner)).toEqual([])
  })

  test('is the plan that a company is asked to take up, for those who lead it', async () => {
    const estate = await planned(world)
    const company = await world.company()
    await world.sql("insert into access_link (estate_id, company_id, status) values ($1, $2, 'unclaimed')", [estate.id, company.id])
    expect(await kinds(await company.as('Leader'))).toEqual(['others planToAnswer'])
    expect(await kinds(await company.as('Professional'))).toEqual([])
  })
})
