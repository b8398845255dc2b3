import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import addFormatsModule from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, apiDocument } from '#server/openapi/document.ts'
import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'
import { described } from './described.ts'

const { Spectral } = spectralCore
const { oas } = spectralRulesets

describe('the description of the REST layer', () => {
  let document: ApiDocument
  beforeAll(() => {
    document = apiDocument(described())
  })

  test('is faultless by the rules that are made for OpenAPI', async () => {
    const spectral = new Spectral()
    spectral.setRuleset({ extends: [[oas as never, 'all']], rules: {} })
    const faults = await spectral.run(JSON.stringify(document))
    expect(faults.map(({ code, message, path }) => `${path.join('.')}: ${String(code)}: ${message}`)).toEqual([])
  })

  test('is faultless by the rules of another judge', async () => {
    const rules = {
      // The addresses were given to us. One that is spelled out goes before an id, and no id is a word.
      'no-ambiguous-paths': 'off',
      // Whoever runs the product says where; here nobody does.
      'no-server-example.com': 'off',
    } as const
    const config = await createConfig({ extends: ['recommended'], rules })
    const faults = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
    expect(faults.map(({ ruleId, message, location }) => `${location[0]?.pointer}: ${ruleId}: ${message}`)).toEqual([])
  })

  test('tells every row of the REST layer', () => {
    const rows = described().routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const told = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    expect(told).toEqual(expect.arrayContaining(rows))
  })

  const operations = () =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
    )
  const bodies = () => operations().flatMap(([name, { requestBody }]) => (requestBody ? [[name, requestBody] as const] : []))
  const resolved = (schema: JsonSchema): JsonSchema => (schema.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)!]! : schema)

  test('describes every body and each of its fields, with examples that the rules accept', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormatsModule.default(ajv)
    const wrong: string[] = []
    for (const [name, { description, content }] of bodies()) {
      if (!description) wrong.push(`${name}: its body is not described`)
      const told = content['application/json']
      if (!told) continue
      const { properties = {} } = resolved(told.schema)
      for (const [field, schema] of Object.entries(properties)) {
        if (!schema.description) wrong.push(`${name}: ${field} is not described`)
        const [example] = schema.examples ?? []
        if (example === undefined) wrong.push(`${name}: ${field} has no example`)
        else if (!ajv.validate(schema, example)) wrong.push(`${name}: ${field}: ${JSON.stringify(example)} ${ajv.errorsText()}`)
      }
      if (!ajv.validate(resolved(told.schema), told.example)) wrong.push(`${name}: ${ajv.errorsText()}`)
    }
    expect(wrong).toEqual([])
  })

  test('names what it speaks of, rather than saying it anew in each place', () => {
    const schemas = ({ requestBody, responses }: ApiOperation) => [
      ...Object.values(requestBody?.content ?? {}),
      ...Object.values(responses).flatMap((response) => ('$ref' in response ? [] : Object.values(response.content ?? {}))),
    ]
    const unnamed = operations().flatMap(([name, operation]) =>
      schemas(operation).flatMap(({ schema }) => {
        const within = schema.items ?? schema
        return within.properties && name !== 'get /api/private/company/logo' ? [name] : []
      }),
    )
    expect(unnamed).toEqual([])
  })

  test('says that an id is one, wherever there is one', () => {
    const loose = operations().flatMap(([name, { parameters, requestBody }]) => {
      const fields = Object.entries(resolved(requestBody?.content['application/json']?.schema ?? {}).properties ?? {})
      const given = [...parameters.map((parameter) => [parameter.name, parameter.schema] as const), ...fields]
      return given.flatMap(([field, schema]) => (/(^i|I)d$/.test(field) && schema.format !== 'uuid' ? [`${name}: ${field}`] : []))
    })
    // What a network of sensors calls its own, and what a link is refused with, whatever it is.
    expect(loose.filter((one) => !/: deviceId$|public-link: projectId$/.test(one))).toEqual([])
  })

  test('tells 201 where something is made, and tokens where they are accepted', () => {
    const made = described().routes.filter(({ status, answer }) => status === 201 && answer)
    const told = made.map(({ method, path }) => Object.keys(document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]![method]!.responses))
    expect(told.filter((statuses) => !statuses.includes('201') || statuses.includes('200'))).toEqual([])
    const withToken = new Map(operations().map(([name, { security }]) => [name, security.map((one) => Object.keys(one)[0])]))
    expect(withToken.get('get /api/private/estates')).toEqual(['session', 'token'])
    expect(withToken.get('get /api/private/property-search/token')).toEqual(['session'])
    expect(withToken.get('get /api/private/property-search/{a}/{b}')).toEqual(['session', 'token', 'searchToken'])
    expect(withToken.get('post /api/public/profile/user/change-password')).toEqual(['session'])
    expect(withToken.get('post /api/private/profile/user/license')).toEqual(['session'])
    expect(withToken.get('post /api/public/profile/user/login')).toEqual([])
    expect(withToken.get('get /api/public/address')).toEqual([])
    expect(withToken.get('get /api/private/address')).toEqual(['session', 'token'])
  })
})
