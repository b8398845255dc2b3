import { describe, expect, test } from 'vitest'
import { publicPart } from '#server/kernel/schema.ts'
import { described } from './described.ts'

/** What integrators read has words for what it holds; a list's frame is alike everywhere, and explains itself. */
describe('the schema of public links', () => {
  const schema = publicPart(described().schema)
  const isFrame = (name: string) => /^__|^(Query|String|Int|Float|Boolean|ID)$|(Connection|Edge)$/.test(name)

  test('says what each type is', () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !isFrame(name))
    expect(types.length).toBeGreaterThan(40)
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })

  test('says what each question answers', () => {
    const questions = Object.values(schema.getQueryType()!.getFields())
    expect(questions.filter(({ description }) => !description).map(({ name }) => name)).toEqual([])
  })
})
