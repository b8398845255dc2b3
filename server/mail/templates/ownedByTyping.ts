import { template } from '../template.ts'

interface Owned {
  name: string
  estateId: string
  address: string
  claimant: string
  isOwn: boolean
}

/** To the owners of an estate that somebody had come to own by a number that was only typed. */
export const ownedByTyping = template<Owned>('ownedByTyping', {
  nb: ({ name, estateId, address, claimant, isOwn }) => ({
    subject: 'Se over hvem som eier en eiendom',
    heading: `Hei, ${name}`,
    lead: isOwn
      ? `Du kom til å stå som eier av ${address} ved å skrive et fødselsnummer. Det teller ikke lenger som bevis, og nummeret er glemt. Du eier fortsatt, men andelen din er ikke bekreftet.`
      : `${claimant} kom til å stå som eier av ${address} ved å skrive et fødselsnummer. Det teller ikke lenger som bevis. Kjenner du ikke ${claimant}, si fra til oss med én gang.`,
    button: { label: 'Se hvem som har tilgang', path: `/private/estate/${estateId}/access-management` },
  }),
  en: ({ name, estateId, address, claimant, isOwn }) => ({
    subject: 'Check who owns a property',
    heading: `Hello, ${name}`,
    lead: isOwn
      ? `You were listed as an owner of ${address} by typing an identity number. That no longer counts as proof, and the number is forgotten. You still own it, but your share is not confirmed.`
      : `${claimant} was listed as an owner of ${address} by typing an identity number. That no longer counts as proof. If you do not know ${claimant}, tell us at once.`,
    button: { label: 'See who has access', path: `/private/estate/${estateId}/access-management` },
  }),
})
