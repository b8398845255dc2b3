import { writtenDay } from '#server/kernel/written.ts'
import { template } from '../template.ts'

interface Reported {
  name: string
  doneBy: string
  title: string
  /** How many more were reported with it; a mail that was written before there could be any does not say. */
  others?: number
  doneDate: string
  address: string
  estateId: string
}

const planOf = (estateId: string) => `/private/estate/${estateId}/maintenance`

const moreTasks = {
  nb: (others: number) => `${others} ${others === 1 ? 'oppgave' : 'oppgaver'} til`,
  en: (others: number) => `${others} more ${others === 1 ? 'task' : 'tasks'}`,
}

/** To the owners of an estate, when a company says that something is done which they want to confirm. */
export const doneReported = template<Reported>('doneReported', {
  nb: ({ name, doneBy, title, others, address, doneDate, estateId }) => ({
    subject: others ? 'Oppgaver er meldt som utført' : 'En oppgave er meldt som utført',
    heading: `Hei, ${name}`,
    lead: others
      ? `${doneBy} melder at «${title}» og ${moreTasks.nb(others)} på ${address} ble utført ${writtenDay(doneDate)}. Bekreft dem, eller send dem tilbake med en grunn.`
      : `${doneBy} melder at «${title}» på ${address} ble utført ${writtenDay(doneDate)}. Bekreft det, eller send det tilbake med en grunn.`,
    button: { label: 'Se hva som venter', path: planOf(estateId) },
  }),
  en: ({ name, doneBy, title, others, address, doneDate, estateId }) => ({
    subject: others ? 'Tasks have been reported as done' : 'A task has been reported as done',
    heading: `Hello, ${name}`,
    lead: others
      ? `${doneBy} says that “${title}” and ${moreTasks.en(others)} at ${address} were done on ${writtenDay(doneDate)}. Confirm them, or send them back with a reason.`
      : `${doneBy} says that “${title}” at ${address} was done on ${writtenDay(doneDate)}. Confirm it, or send it back with a reason.`,
    button: { label: 'See what is waiting', path: planOf(estateId) },
  }),
})
