import { globSync, readFileSync } from 'node:fs'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { getDirective, MapperKind, mapSchema, printSchemaWithDirectives, pruneSchema } from '@graphql-tools/utils'
import { type GraphQLFieldConfig, type GraphQLSchema, lexicographicSortSchema, parse, printSchema } from 'graphql'
import { describeByName } from './descriptions.ts'
import { dateScalar, dateTimeScalar, uploadScalar } from './scalars.ts'

const folder = new URL('../../schema/', import.meta.url)

let loaded: GraphQLSchema | undefined

/** The contract, put together from its files: once for the process, since nothing in it is of one product rather than another. */
export const loadSchema = () => (loaded ??= together())

function together(): GraphQLSchema {
  const typeDefs = globSync('**/*.graphql', { cwd: folder, exclude: ['public.graphql'] })
    .sort()
    // Where each word stood is nothing to a server: by itself it takes as much room as the words.
    .map((file) => parse(readFileSync(new URL(file, folder), 'utf8'), { noLocation: true }))
  return describeByName(makeExecutableSchema({ typeDefs, resolvers: { Date: dateScalar, DateTime: dateTimeScalar, Upload: uploadScalar } }))
}

const publicParts = new WeakMap<GraphQLSchema, GraphQLSchema>()

/** The part of it that a public link may read: fields that say so, and nothing that changes anything. */
export function publicPart(schema: GraphQLSchema): GraphQLSchema {
  const part = publicParts.get(schema) ?? publicPartOf(schema)
  publicParts.set(schema, part)
  return part
}

function publicPartOf(schema: GraphQLSchema): GraphQLSchema {
  const onlyPublic = (field: GraphQLFieldConfig<unknown, unknown>) => (getDirective(schema, field, 'public')?.length ? field : null)
  return pruneSchema(
    mapSchema(schema, {
      [MapperKind.MUTATION]: () => null,
      [MapperKind.SUBSCRIPTION]: () => null,
      [MapperKind.ROOT_FIELD]: onlyPublic,
      [MapperKind.OBJECT_FIELD]: onlyPublic,
      [MapperKind.INTERFACE_FIELD]: onlyPublic,
    }),
  )
}

export const printedSchema = (schema: GraphQLSchema) => `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`
export const printedPublicSchema = (schema: GraphQLSchema) => `${printSchema(lexicographicSortSchema(publicPart(schema)))}\n`
