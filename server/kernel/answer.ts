import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { EntityManager } from 'typeorm'
import type { App } from './app.ts'
import type { Call } from './call.ts'
import { admit, withCurrentViewer } from './call.ts'
import { perform } from './command.ts'
import { sendOver } from './database.ts'
import { type Checked, checkInput } from './input.ts'
import { Done, type Operation, Written } from './operation.ts'
import { project } from './read/project.ts'
import type { Root } from './read/root.ts'
import type { Together } from './read/together.ts'
import type { Services } from './services.ts'
import type { IncomingFile } from './upload.ts'
import { writeAtOnce } from './writing.ts'

type Values = Readonly<Record<string, unknown>>

/** What any transport does with a call: refuse at once, check the input, run the operation, and answer with JSON text. */
export async function textOf(app: App, root: Root, raw: () => Values, call: Call, variables: Values): Promise<string> {
  const { operation } = root
  const checked = await checkedFor(app, root, raw, call)
  if (operation.kind === 'upload') return takenIn(app, root, checked, call, variables)
  return app.times.of(operation.name, () => carriedOutFor(app, root, checked, call, variables))
}

async function carriedOutFor(app: App, root: Root, checked: Checked, call: Call, variables: Values): Promise<string> {
  const { operation, field } = root
  if (operation.kind === 'query') {
    const text = await root.read(call, checked.value, variables, sendFor(app, call, [operation]))
    app.onRead(call.viewer, checked.value)
    return text
  }
  const written = checked.faults ? undefined : await writeAtOnce(app, root, checked.value, call, variables)
  if (written !== undefined) return written
  if (operation.kind === 'command') return perform(app, operation, checked, call, writingOf(root, call, variables))
  return withCurrentViewer(call, operation, async () => {
    const answer = async (db: EntityManager) => {
      const decide = await app.ask(operation, call, checked.value, db)
      return JSON.stringify(project(await operation.answer({ grant: decide(), input: checked.value, call, app }), field))
    }
    return (await app.replicas?.answer(call, operation, answer)) ?? answer(app.db.manager)
  })
}

/** What its sender takes to send a content is not the product's time. */
async function takenIn(app: App, root: Root, checked: Checked, call: Call, variables: Values) {
  const { operation } = root
  const { file, ...about } = checked.value
  await permit(app, operation, about, call)
  const staged = await operation.stage(await (typeof file === 'string' ? app.kept(call, file) : (file as Promise<IncomingFile>)), app)
  const whole = { value: { ...about, ...staged }, faults: undefined }
  const repeat = withContent(call.repeat, staged.sha256)
  return app.times.of(operation.name, () => perform(app, operation, whole, { ...call, repeat }, writingOf(root, call, variables)))
}

const writingOf = (root: Root, call: Call, variables: Values) => (result: unknown, db: EntityManager) =>
  writtenText(root, result, db, call, variables)

const sendFor = ({ replicas, send }: Pick<App, 'replicas' | 'send'>, call: Call, operations: readonly Operation[]) =>
  replicas ? replicas.sending(call, operations) : send

async function checkedFor(app: Services, { operation }: Root, raw: () => Values, call: Call) {
  await admit(call, isOff(operation, app) ? { admit: (viewer) => operation.refuseSwitchedOff(viewer) } : operation)
  return checkInput(operation, raw())
}

interface Asked {
  root: Root
  raw: () => Values
}

/** The same for several reads, in one statement where none of them is refused before it: the answer of each, or what it is refused for. */
export async function textsOf(
  app: App,
  asked: readonly Asked[],
  together: Together,
  call: Call,
  variables: Values,
): Promise<PromiseSettledResult<string>[]> {
  const checks = await Promise.allSettled(asked.map(({ root, raw }) => checkedFor(app, root, raw, call)))
  const inputs = checks.flatMap((check) => (check.status === 'fulfilled' ? [check.value.value] : []))
  const roots = asked.map(({ root }) => root)
  const send = sendFor(
    app,
    call,
    roots.map(({ operation }) => operation),
  )
  const areSound = inputs.length === roots.length
  const read = () => together.read(roots, inputs, { call, variables, send })
  const answers = areSound ? await app.times.of(together.name, read) : undefined
  const answer = async (root: Root, i: number) => {
    const check = checks[i]!
    if (check.status === 'rejected') throw check.reason
    const alone = () => root.read(call, check.value.value, variables, send)
    const text = answers ? answers[i]!() : await app.times.of(root.operation.name, alone)
    app.onRead(call.viewer, check.value.value)
    return text
  }
  return Promise.allSettled(roots.map(answer))
}

/** No content is taken in for a record that is not the caller's, nor while nothing can be recorded of it. */
const permit = (app: App, operation: Operation, about: Values, call: Call) =>
  withCurrentViewer(call, operation, async () => {
    const decide = await app.ask(operation, call, about, app.db.manager)
    await operation.before({ grant: decide(), input: about, call, app })
  })

/** A content is a part of what is asked. Whoever sends another under the same key is refused, and their content is swept. */
const withContent = (repeat: Call['repeat'], sha256: Buffer): Call['repeat'] =>
  repeat && { ...repeat, hash: createHash('sha256').update(repeat.hash).update(sha256).digest() }

const isOff = ({ feature }: Operation, { config }: Services) => feature !== undefined && !config.features.includes(feature)

async function writtenText(root: Root, result: unknown, db: EntityManager, call: Call, variables: Values) {
  const { field } = root
  // Over REST there are commands that answer nothing.
  const isTold = field.fields.length > 0
  if (result instanceof Written && isTold)
    return root.readWritten(call, result, variables, sendOver((await db.queryRunner!.connect()) as pg.ClientBase))
  if (result instanceof Written || (result instanceof Done && !isTold)) return 'true'
  return JSON.stringify(project(result instanceof Done ? removed(result) : result, field))
}

/** Whose answer has fields took something away, and says which one it was. */
function removed({ recordId: id }: Done) {
  if (!id) throw new Error('It is not known what was removed')
  return { id }
}
