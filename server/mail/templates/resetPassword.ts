import { template } from '../template.ts'

export const resetPassword = template<{ name: string; token: string }>('resetPassword', {
  nb: ({ name, token }) => ({
    subject: 'Lag nytt passord',
    heading: `Hei, ${name}`,
    lead: 'Noen, trolig du, har bedt om å lage nytt passord i Grunnmur. Lenken virker én gang, i ett døgn.',
    button: { label: 'Lag nytt passord', path: `/create-password/${token}` },
    paragraphs: ['Var det ikke du, kan du se bort fra denne e-posten. Passordet ditt er det samme som før.'],
  }),
  en: ({ name, token }) => ({
    subject: 'Create a new password',
    heading: `Hello, ${name}`,
    lead: 'Somebody, probably you, has asked for a new password for Grunnmur. The link works once, for 24 hours.',
    button: { label: 'Create a new password', path: `/create-password/${token}` },
    paragraphs: ['If it was not you, you can ignore this e-mail. Your password is the same as before.'],
  }),
})
