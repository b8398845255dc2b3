import { cookieName } from '#server/kernel/http/credentials.ts'
import { productVersion } from '#server/kernel/productVersion.ts'
import { spelledFirst, withOtherWords } from './ambiguous.ts'
import { calendars } from './calendars.ts'
import { Components, type Response } from './components.ts'
import { fileContents } from './fileContents.ts'
import { type Header, sharedHeaders } from './headers.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { operationIds } from './names.ts'
import { type ApiOperation, describeRoute } from './operations.ts'
import { errorBodySchema } from './refusedAnswers.ts'
import type { Described } from './subject.ts'
import { tagsIn } from './tags.ts'

export interface ApiDocument {
  openapi: '3.1.0'
  info: Record<string, unknown>
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    responses: Record<string, Response>
    headers: Readonly<Record<string, Header>>
    securitySchemes: Record<string, unknown>
  }
}

const description = `Everything the product does, for other programs. The same operations, with the same permissions, are at \`/graphql\`.

Sign in with \`POST /api/public/profile/user/login\`, and choose the account that acts with \`POST /api/private/profile/user/current-user/{accountId}\`.
Messages come in the language of \`Accept-Language\`, \`nb\` or \`en\`. Times are in UTC, days \`YYYY-MM-DD\`. Lists of pages take \`page\` and \`pageSize\`.

Where two addresses fit, as \`/api/private/order/approval\` does \`/api/private/order/{orderId}\` too, the one that is spelled out is meant: no id is a word. Addresses are listed in that order, and the other one names the words.

A refusal is JSON with a \`code\`, a \`message\` for people, \`details\` and a \`requestId\`: a value that is none of those allowed is told with them in \`details.allowed\`, a move that leads nowhere with where the record stands and what may be done from there.`

/** The REST layer in OpenAPI 3.1: of each row its address, its rules, its answer, and what may be refused. */
export function apiDocument(app: Described): ApiDocument {
  const components = new Components()
  const ids = operationIds(app.routes)
  const paths: ApiDocument['paths'] = {}
  for (const route of app.routes) {
    const address = route.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [route.method]: describeRoute(app, components, route, ids.get(route)!) }
  }
  const contents = { ...fileContents(components), ...calendars(components) }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Grunnmur',
      version: productVersion,
      description,
      contact: { name: 'Grunnmur', url: app.config.publicUrl, email: app.config.site?.email ?? 'post@grunnmur.example' },
      license: { name: 'All rights reserved', url: `${app.config.publicUrl}/site/terms` },
    },
    servers: [{ url: app.config.publicUrl, description: 'This installation.' }],
    tags: tagsIn([...app.routes.map(({ path }) => path), ...Object.keys(contents).map((path) => path.replaceAll(/\{(\w+)\}/g, ':$1'))]),
    paths: spelledFirst(withOtherWords({ ...paths, ...contents })),
    components: {
      schemas: { Error: errorBodySchema, ...Object.fromEntries(components.schemas) },
      responses: Object.fromEntries(components.responses),
      headers: sharedHeaders,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName(app.config), description: 'Set by signing in.' },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token; it acts as exactly the account that made it. One that only reads changes nothing, and is told no keys.',
        },
        searchToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'A token for the property search and nothing else, from `GET /api/private/property-search/token`.',
        },
      },
    },
  }
}
