import { template } from '../template.ts'

interface Owned {
  name: string
  estateId: string
  company: string
  organizationNumber: string
  address: string
}

const pathOf = ({ estateId }: Owned) => `/private/estates/modify/${estateId}`

/** To whom a company had made an owner without asking. */
export const ownedUnasked = template<Owned>('ownedUnasked', {
  nb: (owned) => ({
    subject: 'Se over en eiendom du står som eier av',
    heading: `Hei, ${owned.name}`,
    lead: `${owned.company} (org.nr. ${owned.organizationNumber}) la inn ${owned.address} med deg som eier, uten at du ble spurt. Slik er det ikke lenger: nå må den som skal eie, si ja. Er eiendommen din, trenger du ikke gjøre noe.`,
    button: { label: 'Se over eiendommen', path: pathOf(owned) },
    paragraphs: ['Er den ikke din, går du ut som eier nederst på den siden. Det kan du alltid gjøre, uansett hva som pågår der.'],
  }),
  en: (owned) => ({
    subject: 'Check a property that you are listed as owning',
    heading: `Hello, ${owned.name}`,
    lead: `${owned.company} (org. no. ${owned.organizationNumber}) added ${owned.address} with you as its owner, without asking you. That has changed: whoever is named as owner now has to say yes. If the property is yours, there is nothing you need to do.`,
    button: { label: 'Look over the property', path: pathOf(owned) },
    paragraphs: [
      'If it is not yours, step down as its owner at the bottom of that page. You can always do that, whatever is going on there.',
    ],
  }),
})
