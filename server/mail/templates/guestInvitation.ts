import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

/** To whom an owner lets in to an estate. */
export const guestInvitation = template<{ owner: string | null; address: string } & WayIn>('guestInvitation', {
  nb: ({ owner, address, ...way }) => ({
    subject: 'En eiendom er delt med deg',
    heading: 'Du er invitert som gjest',
    lead: `${owner ?? 'Eieren'} har gitt deg tilgang til ${address} i Grunnmur. ${sentenceOf(
      'nb',
      way,
      'Logg inn, så finner du den blant eiendommene som er delt med deg.',
    )}`,
    button: buttonOf('nb', way, '/private/estates'),
    paragraphs: ['Kjenner du ikke den som inviterte deg, kan du se bort fra denne e-posten.'],
  }),
  en: ({ owner, address, ...way }) => ({
    subject: 'A property is shared with you',
    heading: 'You are invited as a guest',
    lead: `${owner ?? 'The owner'} has given you access to ${address} in Grunnmur. ${sentenceOf(
      'en',
      way,
      'Sign in, and you will find it among the properties shared with you.',
    )}`,
    button: buttonOf('en', way, '/private/estates'),
    paragraphs: ['If you do not know who invited you, you can ignore this e-mail.'],
  }),
})
