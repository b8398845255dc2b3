import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { chooseFrom } from '#tests/support/rowMenu.ts'
import { member } from '#tests/support/visitors.ts'
import { estateServer, refused, report } from './estateServer.ts'

const address = '/private/estate/solveien/report-archive'
const pdf = new File(['%PDF-1.7'], 'takst.pdf', { type: 'application/pdf' })
const purchase = report('purchase')
const damage = report('damage', { customName: 'Vannskade' })

const open = (path = address) => openPage(path, { as: member })
const list = () => screen.findByRole('list', { name: 'Rapporter' })
const row = async (name: string) => within(await list()).findByText(name)
const addButton = () => screen.findByRole('button', { name: 'Legg til rapport' })

describe('adding a report', () => {
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.selectOptions(await screen.findByLabelText('Type'), 'Verditakst')
    await user.click(screen.getByLabelText('Emne'))
    await user.paste('Takst nå')
    await user.click(screen.getByLabelText('Rapportens dato'))
    await user.paste('5.1.26')
    await user.upload(screen.getByLabelText('Fil'), pdf)
    await screen.findByText(/Lastet opp/)
  }

  test('puts it at the top of the list', async () => {
    const server = estateServer({ reports: [purchase] })
    const { uploads } = uploadServer()
    const page = await open()
    await page.user.click(await addButton())
    await fill(page)
    await page.user.click(screen.getByRole('button', { name: 'Legg til rapport' }))
    expect(await row('Takst nå')).toBeDefined()
    expect(uploads).toEqual(['takst.pdf'])
    const [{ variables, headers }] = server.calls('SaveReportDocument') as [ReturnType<typeof server.calls>[number]]
    expect(variables.input).toMatchObject({ estateId: 'solveien', reportType: 'valueRate', reportDate: '2026-01-05' })
    expect(headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(page.address()).toBe(address)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('is called after the file that is taken, until somebody writes', async () => {
    estateServer()
    uploadServer()
    const { user } = await open(`${address}?report=new`)
    const subject = await screen.findByLabelText<HTMLInputElement>('Emne')
    const named = (name: string) => waitFor(() => expect(subject.value).toBe(name))
    await user.upload(screen.getByLabelText('Fil'), new File(['MZ'], 'virus.exe'))
    await screen.findByText(/Formatet støttes ikke/)
    expect(subject.value).toBe('')
    await user.upload(screen.getByLabelText('Fil'), pdf)
    await named('takst')
    await user.upload(screen.getByLabelText('Fil'), new File(['%PDF-1.7'], 'taksten.pdf', { type: 'application/pdf' }))
    await named('taksten')
    await user.type(subject, ' vår')
    await user.upload(screen.getByLabelText('Fil'), pdf)
    await screen.findByRole('link', { name: /takst.pdf/ })
    expect(subject.value).toBe('taksten vår')
  })

  test('cannot be sent twice', async () => {
    const server = estateServer()
    uploadServer()
    const page = await open(`${address}?report=new`)
    await fill(page)
    await page.user.dblClick(screen.getByRole('button', { name: 'Legg til rapport' }))
    expect(await row('Takst nå')).toBeDefined()
    expect(server.calls('SaveReportDocument')).toHaveLength(1)
  })

  test('names every field that is missing, and stands at the first', async () => {
    const server = estateServer()
    const { user } = await open(`${address}?report=new`)
    await user.click(await addButton())
    expect(await screen.findByText('3 felt må rettes')).toBeDefined()
    for (const fault of ['Velg hva slags rapport det er.', 'Skriv hva rapporten handler om.', 'Velg en fil.']) {
      expect(screen.getAllByText(fault)).toHaveLength(2)
    }
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Type')))
    expect(server.calls('SaveReportDocument')).toHaveLength(0)
  })

  test('shows what the server refuses on its field', async () => {
    const server = estateServer()
    uploadServer()
    server.refuse('SaveReportDocument', () => refused('unprocessableEntity', 422, { fields: { 'input.customName': 'tooLong' } }))
    const page = await open(`${address}?report=new`)
    await fill(page)
    await page.user.click(await addButton())
    await waitFor(() => expect(screen.getByLabelText('Emne').getAttribute('aria-invalid')).toBe('true'))
    await page.user.type(screen.getByLabelText('Emne'), '!')
    expect(screen.getByLabelText('Emne').getAttribute('aria-invalid')).toBeNull()
  })

  test('counts the letters of the subject', async () => {
    estateServer()
    const { user } = await open(`${address}?report=new`)
    await user.type(await screen.findByLabelText('Emne'), 'Takst')
    expect(screen.getByText('5 / 255')).toBeDefined()
  })

  test('asks before what was typed is lost', async () => {
    estateServer({ reports: [purchase] })
    const { user, address: here } = await open(`${address}?report=new`)
    await user.type(await screen.findByLabelText('Emne'), 'Takst')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await user.click(await screen.findByRole('button', { name: 'Bli her' }))
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Takst')
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await user.click(await screen.findByRole('button', { name: 'Gå uten å lagre' }))
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
    expect(here()).toBe(address)
  })
})

describe('changing a report', () => {
  test('keeps its file and its place', async () => {
    const server = estateServer({ reports: [damage, purchase] })
    const { user } = await open()
    await chooseFrom(user, 'Tilstand ved kjøpet', 'Endre')
    const subject = await screen.findByLabelText('Emne')
    await user.clear(subject)
    await user.type(subject, 'Tilstand 2026')
    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
    expect(await row('Tilstand 2026')).toBeDefined()
    expect(server.calls('SaveReportDocument')[0]!.variables.input).toMatchObject({ id: 'purchase', version: 1, fileId: null })
    expect(within(await list()).getAllByRole('listitem')[1]!.textContent).toContain('Tilstand 2026')
  })

  test('that somebody else has changed meanwhile keeps what was typed, upon the newest', async () => {
    const server = estateServer({ reports: [purchase] })
    const { user } = await open(`${address}?report=purchase`)
    const subject = await screen.findByLabelText('Emne')
    await user.clear(subject)
    await user.type(subject, 'Min tekst')
    server.world.reports = [{ ...purchase, customName: 'Deres tekst', reportType: 'otherReport', version: 2 }]
    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))

    await screen.findByText('Noen har endret dette mens du skrev')
    await user.click(screen.getByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByText('Emne hos den andre: «Deres tekst»')).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Min tekst')
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('otherReport')

    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
    expect(await row('Min tekst')).toBeDefined()
    expect(server.world.reports).toMatchObject([{ customName: 'Min tekst', reportType: 'otherReport', version: 3 }])
  })

  test('says who was first with what, and when', async () => {
    const server = estateServer({ reports: [purchase] })
    const { user } = await open(`${address}?report=purchase`)
    await user.type(await screen.findByLabelText('Emne'), '!')
    const saveOver = async (theirs: object, changed: object | undefined) => {
      server.world.reports = [{ ...purchase, ...theirs }]
      server.world.changed = changed
      await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
      await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
      const title = await screen.findByText(/Dette er den nyeste utgaven/)
      return title.closest('[role=alert]')!.textContent.split('Lagre når du vil.')[1]
    }
    const first = { version: 2, reportType: 'otherReport', customName: 'Deres' }
    expect(await saveOver(first, { by: 'Kari Nordmann', at: '2026-03-02T13:05:00.000Z' })).toBe(
      'Kari Nordmann endret Type og Emne 02.03.2026, 14:05.',
    )
    expect(await saveOver({ ...first, version: 3, customName: 'Igjen' }, { at: '2026-03-02T13:06:00.000Z' })).toBe(
      'Noen endret Emne 02.03.2026, 14:06.',
    )
    expect(await saveOver({ ...first, version: 4, customName: 'Igjen' }, { by: 'Kari Nordmann', at: '2026-03-02T13:07:00.000Z' })).toBe(
      'Kari Nordmann lagret en ny utgave 02.03.2026, 14:07.',
    )
    expect(await saveOver({ ...first, version: 5 }, undefined)).toBe('')
  })

  test('takes what the other one wrote by a button below the field, where the focus has come', async () => {
    const server = estateServer({ reports: [purchase] })
    const { user } = await open(`${address}?report=purchase`)
    await user.type(await screen.findByLabelText('Emne'), '!')
    server.world.reports = [{ ...purchase, customName: 'Deres tekst', version: 2 }]
    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
    const fetch = await screen.findByRole('button', { name: 'Hent den nyeste' })
    await waitFor(() => expect(document.activeElement).toBe(fetch))
    await user.click(fetch)
    const take = await screen.findByRole('button', { name: 'Bruk denne' })
    await waitFor(() => expect(document.activeElement).toBe(take))
    await user.click(take)
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Deres tekst')
    expect(screen.queryByText(/hos den andre/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Emne'))
  })

  test('is solved a second time too, and what nobody touched follows the newest', async () => {
    const server = estateServer({ reports: [purchase] })
    const { user } = await open(`${address}?report=purchase`)
    const subject = await screen.findByLabelText<HTMLInputElement>('Emne')
    await user.clear(subject)
    await user.type(subject, 'Min tekst')
    const saveOver = async (theirs: object) => {
      server.world.reports = [{ ...purchase, ...theirs }]
      await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
      await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
      await screen.findByText(/Dette er den nyeste utgaven/)
    }
    await saveOver({ customName: 'Deres første', reportType: 'otherReport', version: 2 })
    await saveOver({ customName: 'Deres andre', reportType: 'valueRate', version: 3 })
    expect(screen.getByText('Emne hos den andre: «Deres andre»')).toBeDefined()
    expect(screen.queryByText(/Type hos den andre/)).toBeNull()
    expect(screen.getByLabelText<HTMLSelectElement>('Type').value).toBe('valueRate')
    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
    expect(await row('Min tekst')).toBeDefined()
    expect(server.world.reports).toMatchObject([{ customName: 'Min tekst', reportType: 'valueRate', version: 4 }])
  })

  test('that somebody else has deleted says so, and keeps what was typed', async () => {
    const server = estateServer({ reports: [purchase] })
    const { user } = await open(`${address}?report=purchase`)
    await user.type(await screen.findByLabelText('Emne'), '!')
    server.refuse('SaveReportDocument', () => refused('cannotHandleTheRequest', 409, { reason: 'stale' }))
    server.world.reports = []
    await user.click(screen.getByRole('button', { name: 'Lagre rapporten' }))
    await user.click(await screen.findByRole('button', { name: 'Hent den nyeste' }))
    expect(await screen.findByText(/Noen har slettet dette/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Tilstand ved kjøpet!')
  })
})
