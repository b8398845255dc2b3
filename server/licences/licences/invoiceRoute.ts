import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { seesInvoices } from '#server/access/onLicences.ts'
import { servedTo } from '#server/access/serving.ts'
import type { House } from '#server/kernel/house.ts'
import { callOf } from '#server/kernel/http/calls.ts'
import { invoiceFileName, invoicePdf } from '#server/pdf/invoice.ts'
import { invoiceOf } from '../invoices/invoices.ts'

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
  const call = await callOf(house, request, reply)
  const invoice = await servedTo(house, call, seesInvoices, (grant) => invoiceOf(grant, request.params.id))
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
