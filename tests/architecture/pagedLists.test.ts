import { globSync, readFileSync } from 'node:fs'
import { buildASTSchema, getNamedType, isObjectType, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql'
import { expect, test } from 'vitest'
import { pagedLists } from '#client/access/pagedLists.ts'

const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))

test('a list that a screen reads page by page is joined in the cache', () => {
  const schema = buildASTSchema(parse(read('schema/**/*.graphql').join('\n')), { assumeValidSDL: true })
  const named = new Set(Object.entries(pagedLists).flatMap(([type, lists]) => Object.keys(lists).map((field) => `${type}.${field}`)))
  const paged = new Set<string>()
  for (const document of read('client/*/**/*.graphql')) {
    const types = new TypeInfo(schema)
    visit(
      parse(document),
      visitWithTypeInfo(types, {
        Field({ name, arguments: given = [] }) {
          const result = getNamedType(types.getType())
          if (isObjectType(result) && result.name.endsWith('Connection') && given.some((argument) => argument.name.value === 'after'))
            paged.add(`${types.getParentType()!.name}.${name.value}`)
        },
      }),
    )
  }
  expect(paged.size).toBeGreaterThan(5)
  expect([...paged].filter((list) => !named.has(list))).toEqual([])
})
