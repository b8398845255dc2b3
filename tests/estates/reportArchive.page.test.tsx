import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, file, readersRights, refused, report, solveien } from './estateServer.ts'

const address = '/private/estate/solveien/report-archive'
const purchase = report('purchase')
const damage = report('damage', {
  customName: 'Vannskade',
  reportType: 'damageReport',
  reportDate: null,
  file: file('skade.jpg', 'image/jpeg', 845_000),
})

const open = (path = address) => openPage(path, { as: member })
const list = () => screen.findByRole('list', { name: 'Rapporter' })
const row = async (name: string) => within(await list()).findByText(name)
const addButton = () => screen.findByRole('button', { name: 'Legg til rapport' })

describe('the list', () => {
  test('shows what each report is, of when, and its file', async () => {
    estateServer({ reports: [damage, purchase] })
    await open()
    const [first, second] = within(await list()).getAllByRole('listitem')
    expect(first!.textContent).toContain('VannskadeLagt til 12.03.2026skade.jpg825 kBSkaderapport')
    expect(second!.textContent).toContain('Tilstand ved kjøpetDatert 05.01.2026')
    expect(within(second!).getByRole('link', { name: 'purchase.pdf (åpnes i nytt vindu)' }).getAttribute('href')).toBe(purchase.file.url)
    expect(document.title).toBe('Rapporter – Solveien 14 – Grunnmur')
  })

  test('is read with one call', async () => {
    const { asked } = estateServer({ reports: [purchase] })
    await open()
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
    expect(asked.map(({ operation }) => operation)).toEqual(['ReportArchive'])
  })

  test('goes on where it has more', async () => {
    const reports = Array.from({ length: 3 }, (_, index) => report(`r${index}`, { customName: `Rapport ${index}` }))
    estateServer({ reports, pageSize: 2 })
    const { user } = await open()
    expect(await row('Rapport 1')).toBeDefined()
    expect(screen.getByText('Viser 2 av 3')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(await row('Rapport 2')).toBeDefined()
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull()
  })

  test('is narrowed by words, kind and year, which stand in the address', async () => {
    const more = Array.from({ length: 3 }, (_, index) =>
      report(`r${index}`, { customName: `Takst ${index}`, reportType: 'valueRate', reportDate: `20${18 + index}-06-01` }),
    )
    const { asked } = estateServer({ reports: [damage, purchase, ...more] })
    const { user, address: shown } = await open()
    await row('Vannskade')
    const years = within(await screen.findByLabelText('År')).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual(['Alle år', ...Array.from({ length: 9 }, (_, back) => String(2026 - back))])
    await user.selectOptions(screen.getByLabelText('Type'), 'Verditakst')
    await waitFor(() => expect(screen.getByLabelText('Type')).toHaveProperty('value', 'valueRate'))
    await user.selectOptions(screen.getByLabelText('År'), '2019')
    await waitFor(() => expect(screen.getByLabelText('År')).toHaveProperty('value', '2019'))
    await user.selectOptions(screen.getByLabelText('Rekkefølge'), 'Eldste dato først')
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(1))
    expect(await row('Takst 1')).toBeDefined()
    expect(shown()).toBe(`${address}?kind=valueRate&year=2019&order=oldest`)
    expect(asked.at(-1)!.variables).toMatchObject({ reportType: 'valueRate', year: 2019, order: 'oldest' })
    await user.type(screen.getByLabelText('Søk i rapportene'), 'vann')
    await screen.findByRole('heading', { name: 'Ingen rapporter passer' })
    await user.click(screen.getByRole('link', { name: 'Vis alle' }))
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(5))
  })

  test('offers no choices where a handful is there', async () => {
    estateServer({ reports: [damage, purchase] })
    await open()
    await row('Vannskade')
    expect(screen.queryByLabelText('År')).toBeNull()
  })

  test('says what belongs here while it is empty, and how to begin', async () => {
    estateServer()
    await open()
    await screen.findByRole('heading', { name: 'Ingen rapporter ennå' })
    expect(await addButton()).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = estateServer({ reports: [purchase] })
    server.refuse('ReportArchive', () => refused('internalError', 500))
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
  })

  test('that is closed to a guest says who can open it', async () => {
    estateServer({ estates: [{ ...solveien, may: ['read estate'] }], reports: null })
    await open()
    await screen.findByRole('heading', { name: 'Rapportene er ikke delt med deg' })
    expect(screen.getByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test('can only be read by those who may not change it', async () => {
    estateServer({ estates: [{ ...solveien, may: readersRights }], reports: [purchase] })
    await open(`${address}?report=purchase`)
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
    expect(screen.queryByRole('button', { name: /rapport|Endre|Slett|Valg/ })).toBeNull()
  })

  test('leads to what was done to a report, for those who may see that', async () => {
    estateServer({ estates: [{ ...solveien, may: [...readersRights, 'read history'] }], reports: [purchase] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Valg for Tilstand ved kjøpet' }))
    const history = await screen.findByRole('menuitem', { name: 'Historikk' })
    expect(history.getAttribute('href')).toBe('/private/estate/solveien/history?record=purchase')
    expect(screen.getAllByRole('menuitem')).toEqual([history])
  })

  test('opens a picture in the viewer', async () => {
    estateServer({ reports: [damage] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'skade.jpg' }))
    const viewer = await screen.findByRole('dialog', { name: 'skade.jpg' })
    expect(within(viewer).getByRole('link', { name: 'Last ned' }).getAttribute('href')).toBe(damage.file.url)
  })
})
