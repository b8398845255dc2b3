import { describe, expect, test } from 'vitest'
import { apiDocument } from '#server/openapi/document.ts'
import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import { operationIds } from '#server/openapi/names.ts'
import { described } from './described.ts'
import { saysMoreThan } from './saysMoreThan.ts'

const app = described()
const document = apiDocument(app)
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))

interface Told {
  place: string
  name: string
  schema: JsonSchema
}

/** The fields of a schema and those below them, but not those of what has a name of its own. */
const fieldsIn = (place: string, schema: JsonSchema): Told[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    { place: `${place}.${name}`, name, schema: field },
    ...fieldsIn(`${place}.${name}`, field),
  ]),
  ...[schema.items ?? [], schema.oneOf ?? []].flat().flatMap((one) => fieldsIn(place, one)),
]
const fields = Object.entries(document.components.schemas).flatMap(([name, schema]) => fieldsIn(name, schema))

describe('the words of the description', () => {
  test('say of every field and parameter more than its name does', () => {
    const parameters = operations.flatMap(({ operationId, parameters: all }) =>
      all.map(({ name, description, schema }) => ({ place: `${operationId} ${name}`, name, schema: { ...schema, description } })),
    )
    const told = [...fields, ...parameters]
    expect(told.length).toBeGreaterThan(1000)
    expect(told.filter(({ name, schema }) => !saysMoreThan(name, schema.description)).map(({ place }) => place)).toEqual([])
  })

  test('come with an example wherever something is sent', () => {
    const sent = fields.filter(({ place }) => /^\w+Body\d*\./.test(place))
    expect(sent.length).toBeGreaterThan(200)
    expect(sent.filter(({ schema }) => schema.examples === undefined).map(({ place }) => place)).toEqual([])
  })
})

describe('the example of a body', () => {
  const ids = operationIds(app.routes)
  const bodies = app.routes.flatMap((route) => {
    const operation = operations.find(({ operationId }) => operationId === ids.get(route))!
    const example = operation.requestBody?.content['application/json']?.example as Record<string, unknown> | undefined
    const inPath = operation.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name)
    return example && !route.takesFile ? [[operation.operationId, { route, example, inPath }] as const] : []
  })

  test.each(bodies)('of %s is what its operation takes', async (_, { route, example, inPath }) => {
    const named = Object.fromEntries(inPath.map((name) => [route.query[name] ?? name, '01a1fc46-0fae-77e7-908c-8cd8fb5cc397']))
    const input = { ...route.body(example), ...named }
    await expect(route.operation.input.validate(input, { abortEarly: false })).resolves.toBeTruthy()
  })
})
