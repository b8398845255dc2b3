import { template } from '../template.ts'

interface Answered {
  name: string
  title: string
  address: string
  estateId: string
  taskId: string
  buildingId: string
  areaId: string
  /** Why it was sent back; none where it was confirmed. */
  reason: string | null
}

const taskOf = ({ estateId, buildingId, areaId, taskId }: Answered) =>
  `/private/estate/${estateId}/maintenance/plan/building/${buildingId}/area/${areaId}/listed/${taskId}`

/** To whoever said that something was done, once an owner has confirmed it or sent it back. */
export const doneAnswered = template<Answered>('doneAnswered', {
  nb: (answered) => ({
    subject: answered.reason === null ? 'En oppgave du meldte, er bekreftet' : 'En oppgave du meldte, er sendt tilbake',
    heading: `Hei, ${answered.name}`,
    lead:
      answered.reason === null
        ? `Eieren av ${answered.address} har bekreftet at «${answered.title}» er utført.`
        : `Eieren av ${answered.address} har sendt «${answered.title}» tilbake: ${answered.reason}`,
    button: { label: 'Se oppgaven', path: taskOf(answered) },
  }),
  en: (answered) => ({
    subject: answered.reason === null ? 'A task that you reported has been confirmed' : 'A task that you reported has been sent back',
    heading: `Hello, ${answered.name}`,
    lead:
      answered.reason === null
        ? `The owner of ${answered.address} has confirmed that “${answered.title}” is done.`
        : `The owner of ${answered.address} has sent “${answered.title}” back: ${answered.reason}`,
    button: { label: 'See the task', path: taskOf(answered) },
  }),
})
