import { template } from '../template.ts'

type Done = 'create' | 'release' | 'withdraw' | 'reject' | 'resend' | 'rework' | 'approve' | 'comment'
interface About {
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
const orderPath = ({ orderId, action }: About) =>
  `/private/order/${action === 'approve' ? 'approved' : 'processing'}/order-review/${orderId}`

/** To whom an order concerns, when something was done with it or written about it. */
export const orderTold = template<About>('orderTold', {
  nb: (about) => ({
    subject: `Bestilling ${about.number} ${nb[about.action as Done]}`,
    heading: `Hei, ${about.name}`,
    lead: `Bestilling ${about.number} «${about.title}» i prosjektet ${about.project} på ${about.address} ${nb[about.action as Done]}.`,
    paragraphs: about.words ? [`«${about.words}»`] : [],
    button: { label: 'Se bestillingen', path: orderPath(about) },
  }),
  en: (about) => ({
    subject: `Order ${about.number} ${en[about.action as Done]}`,
    heading: `Hello, ${about.name}`,
    lead: `Order ${about.number} “${about.title}” in the project ${about.project} at ${about.address} ${en[about.action as Done]}.`,
    paragraphs: about.words ? [`“${about.words}”`] : [],
    button: { label: 'See the order', path: orderPath(about) },
  }),
})
