import { template } from '../template.ts'

interface Received {
  name: string
  estateId: string
  address: string
  claimant: string
  evidence: 'proven' | 'typed' | 'none'
  isIdentityProven: boolean
  numerator: number
  denominator: number
}

const answer = ({ estateId }: Received) => `/private/estate/${estateId}/access-management`
const part = ({ numerator, denominator }: Received) => `${numerator}/${denominator}`

const knownBy = ({ evidence, isIdentityProven }: Received) => (evidence === 'proven' ? 'register' : isIdentityProven ? 'name' : 'nothing')
const words = {
  nb: {
    register: 'Personen har bevist hvem de er med elektronisk ID, og grunnboken nevner dem.',
    name: 'Personen har bevist hvem de er med elektronisk ID, men ikke at eiendommen er deres. Svar bare ja hvis du vet det.',
    nothing: 'Personen har ikke bevist hvem de er. Svar bare ja hvis du kjenner dem.',
  },
  en: {
    register: 'They have proven who they are with an electronic ID, and the land register lists them as an owner.',
    name: 'They have proven who they are with an electronic ID, but not that the property is theirs. Say yes only if you know that.',
    nothing: 'They have not proven who they are. Say yes only if you know them.',
  },
}

/** To the owners of an estate: somebody says that it is theirs too, and waits. */
export const claimReceived = template<Received>('claimReceived', {
  nb: (received) => ({
    subject: 'Noen vil stå som eier av eiendommen din',
    heading: `Hei, ${received.name}`,
    lead: `${received.claimant} ber om å stå som eier av ${part(received)} av ${received.address}. Ingenting er endret før du svarer.`,
    button: { label: 'Se kravet og svar', path: answer(received) },
    paragraphs: [words.nb[knownBy(received)], 'Sier du ja, ser de alt du ser, også privat mappe. Alle eiere får beskjed om svaret.'],
  }),
  en: (received) => ({
    subject: 'Somebody wants to be an owner of your property',
    heading: `Hello, ${received.name}`,
    lead: `${received.claimant} asks to be listed as owning ${part(received)} of ${received.address}. Nothing changes before you answer.`,
    button: { label: 'See the claim and answer', path: answer(received) },
    paragraphs: [
      words.en[knownBy(received)],
      'If you say yes, they see everything you see, the private folder too. All owners are told of the answer.',
    ],
  }),
})
