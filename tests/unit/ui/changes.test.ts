import { gql, InMemoryCache } from '@apollo/client'
import { expect, test } from 'vitest'
import { readAgain } from '#client/data/changes.ts'

const question = gql`
  {
    estates
    estate {
      __typename
      id
      insurances
      addressLine1
    }
  }
`
const read = (cache: InMemoryCache) => cache.extract()

test('what a command has made out of date is forgotten, wherever it is kept, and nothing else', () => {
  const cache = new InMemoryCache()
  const estate = { __typename: 'Estate', id: 'a', insurances: 3, addressLine1: 'Solveien 14' }
  cache.writeQuery({ query: question, data: { estates: 1, estate } })
  readAgain(cache, ['Estate.insurances', 'Query.estates'])
  expect(read(cache)).toMatchObject({ 'Estate:a': { addressLine1: 'Solveien 14' } })
  expect(read(cache)['Estate:a']).not.toHaveProperty('insurances')
  expect(read(cache).ROOT_QUERY).not.toHaveProperty('estates')
})
