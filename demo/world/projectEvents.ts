import type { Event } from './event.ts'
import type { Ids } from './ids.ts'
import { minutesAfter } from './past.ts'
import type { PersonKey } from './people.ts'
import type { Rows, RowValues } from './tables.ts'

const moment = (value: RowValues[string]) => (value instanceof Date ? value : null)

/** What was done in the projects, as the history of their house tells it: from the start, by each point, to the close. */
export function projectEvents(ids: Ids, rows: Rows): Event[] {
  const estate = 'house' as const
  const keyOf = (accountId: RowValues[string]): PersonKey =>
    accountId === ids.account('owner') ? 'owner' : accountId === ids.account('leader', 'builders') ? 'leader' : 'pro'
  const eventOf = (at: Date, by: PersonKey, operation: string, { id }: RowValues, changedFields: string[]): Event => ({
    at,
    by,
    operation,
    estate,
    recordId: id as string,
    changedFields,
  })
  const projects = (rows.project ?? []).flatMap((project) => {
    const closedAt = moment(project['closedAt']!)
    return [
      eventOf(project['createdAt'] as Date, 'leader', 'createProject', project, ['name', 'type', 'startDate', 'description']),
      ...(closedAt ? [eventOf(closedAt, 'leader', 'closeProject', project, ['closedAt'])] : []),
    ]
  })
  const finished = (table: 'control_area' | 'control_point', operation: string) => {
    const done = (rows[table] ?? []).filter(({ completedAt }) => completedAt instanceof Date)
    // One after the other, and an area after its points.
    const first = table === 'control_area' ? 0 : -done.length - 1
    return done.map((row, n) =>
      eventOf(minutesAfter(row['completedAt'] as Date, first + n), keyOf(row['completedByAccountId']!), operation, row, ['completedAt']),
    )
  }
  const deviations = (rows.project_deviation ?? []).flatMap((row) => {
    const [mendedAt, confirmedAt] = [moment(row['mendedAt']!), moment(row['confirmedAt']!)]
    const raiser = keyOf(row['raisedByAccountId']!)
    return [
      eventOf(row['createdAt'] as Date, raiser, 'raiseDeviation', row, ['text', 'dueDate']),
      ...(mendedAt ? [eventOf(mendedAt, keyOf(row['mendedByAccountId']!), 'moveDeviation', row, ['status', 'answer'])] : []),
      ...(confirmedAt ? [eventOf(confirmedAt, raiser, 'moveDeviation', row, ['status', 'confirmedAt'])] : []),
    ]
  })
  return [...projects, ...finished('control_point', 'changeControlPoint'), ...finished('control_area', 'changeControlArea'), ...deviations]
}
