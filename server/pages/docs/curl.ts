import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'
import { fixed, signerOf, type Source, sources } from './samples.ts'

const placeholder = '01a1fc46-0fae-77e7-908c-8cd8fb5cc397'
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
const json = `-H 'content-type: application/json'`
const files = { document: 'rapport.pdf', picture: 'hus.png', sheet: 'plan.csv' } as const

const firstOf = (name: string) => `grep -o '"${name}":"[^"]*' | head -1 | grep -o '[^"]*$'`

const loginOf = (server: string, who: string) =>
  `curl -s -c session ${quoted(`${server}/api/public/profile/user/login`)} \\
  ${json} -d ${quoted(JSON.stringify({ email: `${who}@demo.example`, password: 'Demo-1234' }))}`

/** Signing in keeps a cookie for the calls that follow, and whoever has signed in says who they are going to be. */
export const signInOf = (server: string, who = 'owner') =>
  `account=$(${loginOf(server, who)} | ${firstOf('accountId')})
curl -s -b session -c session -X POST "${server}/api/private/profile/user/current-user/$account"`

/** The same call by a program, with a token of one's own. */
export const tokenCallOf = (server: string) => `curl -s ${quoted(`${server}/api/private/estates`)} -H "Authorization: Bearer $TOKEN"`

/** A body in which every id is a name that the shell knows. */
function bodyOf({ requestBody }: ApiOperation): string | undefined {
  const content = requestBody?.content['application/json']
  if (!content) return undefined
  const named = (value: unknown, name: string): unknown => {
    if (value === placeholder) return `$${name}`
    if (Array.isArray(value)) return value.map((one) => named(one, name.replace(/s$/, '')))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, key)]))
  }
  return quoted(JSON.stringify(named(content.example, ''))).replaceAll(/"\$(\w+)"/g, `"'"$$$1"'"`)
}

const required = ({ parameters }: ApiOperation) => parameters.filter(({ in: place, required: isNeeded }) => place === 'query' && isNeeded)
const namesIn = (text: string) => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!)

/** What is read before, in that order: the ids of the address, the query and the body, and those that are needed to read them. */
function sourcesFor(path: string, operation: ApiOperation): readonly Source[] {
  const needed = new Map<string, Source>()
  const want = (name: string) => {
    const source = sources.find((one) => one.name === name && (one.at?.test(path) ?? true))
    if (!source || needed.has(name)) return
    needed.set(name, source)
    namesIn(source.path).forEach(want)
  }
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).filter((name) => !(name in fixed))
  for (const name of [...inPath, ...required(operation).map((one) => one.name), ...namesIn(bodyOf(operation) ?? '')]) want(name)
  return sources.filter((source) => needed.get(source.name) === source)
}

function lineOf(server: string, { name, path, after = name, sends }: Source) {
  const sent = sends === undefined ? '' : sends === 'nothing' ? ' -X POST' : ` -F 'file=@${files[sends]}'`
  return `${name}=$(curl -s -b session${sent} "${server}${path}" | ${firstOf(after)})`
}

/** What has to be known before: who asks, and the ids that the call names. */
export function firstCalls(server: string, path: string, operation: ApiOperation): string | undefined {
  const lines = sourcesFor(path, operation).map((source) => lineOf(server, source))
  if (!operation.security.length && !lines.length) return undefined
  return [signInOf(server, signerOf(path)), ...lines].join('\n')
}

/** How the call is made on a command line; `session` keeps the cookie between calls. */
export function curlOf(server: string, method: string, path: string, operation: ApiOperation): string {
  if (operation.operationId === 'login') return loginOf(server, 'owner')
  const read = new Set(sourcesFor(path, operation).map(({ name }) => name))
  const valueOf = (name: string) => fixed[name] ?? (read.has(name) ? `$${name}` : exampleOf(operation, name))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name))
  const query = required(operation).map(({ name }) => `${name}=${valueOf(name)}`)
  const body = bodyOf(operation)
  const picture = /image|logo/.test(path)
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${server}${address}${query.length ? `?${query.join('&')}` : ''}"`,
    operation.security.length ? '-b session' : '',
    body ? `${json} -d ${body}` : '',
    operation.requestBody?.content['multipart/form-data'] ? `-F 'file=@${files[picture ? 'picture' : 'document']}'` : '',
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

function exampleOf({ parameters }: ApiOperation, name: string): string {
  const schema: JsonSchema = parameters.find((one) => one.name === name)?.schema ?? {}
  const [given] = [...(schema.examples ?? []), ...(schema.enum ?? [])]
  if (typeof given === 'string' || typeof given === 'number') return encodeURIComponent(String(given))
  return schema.format === 'uuid' ? placeholder : 'Fjellveien'
}
