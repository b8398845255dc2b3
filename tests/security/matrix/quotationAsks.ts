import { pdf } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import type { Ask, Asking } from './asks.ts'
import { asked } from './maintenanceAsks.ts'
import { orderOn, sending } from './orderAsks.ts'

const place = '/api/private/order/quotation'
const line = { description: 'Fliser', quantity: 2, unitPrice: 100, vatRate: 25 }

/** A firm that nobody has come here from, of the company that runs the project. */
async function firmOf(world: World, projectId: string) {
  const [firm] = await world.sql<{ id: string }>(
    `insert into subcontractor (owner_company_id, name, organization_number, trade) select p.company_id, 'Uten konto AS', '974760673', 'plumber'
      from project p where p.id = $1 on conflict (owner_company_id, organization_number) do update set name = excluded.name returning id`,
    [projectId],
  )
  return firm!.id
}

/** One that was given, where nothing else is said. */
async function quotationOn(world: World, estate: TestEstate) {
  const { orderId, projectId } = await orderOn(world, estate)
  const [made] = await world.sql<{ id: string }>(
    `insert into order_quotation (estate_id, project_id, order_id, subcontractor_id, firm_name, status, answered_at)
      values ($1, $2, $3, $4, 'Uten konto AS', 'given', now()) returning id`,
    [estate.id, projectId, orderId, await firmOf(world, projectId)],
  )
  const quotationId = made!.id
  const paper = async () => {
    const fileId = await estate.owner.upload()
    await world.sql(
      "update file set is_temporary = false, expires_at = null, estate_id = $2, project_id = $3, section = 'order' where id = $1",
      [fileId, estate.id, projectId],
    )
    const [document] = await world.sql<{ id: string }>(
      `insert into quotation_document (estate_id, project_id, quotation_id, custom_name, file_id) values ($1, $2, $3, 'Pris', $4) returning id`,
      [estate.id, projectId, quotationId, fileId],
    )
    return document!.id
  }
  return { quotationId, orderId, url: `${place}/${quotationId}`, paper }
}
type Made = Awaited<ReturnType<typeof quotationOn>>
const onQuotation =
  (ask: (made: Made) => Ask | Promise<Ask>): Asking =>
  async (world, estate) =>
    ask(await quotationOn(world, estate))

/** Of what firms would take. */
export const quotationAsks: Readonly<Record<string, Asking>> = {
  quotations: onQuotation(({ orderId }) => ({
    graphql: { query: asked('query', 'quotations', 'orderId', '{ totalCount }'), variables: { orderId } },
    rest: { method: 'GET', url: `${place}?orderId=${orderId}` },
  })),
  quotation: onQuotation(({ quotationId, url }) => ({
    graphql: { query: asked('query', 'quotation', 'quotationId'), variables: { quotationId } },
    rest: { method: 'GET', url },
  })),
  askForQuotations: async (world, estate) => {
    const { orderId, projectId } = await orderOn(world, estate)
    const body = { orderId, subcontractorIds: [await firmOf(world, projectId)] }
    return sending('askForQuotations', body, { method: 'POST', url: place, body })
  },
  giveQuotation: onQuotation(({ quotationId, url }) =>
    sending('giveQuotation', { quotationId, version: 1, lines: [line] }, { method: 'PUT', url, body: { lines: [line] } }),
  ),
  declineQuotation: onQuotation(({ quotationId, url }) =>
    sending('declineQuotation', { quotationId, version: 1 }, { method: 'POST', url: `${url}/decline`, body: {} }),
  ),
  takeOverQuotation: onQuotation(({ quotationId, url }) =>
    sending('takeOverQuotation', { quotationId, version: 1 }, { method: 'POST', url: `${url}/take-over`, body: {} }),
  ),
  addQuotationDocument: async (world, estate, { client }) => {
    const { quotationId } = await quotationOn(world, estate)
    const { body } = await client.sendFile('/api/private/temporary-document', 'pris.pdf', pdf)
    const fileId = (body['id'] as string | undefined) ?? quotationId
    return sending('addQuotationDocument', { quotationId, customName: 'Pris', fileId })
  },
  uploadQuotationDocument: onQuotation(({ quotationId }) => ({
    rest: { method: 'POST', url: `${place}/document?quotationId=${quotationId}` },
    sendsFile: true,
  })),
  deleteQuotationDocument: onQuotation(async ({ paper }) => {
    const documentId = await paper()
    return sending('deleteQuotationDocument', { documentId }, { method: 'DELETE', url: `${place}/document/${documentId}` })
  }),
}
