import { fireEvent } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { RenovationLineFragment, RenovationPartsFragment, SaveRenovationInput } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { file, solveien } from './estateServer.ts'

export const picture = (id: string, side: 'before' | 'after', caption: string | null = null) => ({
  __typename: 'RenovationPictureEdge' as const,
  node: { __typename: 'RenovationPicture' as const, id, side, caption, sortOrder: 0, file: file(`${id}.jpg`, 'image/jpeg', 9000) },
})
const facts = {
  __typename: 'Renovation',
  id: 'bad',
  kind: 'professional',
  title: 'Nytt bad',
  year: 2021,
  trades: ['plumber'],
  companies: ['Rør & Flis AS'],
  cost: 185_000.5,
} as const
export const bathroom: RenovationPartsFragment = {
  ...facts,
  trades: [...facts.trades],
  companies: [...facts.companies],
  description: 'Varme i gulvet.',
  documents: [
    {
      __typename: 'RenovationDocument',
      id: 'kvittering',
      documentType: 'receipt',
      customName: 'Kvittering for badet',
      createdAt: '2026-03-12T08:07:00.000Z',
      file: file('kvittering.pdf', 'application/pdf', 9000),
    },
  ],
  pictures: {
    __typename: 'RenovationPictureConnection',
    edges: [picture('ny', 'after', 'Ferdig'), picture('gammel', 'before')],
  },
  version: 3,
}
export const line = (id: string, title: string, year: number, more: Partial<RenovationLineFragment> = {}): RenovationLineFragment => ({
  ...facts,
  __typename: 'RenovationProject',
  projectId: null,
  isRunning: false,
  canRead: true,
  endDate: null,
  trades: [...facts.trades],
  companies: [...facts.companies],
  id,
  title,
  year,
  documentCount: 1,
  pictures: { __typename: 'RenovationPictureConnection', totalCount: 0, edges: [] },
  ...more,
})

interface World {
  lines?: RenovationLineFragment[]
  totalCount?: number
  one?: RenovationPartsFragment | null
  may?: string[]
  /** What else is asked, by the name of its question. */
  more?: Readonly<Record<string, object>>
}

/** Answers as the server does, and remembers what was saved. */
export function renovationServer({
  lines = [],
  totalCount = lines.length,
  one = bathroom,
  may = rightsTo('estate'),
  more = {},
}: World = {}) {
  setIdentity(undefined)
  privateClient()
  const saved: SaveRenovationInput[] = []
  const deleted: string[] = []
  const estate = { ...solveien, may }
  const connection = {
    __typename: 'RenovationProjectConnection',
    totalCount,
    edges: lines.map((node) => ({ __typename: 'RenovationProjectEdge', cursor: node.id, node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: totalCount > lines.length, endCursor: 'c' },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input: SaveRenovationInput; renovationId: string }
      }
      if (operationName === 'SaveRenovation') {
        saved.push(variables.input)
        return HttpResponse.json({ data: { saveRenovation: { ...bathroom, title: variables.input.title, version: 4 } } })
      }
      if (operationName === 'DeleteRenovation') {
        deleted.push(variables.renovationId)
        return HttpResponse.json({ data: { deleteRenovation: { __typename: 'Removed', id: 'record' } } })
      }
      if (more[operationName]) return HttpResponse.json({ data: more[operationName] })
      return HttpResponse.json({
        data: operationName === 'Renovations' ? { estate, renovationProjects: connection } : { estate, renovation: one },
      })
    }),
  )
  return { saved, deleted }
}
export const place = '/private/estate/solveien/renovation'
/** All at once: what the fields do with each key is told where they are. */
export const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
export const open = (path = '') => openPage(place + path, { as: member })
