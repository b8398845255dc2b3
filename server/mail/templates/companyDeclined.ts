import { template } from '../template.ts'

interface Declined {
  name: string
  company: string
  person: string
}

const people = '/private/company/users'

/** To whoever asked somebody to come into a company: they said no. */
export const companyDeclined = template<Declined>('companyDeclined', {
  nb: (declined) => ({
    subject: 'En invitasjon til firmaet er avslått',
    heading: `Hei, ${declined.name}`,
    lead: `${declined.person}, som du inviterte til ${declined.company}, har takket nei. Invitasjonen er borte.`,
    button: { label: 'Se brukerne i firmaet', path: people },
  }),
  en: (declined) => ({
    subject: 'An invitation to the company was declined',
    heading: `Hello, ${declined.name}`,
    lead: `${declined.person}, who you invited to ${declined.company}, has said no. The invitation is gone.`,
    button: { label: 'See the users of the company', path: people },
  }),
})
