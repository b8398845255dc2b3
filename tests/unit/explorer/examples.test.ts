import { parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { accountExamples, publicExamples } from '#client/explorer/examples.ts'
import { loadSchema, publicPart } from '#server/kernel/schema.ts'

const schema = loadSchema()
const publicSchema = publicPart(schema)

describe('the queries that the explorer opens with', () => {
  test.each(accountExamples)('$query is one that the schema answers', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([])
  })

  test.each(publicExamples)('$query is one that a public link answers', ({ query }) => {
    expect(validate(publicSchema, parse(query))).toEqual([])
  })
})
