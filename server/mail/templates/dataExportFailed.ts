import { template } from '../template.ts'

const path = '/private/profile/edit?see=data-export'

export const dataExportFailed = template<{ name: string }>('dataExportFailed', {
  nb: ({ name }) => ({
    subject: 'Kopien av opplysningene dine kunne ikke lages',
    heading: `Beklager, ${name}`,
    lead: 'Vi prøvde lenge å samle det som er ditt i Grunnmur, men fikk det ikke til. Du kan be om kopien på nytt.',
    button: { label: 'Be om en ny kopi', path },
    paragraphs: ['Går det galt en gang til, bør du ta kontakt med oss. Det som er ditt, ligger der det lå.'],
  }),
  en: ({ name }) => ({
    subject: 'The copy of your data could not be made',
    heading: `We are sorry, ${name}`,
    lead: 'We tried for a long time to gather what is yours in Grunnmur, and did not succeed. You can ask for the copy again.',
    button: { label: 'Ask for a new copy', path },
    paragraphs: ['If it goes wrong again, please get in touch with us. Everything of yours is where it was.'],
  }),
})
