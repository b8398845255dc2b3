import { template } from '../template.ts'

type Done = 'create' | 'release' | 'withdraw' | 'reject' | 'resend' | 'rework' | 'approve' | 'comment'
interface Told {
  name: string
  orderId: string
  number: number
  title: string
  project: string
  address: string
  action: string
  words: string | null
}

const nb: Readonly<Record<Done, string>> = {
  create: 'er opprettet',
  release: 'venter på svaret ditt',
  withdraw: 'er trukket tilbake',
  reject: 'er avvist',
  resend: 'er sendt på nytt',
  rework: 'er tatt opp igjen',
  approve: 'er godkjent',
  comment: 'har fått en kommentar',
}
const en: Readonly<Record<Done, string>> = {
  create: 'has been made',
  release: 'awaits your answer',
  withdraw: 'has been withdrawn',
  reject: 'has been rejected',
  resend: 'has been sent again',
  rework: 'has been taken up again',
  approve: 'has been approved',
  comment: 'has a new comment',
}
const orderPath = ({ orderId, action }: Told) =>
  `/private/order/${action === 'approve' ? 'approved' : 'processing'}/order-review/${orderId}`

/** To whom an order concerns, when something was done with it or written about it. */
export const orderTold = template<Told>('orderTold', {
  nb: (told) => ({
    subject: `Bestilling ${told.number} ${nb[told.action as Done]}`,
    heading: `Hei, ${told.name}`,
    lead: `Bestilling ${told.number} «${told.title}» i prosjektet ${told.project} på ${told.address} ${nb[told.action as Done]}.`,
    paragraphs: told.words ? [`«${told.words}»`] : [],
    button: { label: 'Se bestillingen', path: orderPath(told) },
  }),
  en: (told) => ({
    subject: `Order ${told.number} ${en[told.action as Done]}`,
    heading: `Hello, ${told.name}`,
    lead: `Order ${told.number} “${told.title}” in the project ${told.project} at ${told.address} ${en[told.action as Done]}.`,
    paragraphs: told.words ? [`“${told.words}”`] : [],
    button: { label: 'See the order', path: orderPath(told) },
  }),
})
