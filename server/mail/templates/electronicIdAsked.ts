import { template } from '../template.ts'

interface About {
  name: string
  address: string
}

const mine = '/private/estates?find=mine'

/** To whoever claimed an estate: whoever answers wants to know who they are. */
export const electronicIdAsked = template<About>('electronicIdAsked', {
  nb: ({ name, address }) => ({
    subject: 'Bevis hvem du er, for kravet ditt på en eiendom',
    heading: `Hei, ${name}`,
    lead: `Den som skal svare på kravet ditt på ${address}, ber deg bevise hvem du er med elektronisk ID. Kravet står som før så lenge.`,
    button: { label: 'Bevis hvem du er', path: mine },
    paragraphs: ['Fødselsnummeret ditt blir ikke lagret, og den som spør, får ikke se det.'],
  }),
  en: ({ name, address }) => ({
    subject: 'Prove who you are, for your claim to a property',
    heading: `Hello, ${name}`,
    lead: `The person who is to answer your claim to ${address} asks you to prove who you are with an electronic ID. Your claim still stands in the meantime.`,
    button: { label: 'Prove who you are', path: mine },
    paragraphs: ['Your identity number is not stored, and whoever asked does not see it.'],
  }),
})
