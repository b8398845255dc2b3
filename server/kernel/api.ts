import type { FastifyInstance, FastifyPluginAsync, FastifyPluginCallback } from 'fastify'
import type { EntitySchema } from 'typeorm'
import type { App } from './app.ts'
import type { EntityClass } from './entity.ts'
import type { Reading } from './http/readings.ts'
import type { Job } from './job.ts'
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

/** Addresses that are no operation's: a content, or what comes in, in a form of its own. */
export type Routes = (app: App) => FastifyPluginAsync | FastifyPluginCallback
/** What goes on beside the calls, from before the first until after the last. What it answers ends it. */
export type GoesOn = (app: App, http: FastifyInstance) => Stop
export type Stop = () => Promise<unknown>

/** A slice, as it declares itself: all that the app serves and does is put together from these. */
export interface Slice {
  graphql?: GraphqlApi
  rest?: readonly Route[]
  routes?: readonly Routes[]
  jobs?: readonly Job[]
  goesOn?: readonly GoesOn[]
  /** For whoever watches. */
  figures?: readonly ((app: App) => Reading)[]
}
