import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Removed {
  name: string
  address: string
  until: string
}

/** To whoever has removed an estate: what it means, and until when it can be had back. */
export const estateRemoved = template<Removed>('estateRemoved', {
  nb: ({ name, address, until }) => ({
    subject: 'En eiendom er fjernet',
    heading: `Hei, ${name}`,
    lead: `Du har fjernet ${address}. Gjester, lenker og firmaer slipper ikke inn lenger.`,
    button: { label: 'Se eiendommene dine', path: '/private/estates' },
    paragraphs: [
      `Du kan hente den tilbake til ${writtenDay(until)}. Etterpå slettes alt som hører til den. De du hadde sluppet inn, må du slippe inn på nytt.`,
      'Var det ikke du som fjernet den, bytt passord og hent den tilbake.',
    ],
  }),
  en: ({ name, address, until }) => ({
    subject: 'A property has been removed',
    heading: `Hello, ${name}`,
    lead: `You have removed ${address}. Guests, links and companies no longer have access.`,
    button: { label: 'See your properties', path: '/private/estates' },
    paragraphs: [
      `You can restore it until ${writtenDay(until)}. After that everything that belongs to it is deleted. Anyone you had let in has to be let in again.`,
      'If it was not you who removed it, change your password and restore it.',
    ],
  }),
})
