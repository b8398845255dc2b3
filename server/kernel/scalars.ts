import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { isDay } from '#schema/day.ts'
import { isUuid } from '#schema/uuid.ts'
import { graphqlFile } from './upload.ts'

const text = (isValid: (value: string) => boolean, what: string) => (value: unknown) => {
  if (typeof value === 'string' && isValid(value)) return value
  throw new GraphQLError(`${what} is expected.`)
}
/** Dates leave the database as text already. */
const asIs = (value: unknown) => value

const day = text(isDay, 'A day like 2026-01-05')
const moment = text((value) => /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)), 'A moment like 2026-01-05T08:07:00Z')

const rfc3339 = 'https://www.rfc-editor.org/rfc/rfc3339'

export const dateScalar = new GraphQLScalarType({
  name: 'Date',
  specifiedByURL: rfc3339,
  description: 'A calendar day, `2026-01-05`.',
  serialize: asIs,
  parseValue: day,
})
export const dateTimeScalar = new GraphQLScalarType({
  name: 'DateTime',
  specifiedByURL: rfc3339,
  description: 'A moment in UTC, ISO 8601 with milliseconds: `2026-01-05T08:07:00.000Z`.',
  serialize: asIs,
  parseValue: moment,
})
/** One that its sender has uploaded before. */
const keptFile = (value: unknown) => (isUuid(value) ? value.toLowerCase() : undefined)

export const uploadScalar = new GraphQLScalarType({
  name: 'Upload',
  specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  description: 'A file sent along as multipart/form-data (graphql-multipart-request), or the id of one that was uploaded before.',
  serialize() {
    throw new GraphQLError('A file is taken in, never answered.')
  },
  parseValue(value) {
    const coming = graphqlFile(value) ?? keptFile(value)
    if (coming) return coming
    throw new GraphQLError('A file is sent as multipart/form-data.')
  },
  parseLiteral(node) {
    const kept = node.kind === Kind.STRING && keptFile(node.value)
    if (kept) return kept
    throw new GraphQLError('A file is sent as multipart/form-data.')
  },
})
