import { template } from '../template.ts'
import { buttonTo, sentenceOf, type WayIn } from '../wayIn.ts'

interface Invited {
  name: string
  orderId: string
  title: string
  project: string
  company: string
  address: string
}

const orderPath = ({ orderId }: Invited) => `/private/order/processing/order-review/${orderId}`

/** To the customer of an order who is not here yet. What it costs is read once the address is known to be theirs. */
export const customerInvited = template<Invited & WayIn>('customerInvited', {
  nb: (told) => ({
    subject: `${told.company} venter på svaret ditt: ${told.title}`,
    heading: `Hei, ${told.name}`,
    lead: `${told.company} har gjort klar «${told.title}» i prosjektet ${told.project} på ${told.address}, med pris og vedlegg. Du godkjenner eller avviser. ${sentenceOf(
      'nb',
      told,
      'Logg inn, så kommer du rett til bestillingen.',
    )}`,
    button: buttonTo('nb', told, orderPath(told)),
    paragraphs: ['Ingenting er bestilt før du har sagt ja. Kjenner du ikke firmaet, kan du se bort fra denne e-posten.'],
  }),
  en: (told) => ({
    subject: `${told.company} awaits your answer: ${told.title}`,
    heading: `Hello, ${told.name}`,
    lead: `${told.company} has prepared “${told.title}” of the project ${told.project} at ${told.address}, with its price and papers. You approve or reject it. ${sentenceOf(
      'en',
      told,
      'Sign in, and you come straight to the order.',
    )}`,
    button: buttonTo('en', told, orderPath(told)),
    paragraphs: ['Nothing is ordered before you have said yes. If you do not know the company, you can ignore this e-mail.'],
  }),
})
