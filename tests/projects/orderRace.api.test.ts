import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Agreed } from '#schema/projects/agreed.ts'
import { type OrderDoer, orderMoves } from '#schema/projects/orderMoves.ts'
import { OrderGrant } from '#server/access/orderGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { approve } from '#server/projects/orderApproval/approving.ts'
import { moved } from '#server/projects/orderMoves/moving.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering } from './order.ts'

const rounds = 500
const atOnce = 5

/** Orders that await an answer, each as it was released, in one statement. */
const waiting = (world: World, projectId: string) =>
  world.sql<{ id: string }>(
    `insert into project_order (estate_id, project_id, number, type, status, title, side, made_by_name, net_ore, vat_ore, released_at)
      select p.estate_id, p.id, n, 'quote', 'readyForCustomer', 'Nye fliser', 'company', 'Noen', 10000, 2500, now()
      from project p, generate_series(1, $2::int) n where p.id = $1 returning id`,
    [projectId, rounds],
  )

const paper = () => {
  const name = 'bestilling.pdf'
  const told = { name, urlName: name, type: 'application/pdf', purpose: 'document', width: null, height: null } as const
  return { ...told, id: uuidv7(), size: 4, sha256: randomBytes(32) }
}
const agreed = { approvedAt: new Date().toISOString(), approvedBy: { name: 'Kari', email: 'kari@test.example' }, grossOre: 12500 } as Agreed

const move = orderMoves.find(({ from, action }) => from === 'readyForCustomer' && action === 'approve')!

/** What becomes of a step: done, or why not. */
async function stepOf(run: Promise<unknown>) {
  try {
    await run
    return 'done'
  } catch (error) {
    if (error instanceof AppError) return error.details?.reason ?? error.code
    throw error
  }
}

test('of a customer who approves and a leader who withdraws in the same instant exactly one does, and nothing is half done', async () => {
  const world = await sharedWorld()
  const { company, leader, owner, estate, projectId } = await ordering(world)
  const orders = await waiting(world, projectId)
  const { db } = world.app
  const within = { projectId, estateId: estate.id, companyId: company.id, versionMustBeGiven: true }
  const as = (who: typeof leader, doer: OrderDoer, orderId: string, run: (grant: OrderGrant) => Promise<unknown>) =>
    stepOf(
      db.transaction((own) => {
        const viewer = { accountId: who.accountId, userId: who.userId, sessionId: leader.accountId, roles: [], companyId: null } as never
        const standing = doer === 'owner' ? 'owner' : 'manager'
        const side = doer === 'owner' ? 'owner' : 'company'
        return run(new OrderGrant({ ...within, orderId, standing, side, doers: [doer], viewer, db: own }))
      }),
    )
  const approves = (orderId: string) => as(owner, 'owner', orderId, (grant) => approve(grant, { move, version: 1, agreed, paper: paper() }))
  const withdraws = (orderId: string) => as(leader, 'manager', orderId, (grant) => moved(grant, 1, () => 'withdraw'))

  const won = { approve: 0, withdraw: 0 }
  const round = async (orderId: string, at: number) => {
    // Who begins takes turns: so each wins some.
    const [yes, no] =
      at % 2
        ? await Promise.all([approves(orderId), withdraws(orderId)])
        : (await Promise.all([withdraws(orderId), approves(orderId)])).toReversed()
    expect(new Set([yes, no])).toEqual(new Set(['done', 'transition']))
    won[yes === 'done' ? 'approve' : 'withdraw']++
    return {
      id: orderId,
      ...(yes === 'done' ? { status: 'approvedByCustomer', approvals: 1, papers: 1 } : { status: 'open', approvals: 0, papers: 0 }),
    }
  }
  const expected: Awaited<ReturnType<typeof round>>[] = []
  for (let at = 0; at < rounds; at += atOnce)
    expected.push(...(await Promise.all(orders.slice(at, at + atOnce).map(({ id }, n) => round(id, at + n)))))

  const kept = await world.sql(
    `select o.id, o.status, count(a.id)::int approvals, count(f.id)::int papers from project_order o left join order_approval a on a.id = o.id
      left join file f on f.id = a.file_id and not f.is_temporary where o.project_id = $1 group by o.id order by o.id`,
    [projectId],
  )
  expect(kept).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
  expect(won.approve + won.withdraw).toBe(rounds)
  expect(Math.min(won.approve, won.withdraw)).toBeGreaterThan(0)
  const steps = await world.sql<{ action: string; count: number }>(
    'select action, count(*)::int from order_event where project_id = $1 group by action order by action',
    [projectId],
  )
  expect(steps).toEqual([
    { action: 'approve', count: won.approve },
    { action: 'withdraw', count: won.withdraw },
  ])
})
