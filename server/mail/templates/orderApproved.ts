import type { Agreed } from '#schema/projects/agreed.ts'
import { writtenAmount } from '#server/kernel/written.ts'
import { approvalFileName, approvalPdf } from '#server/pdf/approval.ts'
import { template } from '../template.ts'

interface Approved {
  name: string
  agreed: Agreed
}

const orderPath = ({ agreed }: Approved) => `/private/order/approved/order-review/${agreed.order.id}`
const attachments = ({ agreed }: Approved) => [
  { name: approvalFileName(agreed), type: 'application/pdf', content: () => approvalPdf(agreed) },
]

/** To both sides, once an order is agreed: what was agreed lies with it. */
export const orderApproved = template<Approved>('orderApproved', {
  nb: (approved) => ({
    subject: `Bestilling ${approved.agreed.order.number} er godkjent`,
    heading: `Hei, ${approved.name}`,
    lead: `${approved.agreed.approvedBy.name} godkjente bestilling ${approved.agreed.order.number} «${approved.agreed.order.title}» på ${writtenAmount(approved.agreed.grossOre)} kr med mva. Avtalen ligger ved.`,
    button: { label: 'Se bestillingen', path: orderPath(approved) },
    attachments: attachments(approved),
  }),
  en: (approved) => ({
    subject: `Order ${approved.agreed.order.number} has been approved`,
    heading: `Hello, ${approved.name}`,
    lead: `${approved.agreed.approvedBy.name} approved order ${approved.agreed.order.number} “${approved.agreed.order.title}” of ${writtenAmount(approved.agreed.grossOre)} kr, VAT included. The agreement is attached.`,
    button: { label: 'See the order', path: orderPath(approved) },
    attachments: attachments(approved),
  }),
})
