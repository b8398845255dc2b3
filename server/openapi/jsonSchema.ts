export interface Reference {
  $ref: string
}

/** A schema of JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export interface JsonSchema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  format?: string
  enum?: readonly unknown[]
  items?: JsonSchema
  properties?: Readonly<Record<string, JsonSchema>>
  required?: readonly string[]
  additionalProperties?: JsonSchema | boolean
  oneOf?: readonly JsonSchema[]
  allOf?: readonly JsonSchema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  default?: unknown
  examples?: readonly unknown[]
  contentEncoding?: string
  contentMediaType?: string
}

/** The same, or null. */
export function orNull(schema: JsonSchema): JsonSchema {
  if (schema.$ref || schema.oneOf) return { oneOf: [...(schema.oneOf ?? [schema]), { type: 'null' }] }
  return { ...schema, type: [schema.type ?? [], 'null'].flat(), ...(schema.enum && { enum: [...schema.enum, null] }) }
}
