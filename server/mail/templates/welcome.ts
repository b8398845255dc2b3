import { template } from '../template.ts'
import { buttonOf, sentenceOf, type WayIn } from '../wayIn.ts'

export const welcome = template<{ name: string } & WayIn>('welcome', {
  nb: ({ name, ...way }) => ({
    subject: 'Velkommen til Grunnmur',
    heading: `Velkommen hjem, ${name}`,
    lead: `Kontoen din er klar. ${sentenceOf('nb', way, 'Nå kan du samle alt om boligen din på ett sted.')}`,
    button: buttonOf('nb', way),
    paragraphs: ['Var det ikke du som registrerte deg, kan du se bort fra denne e-posten. Ingenting knyttes til adressen din.'],
  }),
  en: ({ name, ...way }) => ({
    subject: 'Welcome to Grunnmur',
    heading: `Welcome home, ${name}`,
    lead: `Your account is ready. ${sentenceOf('en', way, 'From now on everything about your home has one place.')}`,
    button: buttonOf('en', way),
    paragraphs: ['If it was not you who registered, you can ignore this e-mail. Nothing is tied to your address.'],
  }),
})
