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
  nb: (told) => ({
    subject: told.answer === 'given' ? 'Et firma har gitt pris' : 'Et firma gir ikke pris',
    heading: `Hei, ${told.name}`,
    lead:
      told.answer === 'given'
        ? `${told.firm} tar ${writtenAmount(inOre(told.gross))} kr med mva. for bestilling ${told.number} «${told.title}» i prosjektet ${told.project}.`
        : `${told.firm} gir ikke pris på bestilling ${told.number} «${told.title}» i prosjektet ${told.project}.`,
    paragraphs: told.words ? [`«${told.words}»`] : [],
    button: { label: 'Sammenlign priser', path: comparison(told) },
  }),
  en: (told) => ({
    subject: told.answer === 'given' ? 'A firm has given a price' : 'A firm gives no price',
    heading: `Hello, ${told.name}`,
    lead:
      told.answer === 'given'
        ? `${told.firm} has given a price of ${writtenAmount(inOre(told.gross))} kr including VAT for order ${told.number} “${told.title}” in the project ${told.project}.`
        : `${told.firm} has declined to give a price for order ${told.number} “${told.title}” in the project ${told.project}.`,
    paragraphs: told.words ? [`“${told.words}”`] : [],
    button: { label: 'Compare prices', path: comparison(told) },
  }),
})
