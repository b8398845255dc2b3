import addFormatsModule from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Response } from '#server/openapi/components.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { Header } from '#server/openapi/headers.ts'
import type { Reference } from '#server/openapi/jsonSchema.ts'
import type { Success } from '#server/openapi/operations.ts'

interface Answer {
  status: number
  body: unknown
  headers?: Readonly<Record<string, unknown>>
}

/** What an answer may say beside its body, and says only where the description does. */
const told = ['deprecation', 'etag', 'ignored-fields', 'link', 'ratelimit', 'ratelimit-policy', 'retry-after', 'sunset', 'www-authenticate']

/** A record that answers more than it says is as wrong as one that answers less. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in copy && 'required' in copy ? { ...copy, additionalProperties: false } : copy
}

/** Holds what is sent and answered against what the description of the REST layer says of it: what is wrong with it. */
export function answersTo(document: ApiDocument) {
  const { components, paths } = document
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormatsModule.default(ajv)
  ajv.addSchema({ $id: 'open', components: { schemas: components.schemas } })
  ajv.addSchema({ $id: 'closed', components: { ...(closed({ schemas: components.schemas }) as object), responses: components.responses } })
  const compiled = new Map<string, ValidateFunction>()
  const against = (id: 'open' | 'closed', schema: unknown, value: unknown): unknown[] => {
    const text = JSON.stringify(schema).replaceAll('"#/components', `"${id}#/components`)
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object)
    compiled.set(text, validate)
    return validate(value) ? [] : validate.errors!
  }

  function ofAnswer(method: string, path: string, { status, body, headers = {} }: Answer): unknown[] {
    const said = paths[path]![method]!.responses[status]
    if (!said) return [`${method} ${path} says nothing of ${status}`]
    const response: Response | Success = '$ref' in said ? components.responses[said.$ref.split('/').at(-1)!]! : said
    return [...ofHeaders(response.headers ?? {}, headers), ...ofContent(response.content ?? {}, headers, body)]
  }

  function ofHeaders(said: Success['headers'] & object, headers: Answer['headers'] & object): unknown[] {
    const names = new Set(Object.keys(said).map((name) => name.toLowerCase()))
    const isRequired = (header: Header | Reference) =>
      ('$ref' in header ? components.headers[header.$ref.split('/').at(-1)!]! : header).required
    const missing = Object.entries(said).filter(([name, header]) => isRequired(header) && !headers[name.toLowerCase()])
    return [
      ...told.flatMap((name) => (headers[name] && !names.has(name) ? [`the header ${name} is not described`] : [])),
      ...missing.map(([name]) => `the header ${name} is missing`),
    ]
  }

  function ofContent(said: Success['content'] & object, headers: Answer['headers'] & object, body: unknown): unknown[] {
    const [first] = Object.keys(said)
    if (first === undefined) return body === undefined || body === '' ? [] : ['it has no content']
    const contentType = headers['content-type']
    const given = typeof contentType === 'string' ? contentType : first
    const type = Object.keys(said).find((each) => each === '*/*' || given.startsWith(each))
    if (type === undefined) return [`its content is of another type: ${given}`]
    return type === 'application/json' ? against('closed', closed(said[type]!.schema), body) : []
  }

  function ofRequest(method: string, path: string, body: unknown): unknown[] {
    const { requestBody } = paths[path]![method]!
    const schema = requestBody?.content['application/json']?.schema
    return schema && (body !== undefined || requestBody.required) ? against('open', schema, body) : []
  }

  return { ofAnswer, ofRequest }
}
