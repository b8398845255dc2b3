import { template } from '../template.ts'

/** To somebody who has an account with this address, where another account asks for it. Whoever asks is told nothing of it. */
export const emailTaken = template<{ name: string }>('emailTaken', {
  nb: ({ name }) => ({
    subject: 'Adressen din er i bruk fra før',
    heading: `Hei, ${name}`,
    lead: 'Noen, kanskje du, ville bruke denne adressen på en annen konto i Grunnmur. Den hører til kontoen du har, og blir der.',
    button: { label: 'Logg inn', path: '/login' },
    paragraphs: ['Var det ikke du, trenger du ikke gjøre noe.'],
  }),
  en: ({ name }) => ({
    subject: 'Your address is already in use',
    heading: `Hello, ${name}`,
    lead: 'Somebody, perhaps you, wanted to use this address for another account in Grunnmur. It belongs to the account you have, and stays there.',
    button: { label: 'Sign in', path: '/login' },
    paragraphs: ['If it was not you, there is nothing you need to do.'],
  }),
})
