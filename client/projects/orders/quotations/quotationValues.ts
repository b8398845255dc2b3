import { keptOfAccount } from '#client/ui/kept.ts'
import { writtenNumber, writtenQuantity } from '#client/ui/writing.ts'
import { quotationForm } from '#schema/projects/quotations.input.ts'
import { blankLine, linesRules, type LineValues, sentLine } from '../saveOrder/orderValues.ts'
import type { Quotation } from './useQuotations.ts'

export interface QuotationValues {
  lines: LineValues[]
  startsOn: string | null
  endsOn: string | null
  validUntil: string | null
  daysAdded: string
  reservations: string
  version: number
}

export const quotationRules = quotationForm.shape({ lines: linesRules.min(1, 'required') })

type Line = Omit<NonNullable<Quotation['lines']>[number], '__typename'>
/** Of an account's quotation, and of what a link asks for. */
export type Priceable = Pick<Quotation, 'status' | 'startsOn' | 'endsOn' | 'validUntil' | 'daysAdded' | 'reservations' | 'version'> & {
  lines: readonly Line[] | null
}

/** What stands in the form: what was asked for without a price, or what was said before. */
export const valuesOf = ({
  lines,
  status,
  startsOn,
  endsOn,
  validUntil,
  daysAdded,
  reservations,
  version,
}: Priceable): QuotationValues => ({
  lines: lines?.length
    ? lines.map((line) => ({
        key: line.id,
        id: line.id,
        description: line.description,
        quantity: writtenQuantity(line.quantity),
        unit: line.unit ?? '',
        unitPrice: status === 'asked' ? '' : writtenNumber(line.unitPrice),
        vatRate: String(line.vatRate),
        discount: line.discount ? writtenNumber(line.discount) : '',
      }))
    : [blankLine()],
  startsOn: startsOn ?? null,
  endsOn: endsOn ?? null,
  validUntil: validUntil ?? null,
  daysAdded: daysAdded == null ? '' : String(daysAdded),
  reservations: reservations ?? '',
  version,
})

export function sentQuotation({ lines, version, ...values }: QuotationValues) {
  const said = quotationForm.cast(values, { stripUnknown: true, assert: false })
  return { ...said, version, lines: lines.map(sentLine) }
}

/** What was typed is kept in the tab until it is sent: the network may be gone by then. One of another version is no use. */
export function quotationDraft(quotation: Quotation) {
  const blank = valuesOf(quotation)
  const kept = keptOfAccount<Partial<QuotationValues>>(`quotation-draft:${quotation.id}`)
  return {
    read: (): QuotationValues => {
      const typed = kept.read()
      return typed?.version === quotation.version ? { ...blank, ...typed } : blank
    },
    keep: (values: QuotationValues) => kept.keep(values),
    forget: () => kept.forget(),
  }
}
