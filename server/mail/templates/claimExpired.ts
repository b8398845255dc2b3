import { template } from '../template.ts'

interface Expired {
  name: string
  estateId: string
  address: string
  claimant: string
  /** It was the reader's own. */
  isOwn: boolean
}

const pathOf = ({ isOwn, estateId }: Expired) => (isOwn ? '/private/estates?find=mine' : `/private/estate/${estateId}/access-management`)

/** Nobody answered in time: to whoever asked, and to the owners. */
export const claimExpired = template<Expired>('claimExpired', {
  nb: (expired) => ({
    subject: 'Et krav på en eiendom er utløpt',
    heading: `Hei, ${expired.name}`,
    lead: expired.isOwn
      ? `Ingen svarte på kravet ditt om å stå som eier av ${expired.address} i tide. Du kan kreve den på nytt.`
      : `Ingen svarte i tide på kravet fra ${expired.claimant} om å eie ${expired.address}. Ingenting er endret.`,
    button: { label: expired.isOwn ? 'Se eiendommene dine' : 'Se hvem som har tilgang', path: pathOf(expired) },
  }),
  en: (expired) => ({
    subject: 'A claim to a property has expired',
    heading: `Hello, ${expired.name}`,
    lead: expired.isOwn
      ? `Nobody answered your claim to be listed as an owner of ${expired.address} in time. You can claim it again.`
      : `Nobody answered the claim of ${expired.claimant} to own ${expired.address} in time. Nothing has changed.`,
    button: { label: expired.isOwn ? 'See your properties' : 'See who has access', path: pathOf(expired) },
  }),
})
