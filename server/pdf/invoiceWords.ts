import type { Language } from '#server/kernel/texts.ts'

const nb = {
  invoice: 'Faktura',
  to: 'Til',
  number: 'Fakturanummer',
  issued: 'Fakturadato',
  due: 'Forfall',
  delivered: 'Leveres',
  place: 'Leveringssted',
  online: 'på nett',
  organization: 'Org.nr.',
  reference: 'Deres referanse',
  what: 'Beskrivelse',
  net: 'Netto',
  vat: 'Mva.',
  gross: 'Brutto',
  total: 'Å betale',
  pay: 'Betaling',
  amount: 'Beløp',
  account: 'Kontonummer',
}
const en: typeof nb = {
  invoice: 'Invoice',
  to: 'To',
  number: 'Invoice number',
  issued: 'Invoice date',
  due: 'Due',
  delivered: 'Delivered',
  place: 'Place of delivery',
  online: 'online',
  organization: 'Org. no.',
  reference: 'Your reference',
  what: 'Description',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  total: 'To pay',
  pay: 'Payment',
  amount: 'Amount',
  account: 'Account number',
}
export const texts: Record<Language, typeof nb> = { nb, en }

/** What a payment is recognised by: the invoice's number and a digit that proves it (modulus 10). */
export function kidOf(number: number) {
  const digits = `${number}`.padStart(8, '0')
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, i) => {
      const doubled = Number(digit) * (i % 2 ? 1 : 2)
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
