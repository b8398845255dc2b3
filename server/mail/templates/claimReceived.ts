import { template } from '../template.ts'

interface Received {
  name: string
  estateId: string
  address: string
  claimant: string
  evidence: 'proven' | 'typed' | 'none'
  numerator: number
  denominator: number
}

const answer = ({ estateId }: Received) => `/private/estate/${estateId}/access-management`
const part = ({ numerator, denominator }: Received) => `${numerator}/${denominator}`

/** To the owners of an estate: somebody says that it is theirs too, and waits. */
export const claimReceived = template<Received>('claimReceived', {
  nb: (received) => ({
    subject: `${received.claimant} vil stå som eier av ${received.address}`,
    heading: `Hei, ${received.name}`,
    lead: `${received.claimant} ber om å stå som eier av ${part(received)} av ${received.address}. Ingenting er endret før du svarer.`,
    button: { label: 'Se kravet og svar', path: answer(received) },
    paragraphs: [
      received.evidence === 'proven'
        ? 'Personen har bevist hvem de er med elektronisk ID, og grunnboken nevner dem.'
        : 'Personen har ikke bevist hvem de er. Svar bare ja hvis du kjenner dem.',
      'Sier du ja, ser de alt du ser, også privat mappe. Alle eiere får beskjed om svaret.',
    ],
  }),
  en: (received) => ({
    subject: `${received.claimant} wants to be an owner of ${received.address}`,
    heading: `Hello, ${received.name}`,
    lead: `${received.claimant} asks to be listed as owning ${part(received)} of ${received.address}. Nothing changes before you answer.`,
    button: { label: 'See the claim and answer', path: answer(received) },
    paragraphs: [
      received.evidence === 'proven'
        ? 'They have proven who they are with an electronic ID, and the land register names them.'
        : 'They have not proven who they are. Say yes only if you know them.',
      'If you say yes, they see all that you see, the private folder too. All owners are told of the answer.',
    ],
  }),
})
