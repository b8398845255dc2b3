import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { readsHouse } from '#tests/support/rights.ts'
import { refused } from './estateServer.ts'
import { open, place, renovationServer as server, write } from './renovationServer.ts'

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
