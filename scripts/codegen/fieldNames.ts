import { type GraphQLSchema, isObjectType } from 'graphql'

/** `Estate.insurances`: every field that the cache may hold, so that what is read again is named by a name that exists. */
export function fieldNames(schema: GraphQLSchema) {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && type.name !== 'Mutation',
  )
  const names = types.flatMap((type) => (isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : []))
  return [
    '/** A field of the schema, as `Estate.insurances`. */',
    'export type FieldName =',
    ...names.map((name) => `  | '${name}'`),
    '',
  ].join('\n')
}
