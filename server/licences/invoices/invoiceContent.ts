import { planNames } from '#schema/access/planNames.ts'
import { dayOf } from '#schema/day.ts'
import type { Sales } from '#server/config/sales.ts'
import type { Language } from '#server/kernel/texts.ts'
import { writtenDay } from '#server/kernel/written.ts'
import type { InvoiceBuyer } from '#server/pdf/invoice.ts'
import type { InvoicedLine, Terms } from '../licences/terms.ts'

interface Sent {
  terms: Pick<Terms, 'lines' | 'validFrom' | 'validTo'>
  buyer: InvoiceBuyer
  language: Language
  seller: Sales['seller']
}

/** What stands on the invoice of an order. */
export const contentOf = ({ terms, language, ...parties }: Sent) => ({
  language,
  ...parties,
  delivered: { from: dayOf(terms.validFrom), to: dayOf(terms.validTo) },
  lines: terms.lines.map(({ kind, type, ...amount }) => ({ text: lineText({ kind, type }, terms, language), ...amount })),
})

function lineText({ kind, type }: Pick<InvoicedLine, 'kind' | 'type'>, { validFrom, validTo }: Sent['terms'], language: Language) {
  const plan = planNames[language][type]
  if (kind === 'YEAR') {
    const period = `${writtenDay(validFrom)}–${writtenDay(validTo)}`
    return language === 'nb' ? `Lisens ${plan}, ${period}` : `Licence ${plan}, ${period}`
  }
  return language === 'nb' ? `Fradrag for ubrukt tid på ${plan}` : `Credit for unused time on ${plan}`
}
