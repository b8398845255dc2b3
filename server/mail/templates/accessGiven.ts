import { template } from '../template.ts'

interface Given {
  owner: string
  address: string
  company: string
  estateId: string
}

const planOf = ({ estateId }: Given) => `/private/estate/${estateId}/maintenance`

/** To a company that was let in without having to claim it. */
export const accessGiven = template<Given>('accessGiven', {
  nb: (given) => ({
    subject: 'Dere har fått tilgang til en eiendom',
    heading: `Vedlikeholdsplan for ${given.address}`,
    lead: `${given.owner} har gitt ${given.company} tilgang til ${given.address} fra nå av. I planen ser dere hva som skal gjøres, og hva dere har ansvar for.`,
    button: { label: 'Åpne planen', path: planOf(given) },
    paragraphs: ['Kjenner dere ikke eieren, kan en administrator gi fra seg tilgangen.'],
  }),
  en: (given) => ({
    subject: 'You have been given access to a property',
    heading: `Maintenance plan for ${given.address}`,
    lead: `${given.owner} has given ${given.company} access to ${given.address} from now on. The plan shows what is to be done, and what you are responsible for.`,
    button: { label: 'Open the plan', path: planOf(given) },
    paragraphs: ['If you do not know the owner, an administrator can give up the access.'],
  }),
})
