import { template } from '../template.ts'

interface Answered {
  name: string
  isYes: boolean
  /** As the company has written them. */
  person: string
  address: string
  orderId: string | null
  estateId: string
}

const pathOf = ({ orderId, estateId }: Answered) =>
  orderId ? `/private/order/processing/order-review/${orderId}` : `/private/estate/${estateId}`

/** To whoever asked somebody whether an estate is theirs. */
export const ownerAnswered = template<Answered>('ownerAnswered', {
  nb: (answered) => ({
    subject: 'Svar på spørsmålet om hvem som eier en eiendom',
    heading: `Hei, ${answered.name}`,
    lead: answered.isYes
      ? `${answered.person || 'Den du spurte'} har sagt ja til å stå som eier av ${answered.address}.`
      : `${answered.person || 'Den du spurte'} har sagt nei til å stå som eier av ${answered.address}. Dere kan ikke spørre samme adresse om den igjen.`,
    button: { label: answered.orderId ? 'Se bestillingen' : 'Se eiendommen', path: pathOf(answered) },
  }),
  en: (answered) => ({
    subject: 'An answer on who owns a property',
    heading: `Hello, ${answered.name}`,
    lead: answered.isYes
      ? `${answered.person || 'The person you asked'} has said yes to being the owner of ${answered.address}.`
      : `${answered.person || 'The person you asked'} has said no to being the owner of ${answered.address}. You can’t ask that address about it again.`,
    button: { label: answered.orderId ? 'See the order' : 'See the property', path: pathOf(answered) },
  }),
})
