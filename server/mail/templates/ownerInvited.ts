import { template } from '../template.ts'
import { buttonTo, sentenceOf, type WayIn } from '../wayIn.ts'

interface About {
  company: string
  organizationNumber: string
  address: string
  isForOrder: boolean
  /** The key by which they say no without an account. */
  refusing: string
}

const answering = '/private/owner-invitations'
const refusal = ({ refusing }: About) => `/owner-invitation/${refusing}`

/** To whom a company takes for the owner of an estate. The subject says nothing that somebody else has written. */
export const ownerInvited = template<About & WayIn>('ownerInvited', {
  nb: (about) => ({
    subject: 'Du blir spurt om du eier en eiendom',
    heading: 'Er eiendommen din?',
    lead: `${about.company} (org.nr. ${about.organizationNumber}) har lagt inn ${about.address} i Grunnmur og spør om du eier den.${
      about.isForOrder ? ' En bestilling der venter på svar fra eieren.' : ''
    } Du sier ja eller nei når du er logget inn, og ingenting er ditt før du har sagt ja. ${sentenceOf('nb', about, 'Logg inn for å svare.')}`,
    button: buttonTo('nb', about, answering),
    paragraphs: ['Firmaet ser bare det det selv har skrevet om deg, til du har sagt ja. Svarer du ikke, skjer det ingenting.'],
    refusing: { lead: 'Er den ikke din?', label: 'Si nei uten å logge inn', path: refusal(about) },
  }),
  en: (about) => ({
    subject: 'You are asked whether you own a property',
    heading: 'Is this property yours?',
    lead: `${about.company} (org. no. ${about.organizationNumber}) has added ${about.address} to Grunnmur and asks whether you own it.${
      about.isForOrder ? ' An order there awaits its owner’s answer.' : ''
    } You say yes or no once you are signed in, and nothing is yours until you have said yes. ${sentenceOf('en', about, 'Sign in to answer.')}`,
    button: buttonTo('en', about, answering),
    paragraphs: [
      'Until you have said yes, the company sees only what it has entered about you itself. If you do not answer, nothing happens.',
    ],
    refusing: { lead: 'Is it not yours?', label: 'Say no without signing in', path: refusal(about) },
  }),
})
