import type { Client } from '#tests/support/world/client.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering, tiles } from './order.ts'
import { calledIn } from './project.ts'

export const quotationPlace = '/api/private/order/quotation'

export interface Told {
  quotationId: string
  firmName: string
  status: string
  version: number
  gross: number
  may: string[]
}

/** An order of two lines, and three firms that can be asked: one on the project, one that is not, and one without an account. */
export async function quoting(world: World) {
  const made = await ordering(world)
  const { company, leader, plumber, make } = made
  const outside = await calledIn(world, company)
  const [withoutAccount] = await world.sql<{ id: string; email: string }>(
    `insert into subcontractor (owner_company_id, name, organization_number, trade, email)
      values ($1::uuid, 'Uten konto AS', '974760673', 'plumber', 'pris@' || $1::uuid || '.example') returning id, email`,
    [company.id],
  )
  const firms = [plumber.subcontractorId, outside.subcontractorId, withoutAccount!.id]
  const order = await make(leader, { lines: [tiles, { ...tiles, description: 'Fuging' }] })
  const ask = (by: Client = leader, subcontractorIds = firms, values: object = {}) =>
    by.post(quotationPlace, { orderId: order.orderId, subcontractorIds, ...values })
  const listed = async (by: Client = leader) => {
    const { body } = await by.get(`${quotationPlace}?orderId=${order.orderId}`)
    return (body['items'] as Told[] | undefined)?.toReversed() ?? []
  }
  const give = (by: Client, { quotationId, version }: Told, unitPrice = 100, values: object = {}) =>
    by.send('PUT', `${quotationPlace}/${quotationId}`, {
      body: { lines: [{ ...tiles, unitPrice, discount: 0, quantity: 1 }], ...values },
      headers: { 'if-match': `"v${version}"` },
    })
  const takeOver = (by: Client, { quotationId, version }: Told) =>
    by.send('POST', `${quotationPlace}/${quotationId}/take-over`, { body: {}, headers: { 'if-match': `"v${version}"` } })
  return { ...made, outside, withoutAccount: withoutAccount!, firms, orderId: order.orderId, ask, listed, give, takeOver }
}
