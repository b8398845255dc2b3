import type { EntityManager } from 'typeorm'
import { type AnyObject, mixed, object, type ObjectSchema } from 'yup'
import type { Rules } from '#schema/rules.ts'
import type { Call, Noted } from './call.ts'
import type { Row } from './entity.ts'
import { AppError } from './errors.ts'
import type { StoredContent } from './fileStore.ts'
import type { Leaves } from './leaves.ts'
import type { Handed, OperationParts } from './operationParts.ts'
import { type Ask, type Gate, type Granting, readingGate, type Reads } from './permission.ts'
import type { Holes, Description, KnownOfRow, Path } from './read/description.ts'
import type { Hole, Sql } from './read/sql.ts'
import type { Writes } from './read/writesAtOnce.ts'
import type { Services } from './services.ts'
import { reachOf, refuseBeyondToken, withinReach } from './tokenReach.ts'
import type { IncomingFile } from './upload.ts'
import type { Viewer, ViewerKind } from './viewer.ts'

export type { Leaves }

/** What a command leaves behind: the row it wrote, which is then read as its answer. */
export class Written {
  readonly entity: new () => Row
  readonly id: string
  readonly changedFields: readonly string[]
  readonly isNew: boolean
  constructor(entity: new () => Row, id: string, changedFields: readonly string[], isNew: boolean) {
    this.entity = entity
    this.id = id
    this.changedFields = changedFields
    this.isNew = isNew
  }
}

/** A command that leaves no record to tell of: it says which one was removed, or nothing but that it was done. */
export class Done {
  readonly recordId: string | undefined
  constructor(recordId?: string) {
    this.recordId = recordId
  }
}

interface QueryDefinition<Input extends object, Rows> {
  name: string
  input: Rules<Input>
  permission: Reads<NoInfer<Input>, Rows>
  /** Whether it may be read from a replica, and be some seconds old; what its reader wrote is there all the same. A link's reads may be, unless it is said here that this one may not. */
  mayBeOld?: boolean
  rows(ask: { scope: Rows; input: Holes<NoInfer<Input>> }): Description
}
interface Granted<Input extends object, Grant> {
  name: string
  input: Rules<Input>
  permission: Granting<NoInfer<Input>, Grant>
}
interface AnswerDefinition<Input extends object, Grant> extends Granted<Input, Grant> {
  /** The same: then it only reads, all of it by the grant that it is handed. */
  mayBeOld?: boolean
  answer(ask: Handed<Grant, NoInfer<Input>>): Promise<unknown>
}
interface CommandDefinition<Input extends object, Grant, Result, Prepared> extends Granted<Input, Grant> {
  /** What takes long and changes nothing that must stand or fall with the command: it holds no transaction open. */
  prepare?(ask: Handed<Grant, NoInfer<Input>>): Promise<Prepared>
  /** What the log says it was about, where it is refused as well. */
  concerns?(ask: { grant: Grant; input: NoInfer<Input> }): Noted
  run(ask: Handed<Grant, NoInfer<Input>> & { prepared: NoInfer<Prepared> } & Leaves): Promise<Result>
  /** Input for which one statement does what `run` would do. What it does not say a refusal for is left to `run`. Nothing leaves with it. */
  writes?: Writes & Required<Pick<Writes, 'when'>>
  /** Nothing of its input is kept, not even a hash to know it by when it comes again. */
  isSecret?: boolean
  /** Whoever does it may not see the record afterwards, or nobody does; asked again, it has been done all the same. */
  endsOwnAccess?: boolean
}
/** A command that one statement does, whatever comes in, and that says itself why it is refused. Nothing leaves with it. */
interface WritingDefinition<Input extends object, Grant> extends Granted<Input, Grant> {
  writes: Omit<Writes, 'when'>
}

type Content = Pick<StoredContent, 'sha256'>
interface UploadDefinition<About extends object, Grant, Staged, Result> {
  name: string
  /** What the content is for, where it goes to a record at once. */
  about?: Rules<About>
  permission: Granting<NoInfer<About>, Grant>
  /** The log tells of another, which this is a part of; what is refused it tells all the same. */
  isPartOfAnother?: boolean
  /** What there is to be said against it before a content is taken in; it changes nothing. */
  before?(ask: Handed<Grant, NoInfer<About>>): Promise<unknown>
  /** Outside any transaction: content may be large and its sender slow. */
  stage(file: IncomingFile, app: Services): Promise<Staged>
  /** In the transaction that keeps it. */
  run(ask: Handed<Grant, NoInfer<About & Staged>> & Leaves): Promise<Result>
}

/**
 * Everything the product can do is one of these. Opaque on purpose: transports take operations and never plain
 * functions, so that nothing can be served past its checks.
 */
export class Operation {
  readonly kind: OperationParts['kind']
  readonly name: string
  readonly input: ObjectSchema<AnyObject>
  readonly rule: string
  readonly #parts: OperationParts

  private constructor(parts: OperationParts) {
    this.kind = parts.kind
    this.name = parts.name
    this.input = parts.input
    this.rule = parts.permission.rule
    this.#parts = parts
  }

  static readonly define = (parts: OperationParts) => new Operation(parts)

