import { fieldOf } from '#server/kernel/http/restRoutes.ts'
import { isPublicLink, type Route } from '#server/kernel/rest.ts'
import { type Place, schemaOfRecord } from './answers.ts'
import type { Components } from './components.ts'
import { exampleOfObject } from './examples.ts'
import { allowance, allowanceOfToken, type Headers, ignored, links, tag } from './headers.ts'
import { type JsonSchema, orNull, type Reference } from './jsonSchema.ts'
import { capital, inWords } from './names.ts'
import { outsideBody, type Parameter, parametersOf } from './parameters.ts'
import { refusalsOf } from './refusals.ts'
import { besidesOf, responsesTo } from './refusedAnswers.ts'
import { schemaOfRules } from './rules.ts'
import { securityOf } from './security.ts'
import { answersTag, type Described, isCountedToALimit, mayBeNothing, rootField, type Shape, shapeOf } from './subject.ts'
import { tagOf } from './tags.ts'
import { answerTold, purposeOf, tokensTold, usualTold } from './told.ts'
import { wordsOf } from './words.ts'

export interface ApiOperation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, never[]>[]
  parameters: Parameter[]
  requestBody?: { description: string; required: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, Reference | Success>
}

export interface Success {
  description: string
  headers?: Headers
  content?: Record<string, { schema: JsonSchema }>
}

const keptId = '01a1fc46-0fae-77e7-908c-8cd8fb5cc397'

/** A row of the REST layer, as OpenAPI tells it. */
export function describeRoute(app: Described, components: Components, route: Route, operationId: string): ApiOperation {
  const { operation } = route
  const shape = shapeOf(app, route)
  const hasTag = answersTag(app, route, shape)
  const field = rootField(app, operation)
  const purpose = purposeOf(route, field.description ?? `${inWords(operation.name)}.`) + usualTold(route, field)
  const body = bodyOf(app, components, route, operationId)
  return {
    operationId,
    summary: `${purpose.split(/(?<=\w)[.:;](?:\s|$)/, 1)[0]}`,
    description: `${purpose}\n\nPermission: \`${operation.rule}\`.${tokensTold(route)}`,
    tags: [tagOf(route.path)],
    security: securityOf(route),
    parameters: parametersOf(route, field, hasTag),
    ...(body && { requestBody: body }),
    responses: {
      ...success(app, { components, operationId, inside: [] }, route, headersOf(route, shape, hasTag, body)),
      ...responsesTo(components, refusalsOf(route), besidesOf(isPublicLink(route))),
    },
  }
}

function bodyOf(app: Described, components: Components, route: Route, operationId: string): ApiOperation['requestBody'] {
  const { method, operation, takes, takesFile } = route
  if (method === 'get') return undefined
  if (takesFile === 'content') {
    const schema: JsonSchema = { type: 'string', format: 'binary' }
    return { description: 'The bytes of the part, 16 MB at most.', required: false, content: { 'application/octet-stream': { schema } } }
  }
  if (takesFile) {
    const file = { type: 'string', format: 'binary', description: 'The content of the file, with the name that it is to be known by.' }
    const form = components.refer(['FileForm'], {
      type: 'object',
      description: 'A form with one file in it, of 100 MB at most. What kind it is, its content says and not its name.',
      properties: { file },
      required: ['file'],
    })
    const kept = components.refer(['KeptFile'], {
      type: 'object',
      description: 'A file that was uploaded before, and that no record has adopted.',
      properties: { fileId: { type: 'string', format: 'uuid', description: 'The id of the upload, as a file.', examples: [keptId] } },
      required: ['fileId'],
    })
    return {
      description: 'A form with the content of one file, or which one was uploaded before.',
      required: true,
      content: { 'multipart/form-data': { schema: form }, 'application/json': { schema: kept, example: { fileId: keptId } } },
    }
  }
  const schema = schemaOfRules(takes ?? operation.input, wordsOf(rootField(app, operation)), outsideBody(route))
  if (!Object.keys(schema.properties ?? {}).length) return undefined
  const example = exampleOfObject(schema)
  const named = components.refer([`${capital(operationId)}Body`, `${capital(operation.name)}Body`], {
    ...schema,
    description: `What is sent to \`${operation.name}\`: each field with its rules.`,
  })
  const description = schema.required
    ? `The fields of \`${operation.name}\`, of which those that are required must be there.`
    : `The fields of \`${operation.name}\`; all of them may be left out.`
  return { description, required: Boolean(schema.required), content: { 'application/json': { schema: named, example } } }
}

const headersOf = (route: Route, shape: Shape, hasTag: boolean, body: ApiOperation['requestBody']): Headers => ({
  ...(hasTag && tag),
  ...(shape === 'page' && links),
  ...(isPublicLink(route) ? allowance : allowanceOfToken),
  ...(body?.content['application/json'] && !route.takesFile && ignored),
})

function success(app: Described, place: Place, route: Route, headers: Headers): Record<string, Success> {
  const shape = shapeOf(app, route)
  if (route.sends)
    return {
      200: {
        description: 'The content itself, to be shown or saved.',
        headers: tag,
        content: { [route.sends.type]: { schema: { type: 'string', format: 'binary' } } },
      },
    }
  const withHeaders = Object.keys(headers).length > 0 && { headers }
  if (shape === 'nothing') return { 204: { description: 'It is done; there is nothing more to tell.', ...withHeaders } }
  if (route.files)
    return { 200: { description: 'The file, in the form that `format` names, to be saved.', content: contentsOf(route.files) } }
  const { type, fields } = fieldOf(app, route)
  const record = schemaOfRecord(place, type!, fields)
  const whole = inShape(place, record, shape, isCountedToALimit(app, route))
  const schema = mayBeNothing(app, route) ? orNull(whole) : whole
  return {
    [route.status]: {
      description: answerTold(app, route, shape),
      ...withHeaders,
      content: { 'application/json': { schema } },
    },
    ...(headers['ETag'] &&
      route.method === 'get' && { 304: { description: 'Nothing has changed since the answer with that tag.', ...withHeaders } }),
  }
}

const contentsOf = (files: NonNullable<Route['files']>) =>
  Object.fromEntries(Object.values(files).map(({ type }) => [type, { schema: { type: 'string', format: 'binary' } satisfies JsonSchema }]))

const count = (description: string): JsonSchema => ({ type: 'integer', description })

function inShape({ components }: Place, record: JsonSchema, shape: Shape, isLimited: boolean): JsonSchema {
  if (shape === 'record') return record
  const items = { type: 'array', items: record }
  if (shape === 'list') return items
  const properties = {
    items: { ...items, description: 'The records of this page, in the order of the list.' },
    page: count('The page that was asked for, from 1.'),
    pageSize: count('How many records a page has room for.'),
    ...(isLimited && { hasMoreThanCounted: { type: 'boolean', description: 'Whether there are more records than `totalCount` tells.' } }),
    totalCount: count(`How many records there are on all pages together${isLimited ? '; of more than 10 000, 10 000' : ''}.`),
    totalPages: count('How many pages of that size there are.'),
  }
  const page = {
    type: 'object',
    description: 'A page of a list, and how many pages there are.',
    properties,
    required: Object.keys(properties),
  }
  // Named by its records, which have a name of their own.
  return components.refer([`${record.$ref!.split('/').at(-1)!}Page`], page)
}
