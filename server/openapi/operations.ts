import { fieldOf } from '#server/kernel/http/restRoutes.ts'
import { isPublicLink, type Route } from '#server/kernel/rest.ts'
import { schemaOfRecord } from './answers.ts'
import type { Components, Reference } from './components.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { inWords } from './names.ts'
import { outsideBody, type Parameter, parametersOf } from './parameters.ts'
import { needsSession, refusalsOf, responsesTo } from './refusals.ts'
import { schemaOfRules } from './rules.ts'
import { answersTag, type Described, rootField, type Shape, shapeOf, toldOf } from './subject.ts'
import { tagOf } from './tags.ts'

export interface ApiOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, never[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> }
  responses: Record<string, Reference | Success>
}

export interface Success {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: JsonSchema }>
}

/** A row of the REST layer, as OpenAPI tells it. */
export function describeRoute(app: Described, components: Components, route: Route, operationId: string): ApiOperation {
  const { operation } = route
  const shape = shapeOf(app, route)
  const hasTag = answersTag(route, shape)
  const told = rootField(app, operation).description ?? `${inWords(operation.name)}.`
  const body = bodyOf(app, route)
  return {
    operationId,
    summary: `${told.split(/(?<=\w)[.:;](?:\s|$)/, 1)[0]}`,
    description: `${told}\n\nPermission: \`${operation.rule}\`.`,
    tags: [tagOf(route.path)],
    security: needsSession(route) && !isPublicLink(route) ? [{ session: [] }, { token: [] }] : [],
    parameters: parametersOf(route, rootField(app, operation), hasTag),
    ...(body && { requestBody: body }),
    responses: { ...success(app, components, route, shape, hasTag), ...responsesTo(components, refusalsOf(route)) },
  }
}

function bodyOf(app: Described, route: Route): ApiOperation['requestBody'] {
  const { method, operation, takes, takesFile } = route
  if (method === 'get') return undefined
  if (takesFile) {
    const file = { type: 'string', format: 'binary', description: 'The content, with its name.' }
    return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties: { file }, required: ['file'] } } } }
  }
  const schema = schemaOfRules(takes ?? operation.input, {
    leaving: outsideBody(route),
    told: (name) => toldOf(rootField(app, operation), name),
  })
  if (!Object.keys(schema.properties ?? {}).length) return undefined
  return { required: Boolean(schema.required), content: { 'application/json': { schema } } }
}

function success(app: Described, components: Components, route: Route, shape: Shape, hasTag: boolean): Record<string, Success> {
  if (shape === 'nothing') return { 204: { description: 'It is done; there is nothing more to tell.' } }
  const { type, fields } = fieldOf(app, route)
  const record = schemaOfRecord(components, type!, fields)
  const headers = hasTag && { headers: { ETag: { description: 'The tag of this answer.', schema: { type: 'string' } } } }
  return {
    200: { description: 'The answer.', ...headers, content: { 'application/json': { schema: inShape(record, shape) } } },
    ...(hasTag && route.method === 'get' && { 304: { description: 'Nothing has changed since the answer with that tag.' } }),
  }
}

const count = (description: string): JsonSchema => ({ type: 'integer', description })

function inShape(record: JsonSchema, shape: Shape): JsonSchema {
  if (shape === 'record') return record
  const items = { type: 'array', items: record }
  if (shape === 'list') return items
  const properties = {
    items,
    page: count('The page that was asked for.'),
    pageSize: count('Items on a page.'),
    totalCount: count('Items on all pages.'),
    totalPages: count('Pages there are.'),
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}
