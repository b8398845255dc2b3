import type pg from 'pg'
import type { App } from './app.ts'
import type { Call } from './call.ts'
import { carriedOut, retrying } from './command.ts'
import { sendOver } from './database.ts'
import { AppError, isRetriable } from './errors.ts'
import { claimAnswer, keepAnswer } from './idempotency.ts'
import type { Form } from './read/atOnce.ts'
import type { Root } from './read/root.ts'
import { isNew, isTaken, lookAgain } from './read/writesAtOnce.ts'

type NamedValues = Readonly<Record<string, unknown>>
type Outcome = Awaited<ReturnType<Root['write']>>

/** Runs a command that is one statement, for this input at least. Nothing comes back where the longer way has to say what becomes of it. */
export async function writeAtOnce(
  app: App,
  root: Root,
  input: NamedValues,
  call: Call,
  variables: NamedValues,
): Promise<string | undefined> {
  const { operation } = root
  const { when, changes = [] } = operation.writes ?? { when: () => false }
  if (when && !when(input)) return undefined
  // One statement does not see what it changes beside the row.
  const tellsMore = changes.some((record) => root.tellsOf(record))
  const isAlone = !call.repeat && !tellsMore
  if (!isAlone && operation.runs) return undefined
  return carriedOut(app.db, operation, input, call, () => retrying(isAlone ? once : inTransaction, isInTheWay))

  async function once() {
    const outcome = await orNew((form) => root.write(call, input, variables, app.send, form)).catch(orUnsaid)
    if ('answer' in outcome) return outcome.answer
    if (outcome.refusal === lookAgain) return inTransaction()
    if (outcome.refusal || !operation.runs) throw refusalIn(outcome, call)
    return undefined
  }

  /** What was changed while it waited is held from the first look on, so that the second is true. */
  function inTransaction() {
    return app.db.transaction(async (db) => {
      const replay = await claimAnswer(call, db)
      if (replay !== undefined) {
        const decide = await app.ask(operation, call, input, db)
        decide({ isRepeated: true })
        return replay
      }
      const send = sendOver((await db.queryRunner!.connect()) as pg.ClientBase)
      const write = () => orNew((form) => root.write(call, input, variables, send, { ...form, tellsId: tellsMore }))
      let outcome = await write()
      if ('refusal' in outcome && outcome.refusal === lookAgain) outcome = await write()
      if (!('answer' in outcome)) throw refusalIn(outcome, call)
      const { entity, answer } = outcome
      const text = tellsMore ? await root.readWritten(call, { entity, id: answer }, variables, send) : answer
      await keepAnswer(call, db, text)
      return text
    })
  }

  /** A broken constraint (SQLSTATE class 23) is told by the longer way, where there is one. */
  function orUnsaid(error: unknown): Outcome {
    if (operation.runs && String((error as { code?: unknown }).code).startsWith('23')) return { refusal: undefined, met: undefined }
    throw error
  }
}

/** Another was added under the same id a moment before: then that one is written over. */
const isInTheWay = (error: unknown) => {
  const { code, constraint } = error as { code?: unknown; constraint?: unknown }
  return isRetriable(error) || (code === '23505' && String(constraint).endsWith('_pkey'))
}

/** Over the row that is named; where there is none, a new one; and over that, where somebody has added it in between. */
async function orNew(write: (form: Form) => Promise<Outcome>): Promise<Outcome> {
  for (let looks = 1; ; looks++) {
    const over = await write({})
    if ('answer' in over || over.refusal !== isNew) return over
    const added = await write({ asNew: true })
    if ('answer' in added || added.refusal !== isTaken) return added
    if (looks === 2) return { ...added, refusal: undefined }
  }
}

function refusalIn({ refusal, met }: Exclude<Outcome, { answer: string }>, call: Call) {
  const estateId = met?.g['estateId']
  if (typeof estateId === 'string') call.noted.estateId = estateId
  return typeof refusal === 'function' ? refusal(met!) : new AppError('entityNotFound')
}
