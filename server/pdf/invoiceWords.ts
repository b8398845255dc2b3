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

const money = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** `1 234,50`, with the spaces that the font has. */
export const writtenAmount = (ore: number) => money.format(ore / 100).replaceAll('\u202f', '\u00a0')
/** `309 900 014` */
export const writtenNumber = (organizationNumber: string) => organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
/** `9999 12 34507` */
export const writtenAccount = (account: string) => account.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1\u00a0$2\u00a0$3')

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
