import { signInKeys } from './accountRows.ts'
import { demoId } from './demoId.ts'
import type { Event } from './event.ts'
import type { Ids } from './ids.ts'
import { makings, removals, touches } from './makings.ts'
import type { Paper } from './papers.ts'
import { minutesAfter, type Past } from './past.ts'
import { type PersonKey, personKeys } from './people.ts'
import { projectEvents } from './projectEvents.ts'
import type { Rows } from './tables.ts'

/** What the audit log would hold, had all this been done by hand. */
export function historyRows(past: Past, ids: Ids, papers: readonly Paper[], made: Rows, projects: Rows): Rows {
  const events = [
    ...papers.flatMap(filing),
    ...makings(ids, made),
    ...touches(past, made),
    ...removals(ids, made),
    ...projectEvents(ids, projects),
    ...mishaps(past, papers),
    ...visits(past),
  ].toSorted((a, b) => Number(a.at) - Number(b.at))
  return {
    audit_entry: withSignIns(events).map(({ at, by, operation, estate, recordId = null, outcome = 'done', changedFields = [] }, index) => {
      const signsIn = operation === 'login'
      const who = {
        userId: outcome === 'loginFailure' ? null : ids.user(by),
        accountId: signsIn || !hasCustomerAccount(by) ? null : ids.account(by),
      }
      const call = { address: `203.0.113.${10 + personKeys.indexOf(by)}`, requestId: demoId(`request ${index}`, at) }
      const about = { estateId: estate ? ids.estate(estate) : null, recordId: outcome === 'loginFailure' ? ids.user(by) : recordId }
      return { id: demoId(`entry ${index}`, at), at, ...who, ...call, operation, ...about, outcome, changedFields }
    }),
  }
}

const hasCustomerAccount = (key: PersonKey) => !['admin', 'leader', 'pro', 'nolicence'].includes(key)

function filing({ id, fileId, estate, by, filedAt, renamedAt, deletedAt, isUndated }: Paper): Event[] {
  const changedFields = ['reportType', 'customName', ...(isUndated ? [] : ['reportDate']), 'fileId']
  const filed: Event[] = [
    { at: minutesAfter(filedAt, -1), by, operation: 'uploadDocument', recordId: fileId },
    { at: filedAt, by, operation: 'saveReportDocument', estate, recordId: id, changedFields },
  ]
  const about = { by, estate, recordId: id }
  if (renamedAt) filed.push({ at: renamedAt, operation: 'saveReportDocument', ...about, changedFields: ['customName'] })
  if (deletedAt) filed.push({ at: deletedAt, operation: 'deleteReportDocument', ...about })
  return filed
}

/** Not everything goes well: a paper thrown away, a try without the right to it, one overtaken by somebody else's change. */
function mishaps(past: Past, papers: readonly Paper[]): Event[] {
  const [gone, taken] = [past({ years: 1, months: 4 }, '19:02'), past({ months: 8 }, '20:31')]
  const lost = { estate: 'house', recordId: demoId('report thrown away', gone) } as const
  const renamed = papers.findLast(({ estate, renamedAt }) => estate === 'house' && renamedAt)!
  return [
    { at: gone, by: 'owner', operation: 'saveReportDocument', ...lost, changedFields: ['reportType', 'customName', 'fileId'] },
    { at: minutesAfter(gone, 6), by: 'owner', operation: 'deleteReportDocument', ...lost },
    { at: taken, by: 'guest', operation: 'saveReportDocument', estate: 'house', outcome: 'authorizationFailure' },
    {
      at: minutesAfter(renamed.renamedAt!, 2),
      by: 'owner',
      operation: 'saveReportDocument',
      estate: 'house',
      recordId: renamed.id,
      outcome: 'cannotHandleTheRequest',
    },
  ]
}

/** The last weeks: everybody looks in now and then, and somebody mistypes. */
const visits = (past: Past): Event[] =>
  signInKeys.flatMap((by, index) => [
    ...[2, 5, 9, 16].map((days): Event => ({ at: past({ days: days + index }, `${7 + index}:${12 + days}`), by, operation: 'login' })),
    ...(index % 3 ? [] : [{ at: past({ days: 9 + index }, `${7 + index}:20`), by, operation: 'login', outcome: 'loginFailure' }]),
  ])

/** Whoever does something has signed in that day. */
function withSignIns(events: readonly Event[]): Event[] {
  const seen = new Set<string>()
  return events.flatMap((event) => {
    const day = `${event.by} ${event.at.toISOString().slice(0, 10)}`
    if (event.operation === 'login' || seen.has(day)) return [event]
    seen.add(day)
    return [{ at: minutesAfter(event.at, -4), by: event.by, operation: 'login' }, event]
  })
}
