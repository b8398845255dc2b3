import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { apiDocument } from '#server/openapi/document.ts'
import { tagOf } from '#server/openapi/tags.ts'
import { described } from './described.ts'

const lines = (file: string) =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
const wanted = lines('endpoints.txt')
const notBuilt = lines('endpoints-not-built.txt')
const built = Object.entries(apiDocument(described()).paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
)

describe('the REST layer', () => {
  test('holds nothing that is not on the list of endpoints', () => {
    expect(built.filter((row) => !wanted.includes(row))).toEqual([])
  })
  test('holds every endpoint but those that are said to be missing', () => {
    expect(
      wanted.filter((row) => !built.includes(row) && !notBuilt.includes(row)),
      'neither built nor on endpoints-not-built.txt',
    ).toEqual([])
  })
  test('is not said to lack what it has: that list only gets shorter', () => {
    expect(
      notBuilt.filter((row) => built.includes(row)),
      'built, and still on endpoints-not-built.txt',
    ).toEqual([])
    expect(
      notBuilt.filter((row) => !wanted.includes(row)),
      'on endpoints-not-built.txt, but no endpoint',
    ).toEqual([])
  })
  test('has a part of the description for each endpoint', () => {
    expect(wanted.map((row) => tagOf(row.split(' ')[1]!))).not.toContain('')
  })
  test('is listed once, row by row', () => {
    for (const list of [wanted, notBuilt, built]) expect(new Set(list).size).toBe(list.length)
  })
})
