import { template } from '../template.ts'

interface Answered {
  name: string
  estateId: string
  address: string
  isApproved: boolean
}

const mine = '/private/estates?find=mine'

/** To whoever claimed an estate. */
export const claimAnswered = template<Answered>('claimAnswered', {
  nb: ({ name, estateId, address, isApproved }) => ({
    subject: isApproved ? 'Du står som eier av eiendommen du krevde' : 'Kravet ditt på en eiendom er avslått',
    heading: `Hei, ${name}`,
    lead: isApproved
      ? `Kravet ditt er godkjent. ${address} ligger nå blant eiendommene dine.`
      : `Kravet ditt om å stå som eier av ${address} er avslått. Beviser du hvem du er med elektronisk ID, kan du kreve den igjen.`,
    button: isApproved ? { label: 'Åpne eiendommen', path: `/private/estate/${estateId}` } : { label: 'Se eiendommene dine', path: mine },
  }),
  en: ({ name, estateId, address, isApproved }) => ({
    subject: isApproved ? 'You are listed as an owner of the property you claimed' : 'Your claim to a property was refused',
    heading: `Hello, ${name}`,
    lead: isApproved
      ? `Your claim is approved. ${address} is now among your properties.`
      : `Your claim to be listed as an owner of ${address} was refused. If you prove who you are with an electronic ID, you can claim it again.`,
    button: isApproved ? { label: 'Open the property', path: `/private/estate/${estateId}` } : { label: 'See your properties', path: mine },
  }),
})
