import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

/** To whoever an owner sends a public link. */
export const publicLinkSent = template<{ sender: string; address: string; key: string; until: string }>('publicLinkSent', {
  nb: ({ sender, address, key, until }) => ({
    subject: 'Noen vil vise deg en eiendom',
    heading: address,
    lead: `${sender} har delt opplysninger om ${address} med deg i Grunnmur. Du kan lese dem uten å logge inn.`,
    button: { label: 'Se eiendommen', path: `/public-link/${encodeURIComponent(key)}` },
    paragraphs: [
      `Lenken gjelder til ${writtenDay(until)}. Alle som har den, kan lese det samme, så ikke send den videre uten å spørre.`,
      `Kjenner du ikke ${sender}, kan du se bort fra denne e-posten.`,
    ],
  }),
  en: ({ sender, address, key, until }) => ({
    subject: 'Somebody wants to show you a property',
    heading: address,
    lead: `${sender} has shared information about ${address} with you in Grunnmur. You can read it without signing in.`,
    button: { label: 'See the property', path: `/public-link/${encodeURIComponent(key)}` },
    paragraphs: [
      `The link works until ${writtenDay(until)}. Whoever has it can read the same, so do not pass it on without asking.`,
      `If you do not know ${sender}, you can ignore this e-mail.`,
    ],
  }),
})
