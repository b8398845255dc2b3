import type { ApiDocument } from '#server/openapi/document.ts'
import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'

export interface Call {
  method: string
  path: string
  operation: ApiOperation
}

export const callsIn = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))

const textOf = ({ method, path, operation: { operationId, summary, description, tags, parameters } }: Call) =>
  [method, path, operationId, summary, description, ...tags, ...parameters.map(({ name }) => name)].join(' ').toLowerCase()

/** Those in which all words stand, wherever they do. */
export function callsWith(calls: readonly Call[], search: string): readonly Call[] {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter((call) => {
    const text = textOf(call)
    return wanted.every((word) => text.includes(word))
  })
}

const nameOf = ($ref: string) => $ref.split('/').at(-1)!

/** What a name stands for. */
export const resolved = ({ components }: ApiDocument, schema: JsonSchema): JsonSchema =>
  schema.$ref ? (components.schemas[nameOf(schema.$ref)] ?? {}) : schema

/** The schemas that an operation speaks of, and those that they speak of, in that order. */
export function schemasOf(document: ApiDocument, { requestBody, responses }: ApiOperation): [string, JsonSchema][] {
  const named = new Map<string, JsonSchema>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $ref } = value as { $ref?: unknown }
    if (typeof $ref === 'string' && $ref.startsWith('#/components/schemas/') && !named.has(nameOf($ref))) {
      const schema = document.components.schemas[nameOf($ref)]!
      named.set(nameOf($ref), schema)
      look(schema)
    }
    Object.values(value).forEach(look)
  }
  look(requestBody?.content)
  for (const response of Object.values(responses)) if (!('$ref' in response)) look(response.content)
  return [...named]
}
