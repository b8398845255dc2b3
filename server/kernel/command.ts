import { setTimeout as pause } from 'node:timers/promises'
import type { DataSource, EntityManager } from 'typeorm'
import { About, DoneBefore } from './about.ts'
import type { AskPermission } from './asksPermission.ts'
import { auditDone, auditRefused } from './audit.ts'
import { type Call, withCurrentViewer } from './call.ts'
import { asAppError, isRetriable } from './errors.ts'
import { claimAnswer, hasAnswer, keepAnswer } from './idempotency.ts'
import { type Checked, refusalOf } from './input.ts'
import type { Jobs } from './jobs.ts'
import type { Leaves, Operation } from './operation.ts'
import type { Outbox } from './outbox.ts'
import type { Services } from './services.ts'
import { tellWhoChanged } from './whoChanged.ts'

/** Proves inside the transaction that the viewer still is who it was; throws StaleViewer if not. */
export type Verify = (call: Call, db: EntityManager) => Promise<void>
/** The command's result as the JSON text of its answer, read in the same transaction. */
type WriteAnswer = (result: unknown, db: EntityManager) => Promise<string>

const mostRetries = 3

interface Ground extends Services {
  db: DataSource
  ask: AskPermission
  outbox: Outbox
  jobs: Jobs
}

/** Runs a command: one transaction around the proof, the permission, the change, its audit entry and its answer. */
export async function perform(
  app: Ground,
  command: Operation,
  { value, faults }: Checked,
  call: Call,
  write: WriteAnswer,
): Promise<string> {
  const repeatable = command.isSecret ? { ...call, repeat: undefined } : call
  const attempt = (prepared: unknown) =>
    app.db.transaction(async (db) => {
      const decide = await app.ask(command, call, value, db)
      const replay = await claimAnswer(repeatable, db)
      if (replay !== undefined) {
        decide({ isRepeated: true })
        return replay
      }
      const grant = decide()
      if (faults) throw refusalOf(faults)
      Object.assign(call.noted, command.concerns(grant, value))
      const outcome = await command.run({ grant, input: value, call, app, prepared, ...leaving(app, call, db) })
      if (outcome instanceof DoneBefore) return write(outcome.answer, db)
      const result = outcome instanceof About ? answerOf(call, outcome) : outcome
      if (!command.isPartOfAnother) await auditDone(db, call, command, value, result)
      const text = await write(result, db)
      await keepAnswer(repeatable, db, text)
      return text
    })
  return carriedOut(app.db, command, value, call, async () => {
    // What was done already needs nothing, and might not be let in to prepare it once more.
    const isDone = command.prepares && (await hasAnswer(repeatable, app.db.manager))
    const prepared = faults || isDone ? undefined : await prepare(app, command, value, call)
    return retrying(() => attempt(prepared))
  })
}

/** What it turned out to be about; of what was known before, the estate. */
function answerOf(call: Call, { noted, answer }: About) {
  const { estateId } = call.noted
  call.noted = { ...(estateId !== undefined && { estateId }), ...noted }
  return answer
}

/** For a viewer that is who it was; a refusal is kept, and says who was first where somebody was. */
export async function carriedOut<T>(db: DataSource, command: Operation, value: Checked['value'], call: Call, work: () => Promise<T>) {
  call.noted = {}
  try {
    return await withCurrentViewer(call, command, work)
  } catch (error) {
    const refusal = await tellWhoChanged(db, asAppError(error))
    await auditRefused(db, call, command, value, refusal)
    throw refusal
  }
}

const leaving = ({ outbox, jobs }: Ground, { viewer }: Call, db: EntityManager): Leaves => ({
  mail: (mail) => outbox.add(db, mail, viewer.kind === 'account' ? viewer : { userId: null, companyId: null }),
  mailTo: (email, kind) => outbox.request(db, kind, email),
  later: (queue, job) => jobs.send(db, queue, job),
})

async function prepare(app: Ground, command: Operation, input: Checked['value'], call: Call) {
  if (!command.prepares) return undefined
  const decide = await app.ask(command, call, input, app.db.manager)
  return command.prepare({ grant: decide(), input, call, app })
}

/** Whoever only came too late, or in another's way, tries again. */
export async function retrying<T>(attempt: () => Promise<T>, mayDoBetter: (error: unknown) => boolean = isRetriable): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      if (tries === mostRetries || !mayDoBetter(error)) throw error
      await pause(Math.random() * 20 * 2 ** tries)
    }
  }
}
