import { getNamedType, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { pagingFieldNames } from '#schema/paging.ts'
import { apiDocument } from '#server/openapi/document.ts'
import { rootField, shapeOf } from '#server/openapi/subject.ts'
import { described } from './described.ts'

const app = described()
const document = apiDocument(app)
const lists = app.routes
  .filter((route) => route.method === 'get' && route.answer && !route.files && !route.sends && /list|page/.test(shapeOf(app, route)))
  .map((route) => ({ route, told: document.paths[route.path.replaceAll(/:(\w+)/g, '{$1}')]!.get!, field: rootField(app, route.operation) }))

describe('a list over REST', () => {
  test('says in which order it comes', () => {
    expect(lists.length).toBeGreaterThan(60)
    const saysOrder = /\bfirst\b|\b[Bb]y (name|address)\b|\bin the order\b/
    expect(lists.filter(({ told }) => !saysOrder.test(told.description)).map(({ route }) => route.path)).toEqual([])
  })

  test('says what it holds where nothing is asked for in particular', () => {
    const silent: string[] = []
    let usual = 0
    for (const { route, told, field } of lists) {
      for (const { name, type, defaultValue } of field.args) {
        if (typeof defaultValue !== 'string' || pagingFieldNames.includes(name) || !isEnumType(getNamedType(type))) continue
        usual++
        const sent = Object.entries(route.query).find(([, named]) => named === name)?.[0] ?? name
        const parameter = told.parameters.find((one) => one.name === sent)
        if (!told.description.includes(`Without \`${sent}\` it is \`${defaultValue}\``)) silent.push(`${route.path}: ${sent}`)
        if (parameter?.schema.default !== defaultValue) silent.push(`${route.path}: ${sent} has no default`)
      }
    }
    expect(usual).toBeGreaterThan(2)
    expect(silent).toEqual([])
  })

  test('says of each choice and order what is meant without it', () => {
    const meantWithout = /left out|without|^Only |^Of a list|^Those /i
    const silent = lists.flatMap(({ route, told }) =>
      told.parameters
        .filter(({ in: place, required, schema }) => place === 'query' && !required && (schema.enum ?? schema.default) !== undefined)
        .filter(({ description, schema }) => schema.default === undefined && !meantWithout.test(description))
        .map(({ name }) => `${route.path}: ${name}`),
    )
    expect(silent).toEqual([])
  })
})

test('what is left of an allowance is said once', () => {
  const text = JSON.stringify({ paths: document.paths, responses: document.components.responses })
  expect(text).not.toMatch(/"RateLimit(-Policy)?":\{"(?!\$ref")/)
  expect(Object.keys(document.components.headers)).toContain('RateLimit.token')
})
