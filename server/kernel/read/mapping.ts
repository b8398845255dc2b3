import type { EntityMetadata } from 'typeorm'
import type { EntityClass, Row } from '../entity.ts'
import type { Operation } from '../operation.ts'
import type { ViewerKind } from '../viewer.ts'
import type { KnownOfRow, Path } from './description.ts'
import { type Sql } from './sql.ts'

/** How a field of a GraphQL type is answered where it is not simply the column or relation of its name. */
export type FieldRule = Computed | Shared | Count | Variants | Through

/** A scalar written in SQL from the row, and from what is known of it. `viewer` is the kind of who asks. */
export class Computed {
  readonly write: (row: never, viewer: ViewerKind, rowFacts: KnownOfRow) => Sql
  constructor(write: (row: never, viewer: ViewerKind, rowFacts: KnownOfRow) => Sql) {
    this.write = write
  }
}
export const computed = <T>(write: (row: Path<T>, viewer: ViewerKind, rowFacts: KnownOfRow) => Sql) => new Computed(write)

/** A column of a sub-select that stands beside the row: written once, however many of its columns are asked for. */
export class Shared {
  readonly source: (row: never, viewer: ViewerKind, rowFacts: KnownOfRow) => Sql
  readonly column: string
  constructor(source: Shared['source'], column: string) {
    this.source = source
    this.column = column
  }
}
/** `source` selects exactly one row. */
export const sharing =
  <T>(source: (row: Path<T>, viewer: ViewerKind, rowFacts: KnownOfRow) => Sql) =>
  (column: string) =>
    new Shared(source, column)

/** How many rows of another table hang on the row: which of their properties hold which of its own. */
export class Count {
  readonly entity: EntityClass
  readonly on: Readonly<Record<string, string>>
  readonly where: ((row: never) => Sql) | undefined
  constructor(entity: EntityClass, on: Count['on'], where: Count['where']) {
    this.entity = entity
    this.on = on
    this.where = where
  }
}
/** Of those that hang there, with `where` only such. */
export const countOf = <T extends Row>(
  entity: EntityClass<T>,
  on: { readonly [Column in keyof T]?: string },
  where?: (row: Path<T>) => Sql,
) => new Count(entity, on as Count['on'], where)

/** A union kept in columns of the row itself: which member it is, and which property holds each of the member's fields. */
export class Variants {
  readonly by: string
  readonly members: Readonly<Record<string, { when: string; fields: Readonly<Record<string, string>> }>>
  constructor(by: string, members: Variants['members']) {
    this.by = by
    this.members = members
  }
}
export const variants = (by: string, members: Variants['members']) => new Variants(by, members)

/** A field that is an operation of its own, its input taken from the row around it; its permission is asked per row. */
export class Through {
  readonly operation: Operation
  readonly inputFrom: Readonly<Record<string, string>>
  constructor(operation: Operation, inputFrom: Through['inputFrom']) {
    this.operation = operation
    this.inputFrom = inputFrom
  }
}
export const through = (operation: Operation, inputFrom: Through['inputFrom']) => new Through(operation, inputFrom)

export interface Mapping {
  entityOf(type: string): EntityMetadata | undefined
  ruleOf(type: string, field: string): FieldRule | undefined
}
