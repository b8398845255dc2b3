import { inOre } from '#schema/money.ts'
import { writtenAmount } from '#server/kernel/written.ts'
import { template } from '../template.ts'

export type Answer = 'given' | 'declined'

interface Answered {
  name: string
  firm: string
  orderId: string
  number: number
  title: string
  project: string
  gross: number
  words: string | null
  answer: Answer
}
const comparison = ({ orderId }: Answered) => `/private/order/processing/order-review/${orderId}/quotations`

/** To those who lead a project, when a firm that was asked has answered. */
export const quotationAnswered = template<Answered>('quotationAnswered', {
  nb: (about) => ({
    subject: about.answer === 'given' ? 'Et firma har gitt pris' : 'Et firma gir ikke pris',
    heading: `Hei, ${about.name}`,
    lead:
      about.answer === 'given'
        ? `${about.firm} tar ${writtenAmount(inOre(about.gross))} kr med mva. for bestilling ${about.number} «${about.title}» i prosjektet ${about.project}.`
        : `${about.firm} gir ikke pris på bestilling ${about.number} «${about.title}» i prosjektet ${about.project}.`,
    paragraphs: about.words ? [`«${about.words}»`] : [],
    button: { label: 'Sammenlign priser', path: comparison(about) },
  }),
  en: (about) => ({
    subject: about.answer === 'given' ? 'A firm has given a price' : 'A firm gives no price',
    heading: `Hello, ${about.name}`,
    lead:
      about.answer === 'given'
        ? `${about.firm} has given a price of ${writtenAmount(inOre(about.gross))} kr including VAT for order ${about.number} “${about.title}” in the project ${about.project}.`
        : `${about.firm} has declined to give a price for order ${about.number} “${about.title}” in the project ${about.project}.`,
    paragraphs: about.words ? [`“${about.words}”`] : [],
    button: { label: 'Compare prices', path: comparison(about) },
  }),
})
