import type { EntityManager } from 'typeorm'
import type { Feature } from '#server/config/features.ts'
import type { Call } from './call.ts'
import type { AppError } from './errors.ts'
import type { Holes, KnownOfRow, Path } from './read/description.ts'
import { join, name, none, raw, type Sql, sql } from './read/sql.ts'
import type { Reached } from './tokenReach.ts'
import type { Viewer, ViewerKind } from './viewer.ts'

/** What every permission says of itself. */
export interface Rule extends Reached {
  /** In words, for docs/permissions.md and the API's description. */
  readonly rule: string
  /** The part of the product that must be switched on. */
  readonly feature?: Feature
  /** A token for the property search is enough; to everything else it is no key. */
  readonly opensToSearchTokens?: boolean
  /** Refuses at once what can be told from the viewer alone: no session, or a feature, role or licence that is missing. */
  admits(viewer: Viewer): void
}

/** What a gate is written from: it is SQL before anybody has asked. */
export interface Ask<Input> {
  viewer: ViewerKind
  input: Holes<Input>
  /** Whether it is asked for a command, which may keep others from changing what it finds. */
  locks?: boolean
  /** What is certain of the record that the rows hang on, where they stand below one. */
  below?: KnownOfRow
}

/** One decision in SQL, the same for reading and writing. */
export interface Gate<Facts = object> {
  /** One row where the record is there for the viewer, none where it is not. */
  readonly from: Sql
  readonly where?: Sql
  /** All must hold. The first that does not says why it is refused. What is null does not hold. */
  readonly holds: readonly Condition[]
  /** What was found out on the way; a grant is made of it, and a read need not look it up again. */
  readonly facts: { readonly [Name in keyof Facts]: Sql }
  /** What a command keeps others from changing until it is done. A read takes no lock. */
  readonly lock?: Sql
}
export type Condition = readonly [holds: Sql, refusal: () => AppError]

/** Opens rows to queries. */
export interface Reads<Input, Rows, Facts = object> extends Rule {
  /** Nothing is a decision too, and has to be said: then whoever is admitted may. */
  gate(ask: Ask<Input>): Gate<Facts> | null
  rows(ask: Ask<Input>): Rows
  /** The same for a field below a record that the viewer sees already: may it be shown? */
  within?(viewer: ViewerKind, parent: Path<never>, known: KnownOfRow): Sql
  /** Whether what is certain of that record is certain of the rows below it too. */
  readonly isOfSame?: boolean
  /** Whether what a token is limited to stands among the rights that `within` looks at. */
  readonly isInRights?: boolean
}

/** Hands a grant to commands. It is made of what the gate found: nothing more is asked. */
export interface Grants<Input, Grant, Facts = object> extends Rule {
  gate(ask: Ask<Input>): Gate<Facts> | null
  grant(facts: Facts, by: { call: Call; db: EntityManager }): Grant
}

/** What a command takes: whatever its gate finds out, its grant is made of that. */
export interface Granting<Input, Grant> extends Rule {
  gate(ask: Ask<Input>): Gate | null
  grant(facts: never, by: { call: Call; db: EntityManager }): Grant
}

/** For what is about no record. */
export const whoeverIsAdmitted = () => null

/** Hands a grant to whoever is admitted: it has no gate that could be left out. */
export interface GrantsAdmitted<Grant> extends Grants<object, Grant> {
  gate(): null
}

const rows = ({ from, where }: Gate) => sql`from ${from}${where ? sql` where ${where}` : none}`
const all = (gate: Gate) =>
  join(
    gate.holds.map(([holds]) => sql`(${holds}) is true`),
    ' and ',
  )
const factColumns = (gate: Gate) =>
  Object.entries<Sql>(gate.facts as Record<string, Sql>).map(([fact, value]) => sql`, ${value} ${name(fact)}`)

/** For a read: a row with `may` and the facts, or none. */
export const readingGate = (gate: Gate) =>
  sql`select ${gate.holds.length ? all(gate) : raw('true')} may${join(factColumns(gate), '')} ${rows(gate)}`

/** For a command: which condition failed, counted from one, or nought; and the facts, under the gate's lock. */
export const grantingGate = (gate: Gate) => {
  const branches = gate.holds.map(([holds], i) => sql`when (${holds}) is not true then ${raw(i + 1)} `)
  const refused = branches.length ? sql`case ${join(branches, '')}else 0 end` : raw('0')
  return sql`select ${refused} refused${join(factColumns(gate), '')} ${rows(gate)} ${gate.lock ?? none}`
}
