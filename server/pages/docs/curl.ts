import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'

const someId = '01937f3c-6f1a-7c3e-9b1d-2f4a6c8e0b5d'
const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

/** Where an id is read that a call needs, in the demo data; each needs no other than those before it. */
const sources = [
  { id: 'estateId', path: '/api/private/estates', field: 'estateId' },
  { id: 'projectId', path: '/api/private/projects', field: 'projectId' },
  { id: 'buildingId', path: '/api/private/estate/$estateId/technical-information/buildings', field: 'buildingId', needs: 'estateId' },
  { id: 'renovationId', path: '/api/private/estate/$estateId/renovation-projects', field: 'renovationId', needs: 'estateId' },
  { id: 'companyId', path: '/api/private/estate/$estateId/mailbox', field: 'companyId', needs: 'estateId' },
  { id: 'controlAreaId', path: '/api/private/project/$projectId', field: 'controlAreaId', needs: 'projectId' },
] as const
const known: ReadonlySet<string> = new Set(sources.map(({ id }) => id))
const fixed: Readonly<Record<string, string>> = { publicLinkKey: 'demo-house', secret: 'demo-calendar' }

/** Signing in keeps a cookie for the calls that follow. */
export const signInOf = (server: string) =>
  `curl -s -c session ${quoted(`${server}/api/public/profile/user/login`)} \\
  -H 'content-type: application/json' -d ${quoted(JSON.stringify({ email: 'owner@demo.example', password: 'Demo-1234' }))}`

/** The same call by a program, with a token of one's own. */
export const tokenCallOf = (server: string) => `curl -s ${quoted(`${server}/api/private/estates`)} -H "Authorization: Bearer $TOKEN"`

/** What has to be known before: who asks, and the ids that the address names. */
export function firstCalls(server: string, path: string, { security }: ApiOperation): string | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const wanted = new Set<string>(names.filter((name) => known.has(name)))
  for (const source of [...sources].reverse()) if (wanted.has(source.id) && 'needs' in source) wanted.add(source.needs)
  const lines = sources.flatMap(({ id, path: where, field }) =>
    wanted.has(id) ? [`${id}=$(curl -s -b session "${server}${where}" | grep -o '"${field}":"[^"]*"' | head -1 | cut -d'"' -f4)`] : [],
  )
  const signsIn = security.length > 0 || lines.length > 0
  return signsIn ? [signInOf(server), ...lines].join('\n') : undefined
}

/** How the call is made on a command line; `session` keeps the cookie between calls. */
export function curlOf(server: string, method: string, path: string, operation: ApiOperation): string {
  const address = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => fixed[name] ?? (known.has(name) ? `$${name}` : exampleOf(operation, name)),
  )
  const query = operation.parameters
    .filter(({ in: place, required }) => place === 'query' && required)
    .map(({ name }) => `${name}=${encodeURIComponent(exampleOf(operation, name))}`)
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const parts = [
    `curl${method === 'get' ? '' : ` -X ${method.toUpperCase()}`} "${server}${address}${query.length ? `?${query.join('&')}` : ''}"`,
    operation.operationId === 'login' ? '-c session' : operation.security.length ? '-b session' : '',
    type === 'application/json' ? `-H 'content-type: application/json' -d ${quoted(JSON.stringify(content!.example))}` : '',
    type === 'multipart/form-data' ? `-F 'file=@rapport.pdf'` : '',
  ]
  return parts.filter(Boolean).join(' \\\n  ')
}

function exampleOf({ parameters }: ApiOperation, name: string): string {
  const schema: JsonSchema = parameters.find((one) => one.name === name)?.schema ?? {}
  const [given] = [...(schema.examples ?? []), ...(schema.enum ?? [])]
  if (typeof given === 'string' || typeof given === 'number') return String(given)
  return schema.format === 'uuid' ? someId : 'Fjellveien'
}
