import { describe, expect, test } from 'vitest'
import { apiDocument } from '#server/openapi/document.ts'
import { longestId } from '#server/openapi/names.ts'
import { refusalsOf } from '#server/openapi/refusals.ts'
import { described } from './described.ts'

const app = described()
const document = apiDocument(app)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ place: `${method} ${path}`, operation })),
)

/** Says nothing that its place does not say already. */
const empty = new Set([
  'Of which kind it is.',
  'Of which kind.',
  'The account that is meant.',
  'The answer.',
  'The building that is meant; one of the estate.',
  'The company that is meant.',
  'The file that is meant.',
  'The file.',
  'The first day.',
  'The last day.',
  'The order that is meant.',
  'The record itself.',
  'The record that is meant.',
  'The tag of this answer.',
  'What is kept of its content.',
  'What is on the page.',
  'What is said of it, in words.',
  'What is sent.',
  'What is to be saved.',
  'What it is called.',
  'What kind it is.',
  'What was made.',
  'When it was made.',
  'Where it has come to.',
  'More about it, in words.',
])

function* descriptionsIn(value: unknown, place: string): Generator<{ place: string; words: string }> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, below] of Object.entries(value)) {
    if (key === 'example' || key === 'examples') continue
    if (key === 'description' && typeof below === 'string') yield { place, words: below }
    else yield* descriptionsIn(below, `${place}.${key}`)
  }
}

describe('the names of the description', () => {
  test('are words, and no numbers, wherever a schema has one', () => {
    expect(Object.keys(document.components.schemas).filter((name) => /\d$/.test(name))).toEqual([])
  })

  test('of operations are short enough to be read in code, and each is one', () => {
    const ids = operations.map(({ operation: { operationId } }) => operationId)
    expect(ids.filter((id) => id.length > longestId)).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})

describe('what the description says', () => {
  test('is nowhere a phrase that tells nothing', () => {
    const said = [...descriptionsIn(document, '')]
    expect(said.length).toBeGreaterThan(4000)
    expect(said.filter(({ words }) => empty.has(words)).map(({ place, words }) => `${place}: ${words}`)).toEqual([])
  })

  test('of a parameter comes with an example', () => {
    const without = operations.flatMap(({ place, operation: { parameters } }) =>
      parameters.flatMap(({ name, example }) => (example === undefined ? [`${place}: ${name}`] : [])),
    )
    expect(without).toEqual([])
  })

  test('speaks of the fields that the call takes, by the names that it has for them', () => {
    const wrong = app.routes.flatMap((route) => {
      const address = route.path.replaceAll(/:(\w+)/g, '{$1}')
      const { description, parameters, requestBody } = document.paths[address]![route.method]!
      const $ref = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1)
      const body = $ref ? document.components.schemas[$ref]! : {}
      const taken = new Set([...parameters.map(({ name }) => name), ...Object.keys(body.properties ?? {})])
      const fields = Object.keys(route.operation.input.describe().fields)
      const texts = [description.split('\n\nPermission')[0]!, ...parameters.map((parameter) => parameter.description)]
      return fields.flatMap((field) =>
        !taken.has(field) && texts.some((text) => text.includes(`\`${field}\``)) ? [`${route.method} ${address}: ${field}`] : [],
      )
    })
    expect(wrong).toEqual([])
  })

  test('names the code, and the reason, of each refusal that a call may meet', () => {
    const silent = app.routes.flatMap((route) => {
      const { responses } = document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]![route.method]!
      const said = Object.values(responses).flatMap((response) =>
        '$ref' in response ? [document.components.responses[response.$ref.split('/').at(-1)!]!.description] : [],
      )
      return refusalsOf(route).flatMap((refusal) =>
        said.some((words) => words.includes(`\`${refusal}\``)) ? [] : [`${route.method} ${route.path}: ${refusal}`],
      )
    })
    expect(silent).toEqual([])
  })

  test('orders an address that is spelled out before one with an id in its place', () => {
    const paths = Object.keys(document.paths)
    const pattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`)
    const late = paths.flatMap((path, at) =>
      paths.slice(0, at).flatMap((before) => (before.includes('{') && pattern(before).test(path) ? [`${path} after ${before}`] : [])),
    )
    expect(late).toEqual([])
  })
})
