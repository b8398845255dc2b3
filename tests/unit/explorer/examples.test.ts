import { globSync, readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { accountExamples, publicExamples } from '#client/explorer/examples.ts'

const sdl = globSync('schema/**/*.graphql', { exclude: ['schema/public.graphql'] }).map((file) => readFileSync(file, 'utf8'))
const schema = buildSchema(sdl.join('\n'))

describe('the queries that the explorer opens with', () => {
  test.each([...accountExamples, ...publicExamples])('$query is one that the schema answers', ({ query }) => {
    expect(validate(schema, parse(query))).toEqual([])
  })

  test.each(publicExamples)('$query asks only for what a public link shows', ({ query }) => {
    const hidden = [...query.matchAll(/^\s+(\w+)/gm)]
      .map(([, name]) => name!)
      .filter((name) => !new RegExp(`^\\s+${name}\\b.*@public`, 'm').test(sdl.join('\n')))
    expect(hidden).toEqual([])
  })
})
