import { template } from '../template.ts'

interface Answered {
  name: string
  company: string
  address: string
  estateId: string
  isClaimed: boolean
}

const accessOf = ({ estateId }: Answered) => `/private/estate/${estateId}/access-management`

/** To the owners of an estate, once a company has said yes or no. */
export const accessAnswered = template<Answered>('accessAnswered', {
  nb: (answered) => ({
    subject: answered.isClaimed ? 'Et firma har tatt imot tilgang' : 'Et firma har takket nei til tilgang',
    heading: `Hei, ${answered.name}`,
    lead: answered.isClaimed
      ? `${answered.company} ser nå vedlikeholdsplanen for ${answered.address}. Du kan avslutte tilgangen når du vil.`
      : `${answered.company} har takket nei til tilgangen til ${answered.address}. Firmaet ser ingenting av eiendommen.`,
    button: { label: 'Se hvem som har tilgang', path: accessOf(answered) },
  }),
  en: (answered) => ({
    subject: answered.isClaimed ? 'A company has accepted access' : 'A company has declined access',
    heading: `Hello, ${answered.name}`,
    lead: answered.isClaimed
      ? `${answered.company} now sees the maintenance plan of ${answered.address}. You can end the access whenever you like.`
      : `${answered.company} has declined access to ${answered.address}. The company sees nothing of the property.`,
    button: { label: 'See who has access', path: accessOf(answered) },
  }),
})
