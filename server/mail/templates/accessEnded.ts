import { template } from '../template.ts'

interface Ended {
  /** Who ended it: an owner, or the company itself. */
  by: string
  company: string
  address: string
  /** Of an owner, who may look after who is left. */
  estateId?: string
}

const accessOf = (estateId: string) => `/private/estate/${estateId}/access-management`

/** To the side that did not end it. */
export const accessEnded = template<Ended>('accessEnded', {
  nb: ({ by, company, address, estateId }) => ({
    subject: 'En tilgang er avsluttet',
    heading: `Tilgangen til ${address}`,
    lead: `${by} har avsluttet tilgangen som ${company} hadde til ${address}. Det firmaet har gjort, blir stående.`,
    ...(estateId && { button: { label: 'Se hvem som har tilgang', path: accessOf(estateId) } }),
  }),
  en: ({ by, company, address, estateId }) => ({
    subject: 'An access has been ended',
    heading: `Access to ${address}`,
    lead: `${by} has ended the access that ${company} had to ${address}. What the company has done stays.`,
    ...(estateId && { button: { label: 'See who has access', path: accessOf(estateId) } }),
  }),
})
