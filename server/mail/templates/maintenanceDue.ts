import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import { partNames } from '#schema/estates/partNames.ts'
import type { Language } from '#server/kernel/texts.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { type MailGroup, template } from '../template.ts'

/** What somebody is to see to, or should have. */
export interface DueTask {
  estateId: string
  address: string
  taskId: string
  title: string
  buildingId: string
  buildingName: string
  areaId: string
  areaCode: BuildingPartCode
  areaName: string | null
  day: string
  isOverdue: boolean
  /** Whether its reader can open it. */
  isOpenToReader: boolean
}
interface Due {
  name: string
  tasks: readonly DueTask[]
}

const words = {
  nb: { overdue: (day: string) => `Forfalt ${day}`, due: (day: string) => `Innen ${day}` },
  en: { overdue: (day: string) => `Overdue since ${day}`, due: (day: string) => `By ${day}` },
} as const

const areaPath = ({ estateId, buildingId, areaId, taskId }: DueTask) =>
  `/private/estate/${estateId}/maintenance/plan/building/${buildingId}/area/${areaId}/listed/${taskId}`

/** Estate by estate, what is overdue first. */
const groups = (language: Language, tasks: readonly DueTask[]): MailGroup[] =>
  [...Map.groupBy(tasks, ({ estateId }) => estateId).values()].map((those) => ({
    heading: those[0]!.address,
    lines: those
      .toSorted((a, b) => Number(b.isOverdue) - Number(a.isOverdue))
      .map((task) => ({
        title: task.title,
        detail: [
          words[language][task.isOverdue ? 'overdue' : 'due'](writtenDay(task.day)),
          task.buildingName,
          task.areaName ?? partNames[language][task.areaCode],
        ].join(' · '),
        ...(task.isOverdue && { isUrgent: true }),
        ...(task.isOpenToReader && { path: areaPath(task) }),
      })),
  }))

/** Where there is one estate, its wheel shows all of it. */
function wayIn(tasks: readonly DueTask[], label: string) {
  const ids = new Set(tasks.filter(({ isOpenToReader }) => isOpenToReader).map(({ estateId }) => estateId))
  const [only] = ids
  return only && ids.size === 1 ? { button: { label, path: `/private/estate/${only}/maintenance/year-wheel` } } : {}
}

export const maintenanceDue = template<Due>(
  'maintenanceDue',
  {
    nb: ({ name, tasks }) => {
      const overdue = tasks.filter(({ isOverdue }) => isOverdue).length
      const coming = tasks.length - overdue
      return {
        subject: [
          'Vedlikehold',
          [overdue && `${overdue} forfalt`, coming && `${coming} de neste 30 dagene`].filter(Boolean).join(', '),
        ].join(': '),
        heading: `Hei, ${name}`,
        lead: tasks.some(({ isOpenToReader }) => isOpenToReader)
          ? 'Her er det du er ansvarlig for, og som bør gjøres nå eller de neste 30 dagene.'
          : 'Eieren har satt deg opp som ansvarlig for dette. Det bør gjøres nå eller de neste 30 dagene. Spør eieren om noe er uklart.',
        groups: groups('nb', tasks),
        ...wayIn(tasks, 'Se årshjulet'),
      }
    },
    en: ({ name, tasks }) => {
      const overdue = tasks.filter(({ isOverdue }) => isOverdue).length
      const coming = tasks.length - overdue
      return {
        subject: [
          'Maintenance',
          [overdue && `${overdue} overdue`, coming && `${coming} in the next 30 days`].filter(Boolean).join(', '),
        ].join(': '),
        heading: `Hello, ${name}`,
        lead: tasks.some(({ isOpenToReader }) => isOpenToReader)
          ? 'This is what you are responsible for and should be done now or within the next 30 days.'
          : 'The owner has named you as responsible for this. It should be done now or within the next 30 days. Ask the owner if anything is unclear.',
        groups: groups('en', tasks),
        ...wayIn(tasks, 'See the year wheel'),
      }
    },
  },
  'maintenance',
)
