import { template } from '../template.ts'

/** With the link that proves an address. */
export const confirmEmail = template<{ name: string; token: string }>('confirmEmail', {
  nb: ({ name, token }) => ({
    subject: 'Bekreft e-postadressen din',
    heading: `Hei, ${name}`,
    lead: 'Bekreft at denne adressen er din, så kommer invitasjoner og meldinger hit. Lenken virker i sju dager.',
    button: { label: 'Bekreft adressen', path: `/confirm-email/${token}` },
    paragraphs: ['Har du ingen konto i Grunnmur, har noen skrevet adressen din ved en feil. Da trenger du ikke gjøre noe.'],
  }),
  en: ({ name, token }) => ({
    subject: 'Confirm your e-mail address',
    heading: `Hello, ${name}`,
    lead: 'Confirm that this address is yours, and invitations and messages will come here. The link works for seven days.',
    button: { label: 'Confirm the address', path: `/confirm-email/${token}` },
    paragraphs: ['If you have no account in Grunnmur, somebody has entered your address by mistake. There is nothing you need to do.'],
  }),
})
