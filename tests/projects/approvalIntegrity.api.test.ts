import { expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { approvalFindings } from '#server/projects/orderApproval/integrity.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const world = await sharedWorld()

async function found() {
  expect(await faultsOfSql(world.app.db)).toEqual([])
  const all: { kind: string; id: string }[] = []
  for await (const finding of approvalFindings(caretakerOf(world.app))) all.push(finding)
  return all
}

test('what was approved is held against its hashes, whoever has changed it', async () => {
  const { owner, released, approve } = await ordering(world)
  const [one, other] = [await released(), await released()]
  for (const order of [one, other]) expect((await approve(owner, order)).status).toBe(200)
  const ofThese = async () => (await found()).filter(({ id }) => [one.orderId, other.orderId].includes(id))
  expect(await ofThese()).toEqual([])
  await world.sql(
    `with erasing as materialized (select set_config('grunnmur.erasing', 'on', true))
    update order_approval a set content = replace(content, '12.5', '1.25') || ' ' from erasing where a.id = $1`,
    [one.orderId],
  )
  expect(await ofThese()).toEqual([{ kind: 'forged', id: one.orderId }])
})
