import { template } from '../template.ts'

interface Requested {
  owner: string
  address: string
  company: string
  isRegistered: boolean
}

const plans = '/private/maintenance-plans'
const register = '/register/company'

/** To a supplier that an owner wants to let in. One that is not registered here does that first. */
export const accessRequested = template<Requested>('accessRequested', {
  nb: ({ owner, address, company, isRegistered }) => ({
    subject: 'Dere blir spurt om å ta imot tilgang til en eiendom',
    heading: `Vedlikeholdsplan for ${address}`,
    lead: isRegistered
      ? `${owner} ber ${company} om å ta imot tilgang til ${address} i Grunnmur. Da ser dere vedlikeholdsplanen og oppgavene deres der.`
      : `${owner} ber ${company} om å ta imot tilgang til ${address} i Grunnmur. Registrer firmaet først, så ligger forespørselen klar når dere logger inn.`,
    button: isRegistered ? { label: 'Se forespørselen', path: plans } : { label: 'Registrer firmaet', path: register },
    paragraphs: [
      ...(isRegistered ? [] : ['Forespørselen kjennes igjen på organisasjonsnummeret. Det koster ingenting å registrere seg.']),
      'En administrator eller leder i firmaet tar imot. Kjenner dere ikke eieren, kan dere se bort fra denne e-posten.',
    ],
  }),
  en: ({ owner, address, company, isRegistered }) => ({
    subject: 'You are asked to accept access to a property',
    heading: `Maintenance plan for ${address}`,
    lead: isRegistered
      ? `${owner} asks ${company} to accept access to ${address} in Grunnmur. You will then see its maintenance plan and your tasks there.`
      : `${owner} asks ${company} to accept access to ${address} in Grunnmur. Register the company first, and the request is there when you sign in.`,
    button: isRegistered ? { label: 'See the request', path: plans } : { label: 'Register the company', path: register },
    paragraphs: [
      ...(isRegistered ? [] : ['The request is recognised by the organisation number. Registering costs nothing.']),
      'An administrator or leader of the company accepts it. If you do not know the owner, you can ignore this e-mail.',
    ],
  }),
})
