import { template } from '../template.ts'

/** To whom an owner lets in to an estate. With a token where the person has no password yet. */
export const guestInvitation = template<{ owner: string | null; address: string; token?: string }>('guestInvitation', {
  nb: ({ owner, address, token }) => ({
    subject: `${owner ?? 'Eieren'} deler ${address} med deg`,
    heading: 'Du er invitert som gjest',
    lead: token
      ? `${owner ?? 'Eieren'} har gitt deg tilgang til ${address} i Grunnmur. Lag et passord, så kan du logge inn. Lenken virker én gang, i sju dager.`
      : `${owner ?? 'Eieren'} har gitt deg tilgang til ${address} i Grunnmur. Logg inn, så finner du den blant eiendommene som er delt med deg.`,
    button: token ? { label: 'Lag passord', path: `/create-password/${token}` } : { label: 'Logg inn', path: '/private/estates' },
    paragraphs: ['Kjenner du ikke den som inviterte deg, kan du se bort fra denne e-posten.'],
  }),
  en: ({ owner, address, token }) => ({
    subject: `${owner ?? 'The owner'} is sharing ${address} with you`,
    heading: 'You are invited as a guest',
    lead: token
      ? `${owner ?? 'The owner'} has given you access to ${address} in Grunnmur. Create a password and you can sign in. The link works once, for seven days.`
      : `${owner ?? 'The owner'} has given you access to ${address} in Grunnmur. Sign in, and you find it among the properties that are shared with you.`,
    button: token ? { label: 'Create a password', path: `/create-password/${token}` } : { label: 'Sign in', path: '/private/estates' },
    paragraphs: ['If you do not know who invited you, you can ignore this e-mail.'],
  }),
})