  admit(viewer: Viewer) {
    const { permission } = this.#parts
    refuseBeyondToken(viewer, permission, this.kind === 'command' || this.kind === 'upload')
    permission.admits(viewer)
  }

  /** Which tokens may ask it, of those that were made for less than their account may. */
  get reach() {
    return reachOf(this.#parts.permission)
  }

  /** Whether whoever asks may be answered with what was so some seconds ago. Whoever comes by a link has written nothing. */
  mayBeOldFor(viewer: ViewerKind) {
    const { mayBeOld = viewer === 'link' && this.kind === 'query' } = this.#parts
    return mayBeOld && viewer !== 'anonymous'
  }

  get feature() {
    return this.#parts.permission.feature
  }

  /** Of a part that is switched off: nobody may, whatever they are. Who must sign in is told that first. */
  refuseSwitchedOff(viewer: Viewer): never {
    if (viewer.kind === 'anonymous') this.admit(viewer)
    throw new AppError('unauthorizedUser', { reason: 'feature' })
  }

  gate(viewer: ViewerKind, input: Readonly<Record<string, Hole>>, locks = false): Gate | null {
    return this.#parts.permission.gate({ viewer, input: input as never, locks })
  }

  describe(viewer: ViewerKind, input: Readonly<Record<string, Hole>>, below?: KnownOfRow): { gate?: Sql; rows: Description } {
    const ask: Ask<never> = { viewer, input: input as never, ...(below && { below }) }
    const gate = this.gate(viewer, input)
    const scope = this.#parts.permission.rows!(ask)
    return {
      ...(gate && { gate: readingGate(gate) }),
      rows: this.#parts.rows!({ scope: scope as never, input: input as never }) as Description,
    }
  }

  /** The same below a row that is shown already. */
  within(
    viewer: ViewerKind,
    input: Readonly<Record<string, Hole>>,
    parent: Path<never>,
    known: KnownOfRow,
  ): { may: Sql; rows: Description } {
    const { permission } = this.#parts
    const shown = permission.within?.(viewer, parent, known)
    if (!shown) throw new Error(`${this.name} cannot stand below another record: its permission has no such form`)
    const may = withinReach(permission, viewer, shown)
    return { may, rows: this.describe(viewer, input, known).rows.knowing(permission.isOfSame ? known : {}) }
  }

  /** The statement that it is, for some input at least. */
  get writes() {
    return this.#parts.writes
  }

  /** Whether there is a longer way. */
  get runs() {
    return this.#parts.run !== undefined
  }

  grantOf(facts: Readonly<Record<string, unknown>>, by: { call: Call; db: EntityManager }): unknown {
    return this.#parts.permission.grant!(facts as never, by)
  }

  async before(ask: Handed<unknown, unknown>) {
    await this.#parts.before?.(ask as never)
  }

  stage(file: IncomingFile, app: Services) {
    return this.#parts.stage!(file, app) as Promise<Readonly<Content & Record<string, unknown>>>
  }

  get isSecret() {
    return this.#parts.isSecret === true
  }

  get isPartOfAnother() {
    return this.#parts.isPartOfAnother === true
  }

  get endsOwnAccess() {
    return this.#parts.endsOwnAccess === true
  }

  get prepares() {
    return this.#parts.prepare !== undefined
  }

  prepare(ask: Handed<unknown, unknown>): Promise<unknown> {
    return this.#parts.prepare!(ask as never)
  }

  concerns(grant: unknown, input: unknown): Noted {
    return this.#parts.concerns?.({ grant: grant as never, input: input as never }) ?? {}
  }

  run(ask: Handed<unknown, unknown> & { prepared: unknown } & Leaves): Promise<unknown> {
    return this.#parts.run!(ask as never)
  }

  answer(ask: Handed<unknown, unknown>): Promise<unknown> {
    return this.#parts.answer!(ask as never)
  }
}

/** Reads rows. It describes them; nothing is fetched here. */
export const query = <Input extends object, Rows>(definition: QueryDefinition<Input, Rows>) =>
  Operation.define({ kind: 'query', ...definition } as unknown as OperationParts)

/** Reads what no table holds as such. */
export const answer = <Input extends object, Grant>(definition: AnswerDefinition<Input, Grant>) =>
  Operation.define({ kind: 'answer', ...definition } as unknown as OperationParts)

/** Changes rows, in one transaction. */
export const command = <Input extends object, Grant, Result, Prepared = undefined>(
  definition: CommandDefinition<Input, Grant, Result, Prepared>,
) => Operation.define({ kind: 'command', ...definition } as unknown as OperationParts)

/** The same, in one statement. */
export const writing = <Input extends object, Grant>(definition: WritingDefinition<Input, Grant>) =>
  Operation.define({ kind: 'command', ...definition } as unknown as OperationParts)

/** Takes in a file: first its content, then, in one transaction, its row. */
export const upload = <Grant, Staged extends Content, Result, About extends object = object>({
  about,
  ...definition
}: UploadDefinition<About, Grant, Staged, Result>) => {
  const input = ((about as ObjectSchema<AnyObject> | undefined) ?? object()).shape({ file: mixed().required('required') })
  return Operation.define({ kind: 'upload', input, ...definition } as unknown as OperationParts)
}
