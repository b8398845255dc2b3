import { describe, expect, test } from 'vitest'
import type { VatRate } from '#schema/money.ts'
import { orderSum } from '#schema/projects/orderMoney.ts'
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

  test('is told in the history as by the longer way', async () => {
    const { leader, make, place, estate } = await ordering(world)
    const { orderId } = await make(leader, { lines: null })
    const save = async (line: Record<string, unknown>, isRepeatable = false) => {
      const headers: Record<string, string> = isRepeatable ? { 'idempotency-key': uuidv7() } : {}
      const { body } = await leader.send('POST', `${place}/budget`, { body: { orderId, line }, headers })
      return body as unknown as { id: string }
    }
    const [short, long] = [await save(tiles), await save(tiles, true)]
    expect(short).toEqual({ ...long, id: short.id })
    const changed = { ...tiles, quantity: 3, unit: null }
    expect(await save({ ...changed, id: short.id })).toEqual({ ...(await save({ ...changed, id: long.id }, true)), id: short.id })
    const history = await historyOf(orderId)
    expect(history.map((entry) => entry.estate)).toEqual(history.map(() => estate.id))
    const [added, addedLong, written, writtenLong] = history.map(({ fields }) => fields.toSorted())
    expect([added, written]).toEqual([addedLong, writtenLong])
    expect(written).toEqual(['netOre', 'quantityMilli', 'unit'])
  })

  test('is refused as by the longer way', async () => {
    const { leader, owner, tiler, make, move, place } = await ordering(world)
    const { orderId } = await make(leader)
    const save = (who: typeof leader, line: Record<string, unknown> = tiles) => who.post(`${place}/budget`, { orderId, line })
    expect(await save(tiler.admin)).toMatchObject({ status: 404 })
    expect(await save(leader, { ...tiles, quantity: 1_000_000, unitPrice: 9e9 })).toMatchObject({
      status: 422,
      body: { details: { fields: { unitPrice: 'notValid' } } },
    })
    await move(leader, orderId, 'readyForCustomer')
    for (const who of [leader, owner]) expect((await save(who)).status).not.toBe(200)
    expect((await save(leader)).body).toMatchObject({ details: { reason: 'transition' } })
  })
})
