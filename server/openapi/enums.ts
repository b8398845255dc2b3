import type { GraphQLEnumType } from 'graphql'
import type { Components } from './components.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** What each of its values means, a line each. */
export const meaningsOf = (type: GraphQLEnumType) =>
  type
    .getValues()
    .flatMap(({ name, description }) => (description ? [`- \`${name}\`: ${description}`] : []))
    .join('\n')

/** Told once, and referred to where it is answered. */
export const schemaOfEnum = (components: Components, type: GraphQLEnumType): JsonSchema =>
  components.refer([type.name, `${type.name}Choice`], {
    type: 'string',
    enum: type.getValues().map(({ name }) => name),
    description: [type.description, meaningsOf(type)].filter(Boolean).join('\n\n'),
  })
