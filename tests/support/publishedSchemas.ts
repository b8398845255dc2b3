import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import addFormats from 'ajv-formats'
import { Ajv2019 } from 'ajv/dist/2019.js'

const schemas = path.join(path.dirname(createRequire(import.meta.url).resolve('schemastore/package.json')), 'schemas/json')

/** Names of parts by an address within the same text, as older drafts had them; whoever refers to them says the whole way. */
const withoutNames = (key: string, value: unknown) =>
  ['id', '$id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value

/** What a schema that is published for files of this kind says against one. */
export function faultsBy(published: string, content: unknown): string[] {
  const schema = JSON.parse(readFileSync(path.join(schemas, published), 'utf8'), withoutNames) as object
  const ajv = new Ajv2019({ strict: false, allErrors: true })
  addFormats.default(ajv)
  // Names of forms that compose has of its own.
  for (const name of ['ports', 'expose', 'subnet_ip_address', 'duration']) ajv.addFormat(name, true)
  const validate = ajv.compile(schema)
  return validate(content) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
