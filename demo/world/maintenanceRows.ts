import { type Basis, nthDay } from '#schema/maintenance/recurrence.ts'
import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { consequences, type DemoPlan, type DemoTask, lives, plans } from './maintenance.ts'
import { minutesAfter } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

/** Somebody who does most of it a few days late, and twice a year writes why. */
const daysLate = [2, 0, 5, 1, 3, 0, 8] as const
const said = ['Alt i orden.', null, null, 'Litt løv, ellers fint.', null, 'Byttet en pakning samtidig.', null] as const
const dayLength = 86_400_000
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)
const daysAfter = (day: string, days: number) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength))

/** The plans of the owner's estates: what comes, and ten years of what was done. */
export function maintenanceRows(now: Date, ids: Ids, known: Rows): Rows {
  const kept = plans.map((plan) => rowsOf(plan, now, ids, known))
  return {
    building_part: kept.flatMap(({ parts }) => parts),
    maintenance_task: kept.flatMap(({ tasks }) => tasks),
    maintenance_occurrence: kept.flatMap(({ done }) => done),
  }
}

function rowsOf({ estate, building: name, parts: added = [], tasks }: DemoPlan, now: Date, ids: Ids, known: Rows) {
  const estateId = ids.estate(estate)
  const building = known.building!.find((row) => row['estateId'] === estateId && row['name'] === name)!
  const buildingId = building['id'] as string
  const begun = building['createdAt'] as Date
  const there = (known.building_part ?? []).filter((row) => row['buildingId'] === buildingId)
  const parts = added
    .filter(({ code }) => !there.some((row) => row['code'] === code))
    .map(({ code, grade }, index): RowValues => {
      const createdAt = minutesAfter(begun, 200 + index)
      const graded = { conditionGrade: grade, consequenceGrade: consequences[code] ?? null, remainingLifeYears: lives[code] ?? null }
      const id = demoId(`plan part ${estate} ${name} ${code}`, createdAt)
      return { id, estateId, buildingId, code, ...graded, version: 1, createdAt, updatedAt: createdAt }
    })
  const areaOf = (code: string) => [...there, ...parts].find((row) => row['code'] === code)!
  const made = tasks.map((task, index) => taskOf(task, index))
  return { parts, tasks: made.map(({ row }) => row), done: made.flatMap(({ done }) => done) }

  /** What the task was made of, as it was found. */
  function originOf({ origin }: DemoTask, area: RowValues): RowValues {
    const named = (rows: readonly RowValues[] = [], called: string) =>
      rows.find((row) => row['estateId'] === estateId && row['name'] === called)!['id']!
    const finding = {
      originKind: origin?.kind ?? null,
      originPartId: null,
      originSensorId: null,
      originControlPointId: null,
      originName: null,
      originCode: null,
      originFound: null,
    }
    if (origin?.kind === 'condition') {
      const { id, name: called = null, code, conditionGrade } = area
      return { ...finding, originPartId: id!, originName: called, originCode: code!, originFound: conditionGrade! }
    }
    if (origin?.kind === 'moisture')
      return { ...finding, originSensorId: named(known.moisture_sensor, origin.name), originName: origin.name, originFound: origin.found }
    if (origin) return { ...finding, originControlPointId: named(known.estate_control_point, origin.name), originName: origin.name }
    return finding
  }

  function taskOf(task: DemoTask, index: number) {
    const {
      title,
      code,
      priority,
      trade = null,
      on,
      every,
      kroner,
      basis = 'plan' as Basis,
      description = null,
      years,
      isLate,
      doneAgo,
    } = task
    const area = areaOf(code)
    const createdAt = minutesAfter(begun, 300 + index)
    const id = demoId(`task ${estate} ${name} ${title}`, createdAt)
    const year = now.getUTCFullYear() + (every ? -years : years)
    const doneAt = doneAgo === undefined ? null : new Date(now.getTime() - doneAgo * dayLength)
    const startDate = doneAt ? daysAfter(dayOf(doneAt), -6) : `${year}-${on}`
    const place = { estateId, buildingId, areaId: area['id'] as string }
    const words = { title, description, priority, trade, responsibleKind: 'landlord', responsibleId: null }
    const row: RowValues = {
      id,
      ...place,
      ...words,
      estimatedCostOre: kroner ? kroner * 100 : null,
      startDate,
      period: every ? 'month' : null,
      every: every ?? 1,
      endDate: null,
      basis,
      archivedAt: doneAt,
      ...originOf(task, area),
      version: 1,
      createdAt,
      updatedAt: createdAt,
    }
    const where = { buildingName: name, areaCode: code, areaName: (area['name'] as string | null | undefined) ?? null }
    const done: RowValues[] = []
    const today = dayOf(now)
    if (doneAt) {
      const what = {
        actualCostOre: kroner ? kroner * 100 : null,
        comment: 'Målt igjen etterpå, nå er det tørt.',
        doneByAccountId: ids.account('owner'),
      }
      done.push({ ...place, ...words, ...where, ...what, id, taskId: id, dueDate: startDate, doneDate: dayOf(doneAt), createdAt: doneAt })
    }
    if (!every) return { row, done }
    const interval = every
    for (let n = 0; ; n++) {
      const dueDate = nthDay({ startDate, period: 'month', interval }, n)
      const doneDate = daysAfter(dueDate, daysLate[(n + index) % daysLate.length]!)
      if (doneDate > today || (isLate && dueDate.startsWith(today.slice(0, 4)))) break
      const at = new Date(`${doneDate}T17:30:00Z`)
      const cost = kroner ? Math.round(kroner * (0.82 + 0.03 * ((n + index) % 9))) * 100 : null
      const what = { actualCostOre: cost, comment: said[(n + index) % said.length]!, doneByAccountId: ids.account('owner') }
      const one = { id: demoId(`done ${estate} ${name} ${title} ${n}`, at), taskId: id, dueDate, doneDate, createdAt: at }
      done.push({ ...place, ...words, ...where, ...what, ...one })
    }
    return { row, done }
  }
}
