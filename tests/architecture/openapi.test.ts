import spectralCore from '@stoplight/spectral-core'
import spectralRulesets from '@stoplight/spectral-rulesets'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ApiDocument, apiDocument } from '#server/openapi/document.ts'
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
  }, 60_000)

  test('tells every row of the REST layer', () => {
    const rows = described().routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const told = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    expect(told).toEqual(expect.arrayContaining(rows))
  })
})
