import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { held } from '#tests/support/held.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { ownersRights, solveien } from './estateServer.ts'

const headings = () => screen.queryAllByRole('heading', { level: 1, hidden: true }).map(({ textContent }) => textContent)
const history = {
  __typename: 'HistoryConnection',
  hasMoreThanCounted: false,
  totalCount: 0,
  edges: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
}
const estate = { ...solveien, may: ownersRights, version: 1, guestLevel: null }

test.each([
  ['history', '/private/estate/solveien/history', 'Historikk', 'Solveien 14'],
  ['value', '/private/estate/solveien/value', 'Verdi', 'Solveien 14'],
  ['form', '/private/estates/modify/solveien', 'Endre eiendommen', 'Endre eiendommen'],
])('on a phone the %s of an estate has one heading, while it is asked for and afterwards', async (_name, path, before, after) => {
  const answer = held(() => HttpResponse.json({ data: { estate, history } }))
  network.use(http.post('/graphql', answer.answer))
  await openPage(path, { as: member, width: 390 })
  await waitFor(() => expect(headings()).toEqual([before]))
  answer.letCome()
  await waitFor(() => expect(headings()).toEqual([after]))
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(headings()).toEqual([after])
})
