import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { invoiceFor } from '#server/access/onLicences.ts'
import type { House } from '#server/kernel/house.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { invoiceFileName, invoicePdf } from '#server/pdf/invoice.ts'

type InvoiceRequest = FastifyRequest<{ Params: { id: string }; Querystring: { download?: string } }>

/** An invoice as PDF, written anew from what was kept of it: the same bytes each time. */
export const invoiceRoute = (house: House) => async (app: FastifyInstance) => {
  app.route<{ Params: { id: string; name: string }; Querystring: { download?: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/invoices/:id/:name',
    handler: (request, reply) => serve(house, request, reply),
  })
}

async function serve(house: House, request: InvoiceRequest, reply: FastifyReply) {
  const invoice = await invoiceFor(house, await callOf(house, request, reply), request.params.id)
  const kind = request.query.download === undefined ? 'inline' : 'attachment'
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `${kind}; filename="${invoiceFileName(invoice)}"`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    .send(await invoicePdf(invoice))
}
