import type { Language } from '#server/kernel/texts.ts'
import { template } from '../template.ts'

type By = 'register' | 'owner' | 'letter' | 'administrator'
interface Settled {
  name: string
  estateId: string
  address: string
  claimant: string
  isApproved: boolean
  settledAs: By
  reason: string | null
}

const owners = ({ estateId }: Settled) => `/private/estate/${estateId}/access-management`
const how: Record<Language, Record<By, string>> = {
  nb: {
    register: 'Grunnboken nevner dem, og de kravde eiendommen selv.',
    owner: 'En av eierne har svart.',
    letter: 'De skrev inn koden fra brevet som gikk til eiendommens adresse.',
    administrator: 'Vi har avgjort det.',
  },
  en: {
    register: 'The land register lists them, and they claimed the property themselves.',
    owner: 'One of the owners has answered.',
    letter: 'They entered the code from the letter sent to the property’s address.',
    administrator: 'We have decided it.',
  },
}

/** To those who own an estate: what became of a claim. */
export const claimSettled = template<Settled>('claimSettled', {
  nb: (settled) => ({
    subject: settled.isApproved ? 'Eiendommen din har fått en eier til' : 'Et krav på eiendommen din er avslått',
    heading: `Hei, ${settled.name}`,
    lead: settled.isApproved
      ? `${settled.claimant} er nå en av eierne av ${settled.address}, og ser alt du ser. ${how.nb[settled.settledAs]}`
      : `Kravet fra ${settled.claimant} om å eie ${settled.address} er avslått. ${how.nb[settled.settledAs]}`,
    button: { label: 'Se hvem som har tilgang', path: owners(settled) },
    paragraphs: [
      ...(settled.reason ? [`Begrunnelse: «${settled.reason}»`] : []),
      ...(settled.isApproved ? ['Stemmer det ikke, si fra til oss med én gang.'] : []),
    ],
  }),
  en: (settled) => ({
    subject: settled.isApproved ? 'Your property has another owner' : 'A claim to your property was refused',
    heading: `Hello, ${settled.name}`,
    lead: settled.isApproved
      ? `${settled.claimant} is now one of the owners of ${settled.address}, and sees everything you see. ${how.en[settled.settledAs]}`
      : `The claim of ${settled.claimant} to own ${settled.address} was refused. ${how.en[settled.settledAs]}`,
    button: { label: 'See who has access', path: owners(settled) },
    paragraphs: [
      ...(settled.reason ? [`Reason: “${settled.reason}”`] : []),
      ...(settled.isApproved ? ['If that is not right, tell us at once.'] : []),
    ],
  }),
})
