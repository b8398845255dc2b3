import type { InsuranceKind } from '#schema/estates/insurance.input.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface EndingInsurance {
  name: string
  estateId: string
  address: string
  kind: InsuranceKind
  company: string
  validTo: string
}

const what = {
  nb: { insurance: 'Forsikringen', broker: 'Avtalen', appraiser: 'Avtalen' },
  en: { insurance: 'insurance', broker: 'agreement', appraiser: 'agreement' },
} as const

export const insuranceEnding = template<EndingInsurance>(
  'insuranceEnding',
  {
    nb: ({ name, estateId, address, kind, company, validTo }) => ({
      subject: `${what.nb[kind]} på en eiendom går ut ${writtenDay(validTo)}`,
      heading: `Hei, ${name}`,
      lead: `${what.nb[kind]} med ${company} på ${address} gjelder til og med ${writtenDay(validTo)}.`,
      button: { label: 'Se forsikringene', path: `/private/estate/${estateId}/insurance` },
      paragraphs: ['Er den alt fornyet? Skriv inn den nye sluttdatoen, så sier vi fra igjen når den nærmer seg.'],
    }),
    en: ({ name, estateId, address, kind, company, validTo }) => ({
      subject: `The ${what.en[kind]} on a property ends on ${writtenDay(validTo)}`,
      heading: `Hello, ${name}`,
      lead: `The ${what.en[kind]} with ${company} on ${address} is valid through ${writtenDay(validTo)}.`,
      button: { label: 'See the insurance', path: `/private/estate/${estateId}/insurance` },
      paragraphs: ['Already renewed? Enter the new end date and we will write again when it comes closer.'],
    }),
  },
  'insurance',
)
