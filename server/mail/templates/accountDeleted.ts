import { template } from '../template.ts'

export const accountDeleted = template<{ name: string }>('accountDeleted', {
  nb: ({ name }) => ({
    subject: 'Kontoen din er slettet',
    heading: `Takk for nå, ${name}`,
    lead: 'Kontoen din i Grunnmur er slettet, og du er logget ut overalt. Opplysningene om deg er borte, og filene dine fjernes i løpet av to døgn.',
    paragraphs: ['Var det ikke du som gjorde det, bør du si fra til oss med en gang.'],
  }),
  en: ({ name }) => ({
    subject: 'Your account has been deleted',
    heading: `Goodbye, ${name}`,
    lead: 'Your Grunnmur account has been deleted, and you have been signed out everywhere. What we knew about you is gone, and your files are removed within two days.',
    paragraphs: ['If it was not you who did this, let us know at once.'],
  }),
})
