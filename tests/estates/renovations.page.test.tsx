import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { RenovationLineFragment, RenovationPartsFragment, SaveRenovationInput } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { readsHouse, rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { file, refused, solveien } from './estateServer.ts'

const picture = (id: string, side: 'before' | 'after', caption: string | null = null) => ({
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
const bathroom: RenovationPartsFragment = {
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
const line = (id: string, title: string, year: number): RenovationLineFragment => ({
  ...facts,
  trades: [...facts.trades],
  companies: [...facts.companies],
  id,
  title,
  year,
  documentCount: 1,
  pictures: { __typename: 'RenovationPictureConnection', totalCount: 0, edges: [] },
})

interface World {
  lines?: RenovationLineFragment[]
  totalCount?: number
  one?: RenovationPartsFragment | null
  may?: string[]
}

/** Answers as the server does, and remembers what was saved. */
function server({ lines = [], totalCount = lines.length, one = bathroom, may = rightsTo('estate') }: World = {}) {
  setIdentity(undefined)
  privateClient()
  const saved: SaveRenovationInput[] = []
  const deleted: string[] = []
  const estate = { ...solveien, may }
  const connection = {
    __typename: 'RenovationConnection',
    totalCount,
    edges: lines.map((node) => ({ __typename: 'RenovationEdge', cursor: node.id, node })),
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
      return HttpResponse.json({
        data: operationName === 'Renovations' ? { estate, renovations: connection } : { estate, renovation: one },
      })
    }),
  )
  return { saved, deleted }
}
const place = '/private/estate/solveien/renovation'
/** All at once: what the fields do with each key is told where they are. */
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const open = (path = '') => openPage(place + path, { as: member })

describe('the renovations of an estate', () => {
  test('stand along a line of years, each leading to its own screen', async () => {
    server({ lines: [line('bad', 'Nytt bad', 2021), line('gang', 'Malt gangen', 2021), line('tak', 'Nytt tak', 2004)], totalCount: 21 })
    await open()
    const link = await screen.findByRole('link', { name: 'Nytt bad' })
    expect(link.getAttribute('href')).toBe(`${place}/view/bad`)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['2021', '2004'])
    expect(screen.getAllByText(/185\s000,50 kr/)).toHaveLength(3)
    expect(screen.getAllByText('Rørlegger, Rør & Flis AS')).toHaveLength(3)
    expect(screen.getByText('Viser 3 av 21')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Legg til oppussing' }).getAttribute('href')).toBe(`${place}/create`)
  })

  test('say what belongs here while there is nothing; whoever may only read is not asked to add', async () => {
    server({ may: readsHouse })
    await open()
    await screen.findByRole('heading', { name: 'Ingen oppussing ennå' })
    expect(screen.queryByRole('link', { name: 'Legg til oppussing' })).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    server()
    network.use(http.post('/graphql', () => refused('internalError', 500)))
    await open()
    expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeDefined()
  })
})

describe('one renovation', () => {
  test('shows before and after side by side, and its papers', async () => {
    server()
    await open('/view/bad')
    await screen.findByRole('heading', { name: 'Nytt bad' })
    expect(within(screen.getByRole('region', { name: 'Før' })).getByRole('button', { name: 'Før: åpne bilde 1 av 1' })).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Etter' })).getByText('Ferdig')).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Dokumenter' })).getByText('Kvittering for badet')).toBeDefined()
    expect(screen.getByText(/185\s000,50 kr/)).toBeDefined()
  })

  test('is deleted only after a question', async () => {
    const { deleted } = server()
    const { user, address } = await open('/view/bad')
    await user.click(await screen.findByRole('button', { name: 'Slett' }))
    const question = await screen.findByRole('alertdialog', { name: 'Slette «Nytt bad»?' })
    await user.click(within(question).getByRole('button', { name: 'Slett oppussingen' }))
    await waitFor(() => expect(address()).toBe(place))
    expect(deleted).toEqual(['bad'])
  })

  test('offers no change to whoever may only read', async () => {
    server({ may: readsHouse })
    await open('/view/bad')
    await screen.findByRole('heading', { name: 'Nytt bad' })
    expect(screen.queryByRole('link', { name: 'Endre' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Slett' })).toBeNull()
  })

  test('that is gone says so', async () => {
    server({ one: null })
    await open('/view/bad')
    expect(await screen.findByRole('heading', { name: 'Fant ikke oppussingen' })).toBeDefined()
  })
})

describe('the form of a renovation', () => {
  test('asks for what it needs, and saves what was written', async () => {
    const { saved } = server()
    const { user, address } = await open('/create')
    await user.click(await screen.findByRole('button', { name: 'Legg til oppussing' }))
    expect((await screen.findAllByText('Skriv hva som ble gjort.')).length).toBeGreaterThan(0)
    write(screen.getByLabelText('Hva ble gjort?'), 'Malt stua')
    await user.selectOptions(screen.getByLabelText('Hvem gjorde arbeidet?'), 'selfEffort')
    write(screen.getByLabelText('År'), '2024')
    write(screen.getByLabelText(/^Kostnad/), '1 234,50')
    write(screen.getByLabelText(/^Firmaer/), 'Maler AS, Fargehandel AS')
    await user.click(screen.getByLabelText('Maler'))
    await user.click(screen.getByRole('button', { name: 'Legg til oppussing' }))
    await waitFor(() => expect(address()).toBe(`${place}/view/bad`))
    expect(saved).toMatchObject([
      {
        title: 'Malt stua',
        kind: 'selfEffort',
        year: 2024,
        cost: 1234.5,
        trades: ['painter'],
        companies: ['Maler AS', 'Fargehandel AS'],
        description: null,
      },
    ])
  })

  test('changes captions, and takes pictures and papers away only when it is saved', async () => {
    const { saved } = server()
    const { user, address } = await open('/edit/bad')
    const after = within(await screen.findByRole('list', { name: 'Etter' }))
    write(after.getByLabelText(/^Bildetekst/), 'Nye fliser')
    await user.click(screen.getByRole('button', { name: 'Fjern Før 1' }))
    await user.click(screen.getByRole('button', { name: 'Fjern «Kvittering for badet»' }))
    expect(screen.getAllByText('Fjernes når du lagrer')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Lagre oppussingen' }))
    await waitFor(() => expect(address()).toBe(`${place}/view/bad`))
    expect(saved).toMatchObject([
      {
        renovationId: 'bad',
        version: 3,
        pictures: [{ id: 'ny', side: 'after', sortOrder: 0, caption: 'Nye fliser' }],
        removedPictureIds: ['gammel'],
        documents: [],
        removedIds: ['kvittering'],
      },
    ])
  })

  test('names the document that says nothing of itself', async () => {
    const { saved } = server()
    const { user } = await open('/edit/bad')
    write(await screen.findByLabelText('Emne'), '')
    await user.click(screen.getByRole('button', { name: 'Lagre oppussingen' }))
    expect((await screen.findAllByText('Skriv hva dokumentet handler om.')).length).toBeGreaterThan(0)
    expect(saved).toEqual([])
  })

  test('keeps what was typed when somebody else saved first', async () => {
    server()
    const { user } = await open('/edit/bad')
    const title = await screen.findByLabelText('Hva ble gjort?')
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string }
        return operationName === 'SaveRenovation' ? refused('cannotHandleTheRequest', 409, { reason: 'stale' }) : undefined
      }),
    )
    write(title, 'Mitt bad')
    await user.click(screen.getByRole('button', { name: 'Lagre oppussingen' }))
    await user.click(await screen.findByRole('button', { name: /Hent/ }))
    expect((title as HTMLInputElement).value).toBe('Mitt bad')
  })

  test('is closed to whoever may not change the estate', async () => {
    server({ may: readsHouse })
    await open('/create')
    expect(await screen.findByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })
})
