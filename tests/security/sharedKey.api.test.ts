import { afterAll, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'

const world = await createWorld()
afterAll(() => world.close())

const one = 'mutation ($input: SaveReportDocumentInput!) { saveReportDocument(input: $input) { id } }'
const two = `mutation ($a: SaveReportDocumentInput!, $b: SaveReportDocumentInput!) {
  a: saveReportDocument(input: $a) { id } b: saveReportDocument(input: $b) { id }`
const key = { 'idempotency-key': 'one-of-many' }

test('a key is of one command: a document of several is refused with it, and nothing of it is done', async () => {
  const estate = await world.estate()
  const input = async () => ({ estateId: estate.id, reportType: 'valueRate', customName: 'Tak', fileId: await estate.owner.upload() })
  const variables = { a: await input(), b: await input() }
  for (const query of [`${two} }`, `${two} __typename }`]) {
    const refused = await estate.owner.gql(query, variables, key)
    expect(refused).toMatchObject({ status: 422, error: { code: 'unprocessableEntity', details: { reason: 'reused' } } })
  }
  expect(await world.sql('select from report_archive_document where estate_id = $1', [estate.id])).toEqual([])

  const both = await estate.owner.gql(`${two} }`, variables)
  expect(both.errors).toBeUndefined()
  expect(await world.sql('select from report_archive_document where estate_id = $1', [estate.id])).toHaveLength(2)
})

test('one command with a key is answered as before when it comes again', async () => {
  const estate = await world.estate()
  const variables = { input: { estateId: estate.id, reportType: 'valueRate', customName: 'Tak', fileId: await estate.owner.upload() } }
  const first = await estate.owner.gql(one, variables, key)
  expect(await estate.owner.gql(one, variables, key)).toMatchObject({ status: 200, data: first.data, errors: undefined })
  expect(await world.sql('select from report_archive_document where estate_id = $1', [estate.id])).toHaveLength(1)
})
