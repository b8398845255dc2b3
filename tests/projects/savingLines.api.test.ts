import { describe, expect, test } from 'vitest'
import type { VatRate } from '#schema/money.ts'
import { orderSum } from '#schema/projects/orderMoney.ts'
import { mostLines } from '#schema/projects/orders.input.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'

describe('a line of an order, written in one statement', async () => {
  const world = await sharedWorld()
  const sumOf = async (orderId: string) => {
    const [kept] = await world.sql<{ net: string; vat: string; version: number }>(
      'select net_ore net, vat_ore vat, version from project_order where id = $1',
      [orderId],
    )
    const lines = await world.sql<{ net: string; rate: VatRate }>('select net_ore net, vat_rate rate from order_line where order_id = $1', [
      orderId,
    ])
    const { netOre, vatOre } = orderSum(lines.map(({ net, rate }) => ({ netOre: Number(net), vatRate: rate })))
    return {
      kept: { net: Number(kept!.net), vat: Number(kept!.vat) },
      counted: { net: netOre, vat: vatOre },
      version: kept!.version,
      lines,
    }
  }
  const historyOf = (orderId: string) =>
    world.sql<{ estate: string; fields: string[] }>(
      `select estate_id estate, changed_fields fields from audit_entry where operation = 'saveOrderLine' and outcome = 'done'
        and record_id in (select id from order_line where order_id = $1) order by at, id`,
      [orderId],
    )

  test('counts to the sum of its order, however many come at once', async () => {
    const { leader, make, place } = await ordering(world)
    const { orderId } = await make(leader)
    const save = (line: Record<string, unknown>) => leader.post(`${place}/budget`, { orderId, line })
    const first = (await save({ ...tiles, vatRate: 15 })).body['id'] as string
    const before = (await sumOf(orderId)).version
    const lineAt = (i: number) => ({ ...tiles, quantity: i + 0.001, unitPrice: 99.99, vatRate: [25, 15, 12, 0][i % 4], discount: i })
    const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => save(i % 3 ? lineAt(i) : { ...lineAt(i), id: first })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const { kept, counted, version, lines } = await sumOf(orderId)
    expect(kept).toEqual(counted)
    expect(version).toBe(before + answers.length)
    expect(lines).toHaveLength(2 + answers.length - 8)
  })

  test('is told in the history, sent under a key like without one', async () => {
    const { leader, make, place, estate } = await ordering(world)
    const { orderId } = await make(leader, { lines: null })
    const save = async (line: Record<string, unknown>, key?: string) => {
      const headers: Record<string, string> = key ? { 'idempotency-key': key } : {}
      const { body } = await leader.send('POST', `${place}/budget`, { body: { orderId, line }, headers })
      return body as unknown as { id: string }
    }
    const key = uuidv7()
    const [plain, keyed, again] = [await save(tiles), await save(tiles, key), await save(tiles, key)]
    expect(plain).toEqual({ ...keyed, id: plain.id })
    expect(again).toEqual(keyed)
    const changed = { ...tiles, quantity: 3, unit: null }
    expect(await save({ ...changed, id: plain.id })).toEqual({ ...(await save({ ...changed, id: keyed.id }, uuidv7())), id: plain.id })
    const history = await historyOf(orderId)
    expect(history.map((entry) => entry.estate)).toEqual(history.map(() => estate.id))
    const all = ['description', 'discountBp', 'netOre', 'quantityMilli', 'unit', 'unitPriceOre', 'vatRate']
    const some = ['netOre', 'quantityMilli', 'unit']
    expect(history.map(({ fields }) => fields.toSorted())).toEqual([all, all, some, some])
  })

  test('has the id that its maker gave it, and none that another order has', async () => {
    const { leader, make, place } = await ordering(world)
    const [{ orderId }, other] = [await make(leader, { lines: null }), await make(leader, { lines: null })]
    const save = (order: string, line: Record<string, unknown>) => leader.post(`${place}/budget`, { orderId: order, line })
    const id = uuidv7()
    expect((await save(orderId, { ...tiles, id })).body).toMatchObject({ id, orderId })
    expect((await save(orderId, { ...tiles, id, quantity: 1 })).body).toMatchObject({ id, quantity: 1 })
    expect(await save(other.orderId, { ...tiles, id })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await sumOf(orderId)).lines).toHaveLength(1)
    expect((await sumOf(other.orderId)).kept).toEqual({ net: 0, vat: 0 })
  })

  test('says why it is refused, and leaves everything as it was', async () => {
    const { leader, owner, tiler, make, move, place } = await ordering(world)
    const { orderId } = await make(leader)
    const save = (who: typeof leader, line: Record<string, unknown> = tiles) => who.post(`${place}/budget`, { orderId, line })
    const before = await sumOf(orderId)
    expect(await save(tiler.admin)).toMatchObject({ status: 404 })
    const dear = { status: 422, body: { details: { fields: { unitPrice: 'notValid' } } } }
    expect(await save(leader, { ...tiles, quantity: 1_000_000, unitPrice: 9e9 })).toMatchObject(dear)
    expect(await sumOf(orderId)).toEqual(before)
    const most = { ...tiles, quantity: 1, unitPrice: 9e9, discount: 0 }
    expect(await save(leader, most)).toMatchObject(dear)
    expect(await sumOf(orderId)).toEqual(before)
    await move(leader, orderId, 'readyForCustomer')
    const sent = await sumOf(orderId)
    expect(await save(owner)).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await save(leader)).toMatchObject({
      status: 409,
      body: { details: { reason: 'transition', orderStatus: 'readyForCustomer', moves: expect.arrayContaining(['withdraw']) } },
    })
    expect(await sumOf(orderId)).toEqual(sent)
  })

  test('of what somebody else changed since says who it was, and of a completed project that it is', async () => {
    const { leader, make, place, projectId } = await ordering(world)
    const { orderId, version } = await make(leader)
    const input = { ...tiles, orderId, version }
    const SAVE = 'mutation ($input: SaveOrderLineInput!) { saveOrderLine(input: $input) { id } }'
    expect((await leader.gql(SAVE, { input })).data).toBeDefined()
    expect((await leader.gql(SAVE, { input })).error).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'stale', changed: { by: expect.any(String), at: expect.any(String) } },
    })
    await world.sql('update project set closed_at = now() where id = $1', [projectId])
    expect(await leader.post(`${place}/budget`, { orderId, line: tiles })).toMatchObject({ body: { code: 'projectCompleted' } })
  })

  test('is one too many beyond as many as an order holds', async () => {
    const { leader, make, place } = await ordering(world)
    const { orderId } = await make(leader)
    const [line] = await world.sql<{ id: string }>('select id from order_line where order_id = $1', [orderId])
    await world.sql(
      `insert into order_line (estate_id, project_id, order_id, description, quantity_milli, unit_price_ore, discount_bp, vat_rate, net_ore)
        select estate_id, project_id, order_id, description, quantity_milli, unit_price_ore, discount_bp, vat_rate, net_ore
        from order_line, generate_series(2, $2::int) where id = $1`,
      [line!.id, mostLines],
    )
    const save = (values: object) => leader.post(`${place}/budget`, { orderId, line: { ...tiles, ...values } })
    expect(await save({})).toMatchObject({ body: { details: { reason: 'full' } } })
    expect((await save({ id: line!.id })).status).toBe(200)
  })
})
