import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Reported {
  name: string
  doneBy: string
  title: string
  doneDate: string
  address: string
  estateId: string
}

const planOf = ({ estateId }: Reported) => `/private/estate/${estateId}/maintenance`

/** To the owners of an estate, when a company says that something is done which they want to confirm. */
export const doneReported = template<Reported>('doneReported', {
  nb: (reported) => ({
    subject: 'En oppgave er meldt som utført',
    heading: `Hei, ${reported.name}`,
    lead: `${reported.doneBy} melder at «${reported.title}» på ${reported.address} ble utført ${writtenDay(reported.doneDate)}. Bekreft det, eller send det tilbake med en grunn.`,
    button: { label: 'Se hva som venter', path: planOf(reported) },
  }),
  en: (reported) => ({
    subject: 'A task has been reported as done',
    heading: `Hello, ${reported.name}`,
    lead: `${reported.doneBy} says that “${reported.title}” at ${reported.address} was done on ${writtenDay(reported.doneDate)}. Confirm it, or send it back with a reason.`,
    button: { label: 'See what is waiting', path: planOf(reported) },
  }),
})
