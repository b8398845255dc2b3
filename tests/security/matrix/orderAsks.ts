import { pdf } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'
import { asked, saving } from './maintenanceAsks.ts'
import { projectOn } from './wholeProjectAsks.ts'

const line = { description: 'Fliser', quantity: 2, unitPrice: 100, vatRate: 25 }
const place = '/api/private/order'

/** One that its customer has seen, where it stands now; made by nobody who asks. */
export async function orderOn(world: World, estate: TestEstate, status = 'open') {
  const projectId = await projectOn(world, estate)
  const [order] = await world.sql<{ orderId: string }>(
    `insert into project_order (estate_id, project_id, number, type, status, title, side, made_by_name, released_at)
      values ($1, $2, 1, 'quote', $3, 'Nye fliser', 'company', 'Noen', now()) returning id "orderId"`,
    [estate.id, projectId, status],
  )
  const { orderId } = order!
  const [made] = await world.sql<{ id: string }>(
    `insert into order_line (estate_id, project_id, order_id, description, quantity_milli, unit_price_ore, vat_rate, net_ore)
      values ($1, $2, $3, 'Arbeid', 1000, 10000, 25, 10000) returning id`,
    [estate.id, projectId, orderId],
  )
  await world.sql(
    `insert into order_sent (id, estate_id, project_id, sent_at, content, lines, documents)
      select o.id, o.estate_id, o.project_id, o.released_at, to_jsonb(o), (select jsonb_agg(to_jsonb(l)) from order_line l where l.order_id = o.id), '[]'
      from project_order o where o.id = $1`,
    [orderId],
  )
  const paper = async () => {
    const fileId = await estate.owner.upload()
    await world.sql(
      "update file set is_temporary = false, expires_at = null, estate_id = $2, project_id = $3, section = 'order' where id = $1",
      [fileId, estate.id, projectId],
    )
    const [document] = await world.sql<{ id: string }>(
      `insert into order_document (estate_id, project_id, order_id, kind, custom_name, file_id) values ($1, $2, $3, 'other', 'Tegning', $4) returning id`,
      [estate.id, projectId, orderId, fileId],
    )
    return document!.id
  }
  return { orderId, projectId, lineId: made!.id, paper }
}
type Made = Awaited<ReturnType<typeof orderOn>>
const onOrder =
  (ask: (order: Made) => Ask | Promise<Ask>, status?: string): Asking =>
  async (world, estate) =>
    ask(await orderOn(world, estate, status))
export const sending = (name: string, input: object, rest?: Ask['rest']): Ask => ({
  graphql: { query: saving(name), variables: { input } },
  ...(rest && { rest }),
})
const form = { title: 'Andre fliser' }

/** Of the orders of a project. */
export const orderAsks: Readonly<Record<string, Asking>> = {
  orders: async () => ({ graphql: { query: '{ orders { totalCount } }' }, rest: { method: 'GET', url: place } }),
  order: onOrder(({ orderId }) => ({
    graphql: { query: asked('query', 'order', 'orderId'), variables: { orderId } },
    rest: { method: 'GET', url: `${place}/${orderId}` },
  })),
  orderReport: async (world, estate) => {
    const projectId = await projectOn(world, estate)
    return {
      graphql: { query: asked('query', 'orderReport', 'projectId', '{ gross }'), variables: { projectId } },
      rest: { method: 'GET', url: `${place}/report?projectId=${projectId}` },
    }
  },
  createOrder: async (world, estate) => {
    const input = { projectId: await projectOn(world, estate), type: 'request', ...form }
    return sending('createOrder', input, { method: 'POST', url: place, body: input })
  },
  updateOrder: onOrder(({ orderId }) =>
    sending('updateOrder', { orderId, version: 1, ...form }, { method: 'PUT', url: `${place}/${orderId}`, body: form }),
  ),
  deleteOrder: onOrder(({ orderId }) => sending('deleteOrder', { orderId }, { method: 'DELETE', url: `${place}/${orderId}` })),
  saveOrderLine: onOrder(({ orderId }) =>
    sending('saveOrderLine', { orderId, ...line }, { method: 'POST', url: `${place}/budget`, body: { orderId, line } }),
  ),
  deleteOrderLine: onOrder(({ lineId: id }) =>
    sending('deleteOrderLine', { id }, { method: 'DELETE', url: `${place}/budget`, body: { id } }),
  ),
  addOrderDocument: async (world, estate, { client }) => {
    const { orderId } = await orderOn(world, estate)
    const { body } = await client.sendFile('/api/private/temporary-document', 'tegning.pdf', pdf)
    const fileId = (body['id'] as string | undefined) ?? orderId
    return sending('addOrderDocument', { orderId, kind: 'working', customName: 'Tegning', fileId })
  },
  uploadOrderDocument: onOrder(({ orderId }) => ({
    rest: { method: 'POST', url: `${place}/document?orderId=${orderId}&kind=working` },
    sendsFile: true,
  })),
  changeOrderDocument: onOrder(async ({ paper }) => {
    const input = { id: await paper(), kind: 'final', customName: 'Rapport' }
    return sending('changeOrderDocument', input, { method: 'PUT', url: `${place}/document`, body: input })
  }),
  deleteOrderDocument: onOrder(async ({ paper }) => {
    const documentId = await paper()
    return sending('deleteOrderDocument', { documentId }, { method: 'DELETE', url: `${place}/document/${documentId}` })
  }),
  moveOrder: onOrder(({ orderId }) => {
    const body = { orderId, status: 'readyForCustomer' }
    return sending('moveOrder', { ...body, version: 1 }, { method: 'PUT', url: `${place}/status`, body })
  }),
  rejectOrder: onOrder(({ orderId }) => {
    const body = { orderId, reason: 'For dyrt' }
    return sending('rejectOrder', { ...body, version: 1 }, { method: 'PUT', url: `${place}/reject`, body })
  }, 'readyForCustomer'),
  approveOrder: onOrder(({ orderId }) => {
    const rest = { method: 'POST', url: `${place}/approval`, body: { orderId }, version: 1 } as const
    return sending('approveOrder', { orderId, version: 1 }, rest)
  }, 'readyForCustomer'),
  inviteCustomer: async (world, estate) => {
    const { orderId } = await orderOn(world, estate, 'readyForCustomer')
    await world.sql('delete from attempt')
    // Nobody owns it here: nor do those who else would.
    await world.sql('delete from estate_owner where estate_id = $1', [estate.id])
    const input = { orderId, firstName: 'Kari', lastName: 'Kunde', email: `kari-${orderId}@test.example` }
    return sending('inviteCustomer', input, { method: 'POST', url: `${place}/invitation`, body: input })
  },
  commentOnOrder: onOrder(({ orderId }) => sending('commentOnOrder', { orderId, words: 'Når begynner dere?' })),
  seeOrder: onOrder(({ orderId }) => sending('seeOrder', { orderId })),
}
