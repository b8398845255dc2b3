import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { refused, solveien } from './estateServer.ts'

const facts = {
  __typename: 'TechnicalInformation',
  id: 'solveien',
  heating: null,
  waterSupply: null,
  sewer: null,
  electricity: null,
  energyGrade: null,
  radonMeasuredOn: null,
  radonBq: null,
  internet: null,
  version: 1,
}
const house = {
  __typename: 'Building',
  id: 'hovedhus',
  name: 'Hovedhus',
  houseType: 'detachedHouse',
  builtYear: 1908,
  grossAreaM2: 214,
  drawingCount: 2,
  otherDocumentCount: 0,
  controlPointCount: 4,
  completedControlPointCount: 1,
  parts: [
    { __typename: 'BuildingPart', id: 'a', code: '26', conditionGrade: 'TG1' },
    { __typename: 'BuildingPart', id: 'b', code: '25', conditionGrade: 'TG3' },
  ],
}
const rights = rightsTo('estate', 'technical-information')

interface World {
  buildings?: object[]
  known?: object | null
  may?: string[]
}

function server({ buildings = [], known = facts, may = rights }: World = {}) {
  setIdentity(undefined)
  privateClient()
  const edges = buildings.map((node) => ({ __typename: 'BuildingEdge', cursor: 'c', node }))
  const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
  const list = known && { __typename: 'BuildingConnection', totalCount: edges.length, edges, pageInfo }
  const estate = { ...solveien, may, technicalInformation: known, buildings: list }
  network.use(http.post('/graphql', () => HttpResponse.json({ data: { estate } })))
}
const open = (query = '') => openPage(`/private/estate/solveien/technical-info${query}`, { as: member })

describe('technical information', () => {
  test('shows each building with its condition and what is kept on it', async () => {
    server({ buildings: [house], known: { ...facts, heating: 'Vedovn', radonBq: 130 } })
    await open()
    const link = await screen.findByRole('link', { name: 'Hovedhus' })
    expect(link.getAttribute('href')).toBe('/private/estate/solveien/technical-info/building/hovedhus')
    const strip = screen.getByRole('list', { name: 'Tilstand' })
    expect(within(strip).getAllByRole('listitem')).toHaveLength(2)
    expect(within(strip).getByText('TG3 Må utbedres nå: 1 bygningsdel')).toBeDefined()
    expect(screen.getByText(/1 av 4 kontrollpunkter fullført/)).toBeDefined()
    expect(screen.getByText('Over tiltaksgrensen')).toBeDefined()
  })

  test('says what belongs here while there is nothing, and how to begin', async () => {
    server()
    await open()
    await screen.findByRole('heading', { name: 'Ingen bygninger ennå' })
    expect(screen.getByRole('link', { name: 'Legg til bygning' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Fyll ut' })).toBeDefined()
  })

  test('offers no change to whoever may only read', async () => {
    server({ buildings: [house], may: ['read estate', 'read technical-information'] })
    await open('?facts=change')
    await screen.findByRole('link', { name: 'Hovedhus' })
    expect(screen.queryByRole('link', { name: 'Legg til bygning' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Fyll ut' })).toBeNull()
  })

  test('that is closed says who can open it', async () => {
    server({ known: null, may: ['read estate'] })
    await open()
    expect(await screen.findByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    server()
    network.use(http.post('/graphql', () => refused('internalError', 500)))
    await open()
    expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeDefined()
  })
})
