import type { EntitySchema } from 'typeorm'
import type { EntityClass } from './entity.ts'
import type { Operation } from './operation.ts'
import type { FieldRule } from './read/mapping.ts'
import type { Route } from './rest.ts'

/** What a slice adds to the GraphQL schema. Root fields point at operations; there is nothing else they could point at. */
export interface GraphqlApi {
  Query?: Readonly<Record<string, Operation>>
  Mutation?: Readonly<Record<string, Operation>>
  /** A GraphQL type and its entity have the same name, or stand here. */
  names?: Readonly<Record<string, EntityClass | null>>
  types?: Readonly<Record<string, Readonly<Record<string, FieldRule>>>>
  entities?: readonly EntitySchema[]
}

export interface Slice {
  graphql?: GraphqlApi
  rest?: readonly Route[]
}
