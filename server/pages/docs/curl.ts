import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'

const someId = '01937f3c-6f1a-7c3e-9b1d-2f4a6c8e0b5d'

/** A value that a schema allows, of the kind a person would try first. */
export function sample(schema: JsonSchema, name = ''): unknown {
  if (schema.enum) return schema.enum[0]
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([key, each]) => [key, sample(each, key)]))
  if (schema.items) return [sample(schema.items)]
  const type = [schema.type ?? 'string'].flat()[0]
  if (type === 'integer' || type === 'number') return schema.default ?? schema.minimum ?? 1
  if (type === 'boolean') return true
  if (schema.format === 'uuid') return someId
  if (schema.format === 'date') return '2026-01-05'
  return words[name] ?? 'tekst'
}

const words: Readonly<Record<string, string>> = {
  email: 'owner@demo.example',
  password: 'Demo-1234',
  oldPassword: 'Demo-1234',
  newPassword: 'Blå-dør-7',
  publicLinkKey: 'demo-house',
  customName: 'Tilstandsrapport 2026',
}

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** How the call is made on a command line; `session` keeps the cookie between calls. */
export function curlOf(server: string, method: string, path: string, operation: ApiOperation): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters.find((candidate) => candidate.name === name)
    return String(sample(parameter?.schema ?? {}, name))
  })
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} ${quoted(server + address)}`,
    operation.operationId === 'login' ? '-c session' : operation.security.length ? '-b session' : '',
    type === 'application/json' ? `-H 'content-type: application/json' -d ${quoted(JSON.stringify(content!.example))}` : '',
    type === 'multipart/form-data' ? `-F 'file=@rapport.pdf'` : '',
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}
