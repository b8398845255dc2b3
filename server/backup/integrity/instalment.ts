import { setTimeout as pause } from 'node:timers/promises'
import { caretakerOf } from '#server/access/caretaker.ts'
import { beforeAllFiles, heldFiles } from '#server/files/integrity.ts'
import { beforeAllDays, heldDays } from '#server/history/seals.ts'
import type { App } from '#server/kernel/app.ts'
import { beforeAllApprovals, heldApprovals } from '#server/projects/orderApproval/integrity.ts'

/** How far a look at all that is kept has come. */
export interface Position {
  startedAt: string
  part: keyof typeof parts
  after: string
  differences: number
}

type Looking = Pick<App, 'db' | 'files' | 'log'>
interface Held {
  at: string
  faults: readonly string[]
}

/** What is held against what was kept of it, one after the other, from one on. */
const parts = {
  files: {
    first: beforeAllFiles,
    async *from({ db, files }: Looking, after: string): AsyncGenerator<Held> {
      for await (const { id, kind } of heldFiles({ db, files }, after)) yield { at: id, faults: kind ? [kind] : [] }
    },
  },
  log: {
    first: beforeAllDays,
    async *from({ db, files }: Looking, after: string): AsyncGenerator<Held> {
      for await (const { day, kinds } of heldDays(caretakerOf({ db }), files, after)) yield { at: day, faults: kinds }
    },
  },
  approvals: {
    first: beforeAllApprovals,
    async *from({ db }: Looking, after: string): AsyncGenerator<Held> {
      for await (const { id, isWhole } of heldApprovals(caretakerOf({ db }), after)) yield { at: id, faults: isWhole ? [] : ['forged'] }
    },
  },
} as const
const order = Object.keys(parts) as (keyof typeof parts)[]

export const begin = (): Position => ({ startedAt: new Date().toISOString(), part: 'files', after: parts.files.first, differences: 0 })

/** Of the time that it works it takes one part in four; whoever is served has the disk and the database in between. */
const restsAfterMs = 20
const restsTimes = 3
const longestMs = 60_000

/** Holds what it comes to within a minute against what was kept. Answers where to go on; nothing once all was held. */
export async function instalment(looking: Looking, position: Position, ending: AbortSignal, most = longestMs): Promise<Position | number> {
  const { part } = position
  let { after, differences } = position
  const until = performance.now() + most
  let workedFrom = performance.now()
  for await (const { at, faults } of parts[part].from(looking, after)) {
    for (const fault of faults) looking.log.error({ part, fault, at }, 'something is not as it was kept')
    differences += faults.length
    after = at
    if (ending.aborted || performance.now() >= until) return { ...position, after, differences }
    const worked = performance.now() - workedFrom
    if (worked < restsAfterMs) continue
    await pause(worked * restsTimes, undefined, { signal: ending }).catch(() => undefined)
    workedFrom = performance.now()
  }
  const next = order[order.indexOf(part) + 1]
  return next ? { ...position, part: next, after: parts[next].first, differences } : differences
}
