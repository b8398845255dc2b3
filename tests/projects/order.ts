import { calledIn, startProject } from '#tests/projects/project.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { World } from '#tests/support/world/world.ts'

export const tiles = { description: 'Fliser, 60 × 60', quantity: 12.5, unit: 'm²', unitPrice: 890, vatRate: 25, discount: 10 }
const place = '/api/private/order'

/** A project with people on all sides: who runs it, who was called in, who was not asked, and whose it is. */
export async function ordering(world: World) {
  const started = await startProject(world)
  const { company, projectId, estate } = started
  const [plumber, tiler] = [await calledIn(world, company), await calledIn(world, company)]
  for (const { subcontractorId } of [plumber, tiler])
    await world.sql(
      "insert into project_participant (estate_id, project_id, role, subcontractor_id) values ($1, $2, 'Subcontractor', $3)",
      [estate.id, projectId, subcontractorId],
    )
  const { leader } = company
  const make = async (by: Client = leader, values: Record<string, unknown> = {}) => {
    const { status, body, text } = await by.post(place, { projectId, type: 'quote', title: 'Nye fliser', lines: [tiles], ...values })
    if (status !== 201) throw new Error(`order: ${status} ${text}`)
    return body as unknown as { orderId: string; number: number; version: number; status: string; gross: number }
  }
  const move = (by: Client, orderId: string, status: string) => by.put(`${place}/status`, { orderId, status })
  const released = async (values: Record<string, unknown> = {}) => {
    const { orderId } = await make(leader, values)
    const { body } = await move(leader, orderId, 'readyForCustomer')
    return body as unknown as { orderId: string; version: number; status: string }
  }
  const approve = (by: Client, { orderId, version }: { orderId: string; version: number }, body: Record<string, unknown> = {}) =>
    by.send('POST', `${place}/approval`, { body: { orderId, ...body }, headers: { 'if-match': `"v${version}"` } })
  return { ...started, leader, owner: estate.owner, plumber, tiler, place, make, move, released, approve }
}
