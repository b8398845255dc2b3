import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { dryRun, file, importServer, mendedRun, pick, taken } from './importServer.ts'
import { open } from './planServer.ts'

describe('a plan out of a spreadsheet', () => {
  test('goes from the file over its columns to a dry run, where values are mended, and is taken in once that was seen', async () => {
    const { sent } = importServer({ checks: [dryRun, mendedRun] })
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    expect(await screen.findByText('2 ark · 214 rader · 60 kB')).toBeTruthy()
    const shown = screen.getByRole('group', { name: 'Slik ser arket ut' })
    expect(within(shown).getByRole('cell', { name: 'mai 26' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Videre til kolonner' }))

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hva er hva?' }))
    expect(screen.getByText(/kjente igjen 5 av 6 kolonner/)).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Utf. blir' }), 'Ansvarlig')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tallene i Ca. pris regnes i' }), '1000 kr uten mva. (25 % legges til)')
    await user.click(screen.getByRole('button', { name: 'Prøvekjør 198 rader' }))
    expect(await screen.findByRole('heading', { name: '195 av 198 rader er i orden' })).toBeTruthy()
    expect(sent.find(({ operation }) => operation === 'PlanImportCheck')?.variables).toMatchObject({
      fileId: 'fil',
      sheet: 'Plan',
      headerRow: 3,
      columns: ['building', 'title', 'startDate', 'cost', 'responsible', 'period'],
      buildingName: 'Hovedhus',
    })
    expect(screen.getByText('184 nye oppgaver, 150 av dem gjentas. De neste ti årene blir det 912 ganger.')).toBeTruthy()
    expect(screen.getByText('Hvert 5. år: 150')).toBeTruthy()
    expect(screen.getByText('Skriv en dato eller en måned, for eksempel 10.2026.')).toBeTruthy()
    expect(screen.getByText('Står i arket: «12-15 000»')).toBeTruthy()
    expect(screen.getByText('2 rader: 117, 118')).toBeTruthy()
    expect(screen.getByText('Tall uten enhet regnes i: 1000 kr uten mva. (25 % legges til).')).toBeTruthy()

    const when = screen.getByRole<HTMLInputElement>('textbox', { name: '«høst 26?» i Frist (første gang) betyr' })
    await user.type(when, 'høst')
    expect(when.getAttribute('aria-invalid')).toBe('true')
    await user.clear(when)
    await user.type(when, '10.2026')
    expect(when.getAttribute('aria-invalid')).toBeNull()
    await user.type(screen.getByRole('textbox', { name: '«12-15 000» i Kostnad betyr' }), '15 000')
    await user.click(screen.getByText('Rett rad for rad'))
    await user.type(screen.getByRole('textbox', { name: 'Rett rad 118, Kostnad' }), '12 000')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nordtak betyr' }), 'Tak Nord AS')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bod betyr' }), 'Garasje')
    await user.click(screen.getByRole('button', { name: 'Rad 9 er en oppgave' }))
    expect(screen.getByText(/6 rettinger. Prøvekjør på nytt/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Prøvekjør på nytt' }))

    expect(await screen.findByRole('heading', { name: 'Alle 198 rader er i orden' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hent 187 oppgaver' }))
    expect(await screen.findByText('186 oppgaver er hentet')).toBeTruthy()
    const input = sent.find(({ operation }) => operation === 'ImportPlan')?.variables['input']
    expect(input).toMatchObject({
      take: 'all',
      seen: 'to',
      corrections: [{ row: 118, field: 'cost', text: '12 000' }],
      meanings: [
        { field: 'startDate', found: 'høst 26?', text: '10.2026' },
        { field: 'cost', found: '12-15 000', text: '15 000' },
        { field: 'responsible', found: 'Nordtak', text: 'Tak Nord AS' },
        { field: 'building', found: 'Bod', text: 'Garasje' },
      ],
      asTasks: [9],
    })
    await user.click(screen.getByRole('button', { name: 'Angre alt' }))
    expect(await screen.findByText(/1 oppgave som noen har arbeidet med, blir stående/)).toBeTruthy()
  })

  test('names all that does not come along, and takes nothing in before it is said to have been seen', async () => {
    const { sent } = importServer({ isOther: true })
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    await user.click(await screen.findByRole('button', { name: 'Videre til kolonner' }))
    await user.click(screen.getByRole('button', { name: 'Prøvekjør 198 rader' }))
    expect(await screen.findByRole('heading', { name: 'Dette blir ikke med' })).toBeTruthy()
    expect(screen.getByText('Kolonne G «Byggeår»')).toBeTruthy()
    expect(screen.getByText('Rad 9: Sum tak · 904000')).toBeTruthy()
    expect(screen.getByText('Overskrift: bygningsdel for radene under')).toBeTruthy()
    expect(screen.getByText('1 tom rad imellom.')).toBeTruthy()
    const take = screen.getByRole<HTMLButtonElement>('button', { name: 'Hent 184 oppgaver' })
    expect(take.disabled).toBe(true)
    const seen = /Jeg har sett hva som ikke blir med: 1 kolonne, 2 rader som ikke er oppgaver og 3 rader med feil/
    await user.click(screen.getByRole('checkbox', { name: seen }))
    await user.click(take)

    expect(await screen.findByText('Noe er endret siden prøvekjøringen. Se over én gang til.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: seen }).checked).toBe(false)
    await user.click(screen.getByRole('checkbox', { name: seen }))
    await user.click(screen.getByRole('button', { name: 'Hent 184 oppgaver' }))
    expect(await screen.findByText('186 oppgaver er hentet')).toBeTruthy()
    expect(sent.findLast(({ operation }) => operation === 'ImportPlan')?.variables['input']).toMatchObject({ take: 'sound', seen: 'en' })
  })

  test.each([
    ['macros', /har makroer/],
    ['formulas', /formler/],
    ['unsafe', /gjøre skade/],
  ])('says what to do about a file that is refused for %s', async (refused, words) => {
    importServer({ refused })
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: 'Videre til kolonner' })).toBeNull()
  })

  test('refuses by its name what can’t be read, before it is sent; and lets go of the file where one leaves', async () => {
    const { sent, removed } = importServer()
    const { user } = await open('/plan/import')
    await userEvent.setup({ applyAccept: false }).upload(await pick(), file('Plan.xlsm'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/har makroer/)
    expect(sent.filter(({ operation }) => operation === 'PlanImportSheet')).toEqual([])
    await user.upload(await pick(), file())
    await screen.findByText('2 ark · 214 rader · 60 kB')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(removed).toEqual(['fil']))
  })

  test('asks for the columns that no task is without', async () => {
    importServer()
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    await user.click(await screen.findByRole('button', { name: 'Videre til kolonner' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tiltak blir' }), 'Tas ikke med')
    expect(screen.getByRole('alert').textContent).toBe('Velg kolonnen for Oppgave.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prøvekjør 198 rader' }).disabled).toBe(true)
  })

  test('tells what the figures of a column count, and lets another unit be chosen', async () => {
    const { sent } = importServer()
    const { user } = await open('/plan/import')
    await user.upload(await pick(), file())
    await user.click(await screen.findByRole('button', { name: 'Videre til kolonner' }))
    const unit = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tallene i Intervall (år) regnes i' })
    expect(unit.value).toBe('year')
    await user.selectOptions(unit, 'Måneder')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tallene i Ca. pris regnes i' }), '1000 kr med mva.')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Utf. blir' }), 'Merknad')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bygg blir' }), 'Merknad')
    await user.click(screen.getByRole('button', { name: 'Prøvekjør 198 rader' }))
    await screen.findByRole('heading', { name: '195 av 198 rader er i orden' })
    expect(sent.find(({ operation }) => operation === 'PlanImportCheck')?.variables).toMatchObject({
      columns: ['description', 'title', 'startDate', 'cost', 'description', 'period'],
      units: [null, null, null, 'thousand', null, 'month'],
    })
  })

  test('what was taken today can be undone from here', async () => {
    importServer({ last: [taken] })
    await open('/plan/import')
    expect(await screen.findByRole('button', { name: 'Angre alt' })).toBeTruthy()
  })

  test('is closed to whoever only reads the plan', async () => {
    importServer({ may: ['read estate', 'read maintenance-plan'], last: [taken] })
    await open('/plan/import')
    expect(await screen.findByRole('heading', { name: 'Du har ikke tilgang til dette' })).toBeTruthy()
    expect(screen.queryByLabelText('Velg et regneark')).toBeNull()
  })
})
