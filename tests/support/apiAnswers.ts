import addFormatsModule from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ApiDocument } from '#server/openapi/document.ts'

/** A record that answers more than it says is as wrong as one that answers less. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in copy && 'required' in copy ? { ...copy, additionalProperties: false } : copy
}

/** Holds answers against what the description of the REST layer says of them: what is wrong with one. */
export function answersTo(document: ApiDocument) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormatsModule.default(ajv)
  ajv.addSchema({
    $id: 'api',
    components: { ...(closed({ schemas: document.components.schemas }) as object), responses: document.components.responses },
  })
  return function faults(method: string, path: string, { status, body }: { status: number; body: unknown }): unknown[] {
    const told = document.paths[path]![method]!.responses[status]
    if (!told) return [`${method} ${path} says nothing of ${status}`]
    const response = '$ref' in told ? document.components.responses[told.$ref.split('/').at(-1)!]! : told
    const schema = response.content?.['application/json']?.schema
    if (!schema) return body === undefined || body === '' ? [] : [`${method} ${path} ${status} has no content`]
    const validate = ajv.compile(JSON.parse(JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components')) as object)
    return validate(body) ? [] : validate.errors!
  }
}
