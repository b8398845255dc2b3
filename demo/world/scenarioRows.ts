import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { minutesAfter } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

const flats = [
  { name: 'Hovedleilighet', numerator: 140 },
  { name: 'Sokkelleilighet', numerator: 42 },
] as const

/** What else the owner of the house might do, and how two flats divide what is saved. */
export function scenarioRows(now: Date, ids: Ids, known: Rows): Rows {
  const estateId = ids.estate('house')
  const year = now.getUTCFullYear()
  const begun = known.building!.find((row) => row['estateId'] === estateId)!['createdAt'] as Date
  const more = scenario('Spar mer fra neste år', 1, { yearlySavingOre: 4_800_000, savingFrom: year + 1 })
  const wait = scenario('Vent med malingen', 2)
  const painting = task('Male huset')
  return {
    share_of_estate: flats.map((flat, index) => {
      const createdAt = minutesAfter(begun, 510 + index)
      return { id: demoId(`share ${flat.name}`, createdAt), estateId, ...flat, sortOrder: index, createdAt }
    }),
    forecast_scenario: [more, wait],
    scenario_change: [
      { ...change(wait, painting, 'move', 1), moveTo: `${year + 6}-06-15`, joinedToId: null, seenJoined: null },
      { ...change(wait, task('Ny takpapp på garasjen'), 'join', 2), moveTo: null, ...joined(task('Legge om taket')) },
    ],
  }

  function scenario(name: string, index: number, said: RowValues = { yearlySavingOre: null, savingFrom: null }): RowValues {
    const createdAt = minutesAfter(begun, 520 + index)
    const id = demoId(`scenario ${name}`, createdAt)
    return { id, estateId, name, ...said, seenVersion: 1, version: 1, createdAt, updatedAt: createdAt }
  }
  function task(title: string) {
    return known.maintenance_task!.find((row) => row['estateId'] === estateId && row['title'] === title)!
  }
  /** What is done once, and was not yet, stands as it was written. */
  function seen(of: RowValues) {
    const day = of['startDate'] as string
    return `${of['version'] as number}/${day}/${day}/t`
  }
  function change({ id: scenarioId }: RowValues, of: RowValues, action: string, index: number): RowValues {
    const id = demoId(`change ${of['title'] as string}`, minutesAfter(begun, 530 + index))
    return { id, estateId, scenarioId: scenarioId!, taskId: of['id']!, title: of['title']!, action, seen: seen(of) }
  }
  function joined(to: RowValues): RowValues {
    return { joinedToId: to['id']!, seenJoined: seen(to) }
  }
}
