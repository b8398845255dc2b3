import { readFileSync } from 'node:fs'
import { parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { loadSchema, publicPart } from '#server/kernel/schema.ts'

const text = readFileSync('docs/integrators.md', 'utf8')
const schema = loadSchema()

test('the page that integrators are shown asks what a public link answers', () => {
  const query = /const query = `(.*?)`/s.exec(text)![1]!
  expect(validate(publicPart(schema), parse(query))).toEqual([])
})

test('the call that integrators are shown is one that a token may make', () => {
  const { query } = JSON.parse(/-d '(\{"query".*\})'/.exec(text)![1]!) as { query: string }
  expect(validate(schema, parse(query))).toEqual([])
})
