import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import type { Identity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { companyAs, customer } from '#tests/licences/licenceServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { taskServer } from './taskServer.ts'

const craftsman = companyAs('Professional', ['COMPANY_PRO_PLUS'])
const solveien = '/private/task/cadastre/0301-207-80-0-0'
const slow = { timeout: 120_000 }
const open = (path: string, as: Identity = craftsman) => openPage(path, { as })
const main = () => within(screen.getByRole('main'))
const pdf = (name: string) => new File([new Uint8Array(2048)], name, { type: 'application/pdf' })
const documents = async () => (await screen.findAllByLabelText(/^Dokumenter/, { selector: 'input' }))[0]!
const submit = () => main().getByRole('button', { name: 'Send' })

describe('finding the property', () => {
  test('by its address, without a question about what was typed', async () => {
    taskServer()
    const { user, address } = await open('/private/task')
    await user.type(await screen.findByRole('combobox', { name: 'Adresse' }), 'Sol')
    await user.click(await screen.findByRole('option', { name: /Solveien 14/ }, slow))
    await waitFor(() => expect(address()).toBe(solveien))
    expect(await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })).toBeDefined()
    expect(main().getByText(/1170 Oslo · Enebolig, 1908/)).toBeDefined()
    expect(main().getByRole('link', { name: 'Send dokumenter' }).getAttribute('href')).toBe(`${solveien}/documents`)
  })

  test.each([
    ['cadastre', '0301-207/80', solveien],
    ['share', '319 400 559 andel 31', '/private/task/share/319400559-31'],
  ])('by its %s, as people write it', async (kind, words, found) => {
    taskServer()
    const { user, address } = await open(`/private/task/${kind}`)
    await user.click(await screen.findByRole('combobox'))
    await user.paste(words)
    await user.click(screen.getByRole('button', { name: 'Finn eiendommen' }))
    await waitFor(() => expect(address()).toBe(found))
    expect(await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })).toBeDefined()
  })

  test('says what to do about words that are no place', async () => {
    taskServer()
    const { user } = await open('/private/task')
    await user.type(await screen.findByRole('combobox'), 'tull')
    expect(await screen.findByText('Ingen eiendom funnet.', undefined, slow)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Finn eiendommen' }))
    expect(await screen.findByText('Velg eiendommen fra listen')).toBeDefined()
    expect(main().getByText('Når dere har sendt noe, ser du her om det er åpnet.')).toBeDefined()
  })

  test('a place that nobody knows, and a property that nobody keeps here', async () => {
    taskServer({ estateId: null })
    const { goTo } = await open('/private/task/cadastre/0301-1-1-0-0')
    expect(await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })).toBeDefined()
    await goTo(solveien)
    expect(await screen.findByText('Ingen eier har eiendommen her ennå')).toBeDefined()
    expect(main().queryByRole('link', { name: 'Send dokumenter' })).toBeNull()
    await goTo('/private/task/documents')
    expect(await screen.findByRole('heading', { name: 'Hvilken eiendom gjelder det?' })).toBeDefined()
  })

  test('whoever leads a company goes on from a property that nobody keeps here: with its customer, and a project', async () => {
    taskServer({ estateId: null })
    const leader = companyAs('Leader', ['COMPANY_PRO_PLUS'])
    const features = { ...leader.features, projectManagement: true, taskPage: true }
    const { goTo } = await open(solveien, { ...leader, features })
    const start = await screen.findByRole('link', { name: 'Legg til kunden og start et prosjekt' })
    expect(start.getAttribute('href')).toBe('/private/projects/new?property=0301-207-80-0-0')
    await goTo(`${solveien}/project`)
    expect((await screen.findByRole('link', { name: 'Legg til kunden og start et prosjekt' })).getAttribute('href')).toBe(
      '/private/projects/new?property=0301-207-80-0-0',
    )
  })

  test('a register that is away can be asked again', async () => {
    const server = taskServer()
    server.refuse('DeliveryPlace', () => refused('cannotHandleTheRequest', 503, { reason: 'upstream' }))
    const { user } = await open(solveien)
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.recover()
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Send dokumenter' })).toBeDefined()
  })
})

describe('sending documents', () => {
  test('each with a name of its own, and a subject for all', { timeout: 120_000 }, async () => {
    uploadServer()
    const server = taskServer()
    const { user, address } = await open(`${solveien}/documents`)
    await user.upload(await documents(), [pdf('FDV.pdf'), pdf('Tegning.pdf')])
    const names = await waitFor(() => {
      const found = screen.getAllByLabelText<HTMLInputElement>('Hva er dette?')
      expect(found.map(({ value }) => value)).toEqual(['FDV', 'Tegning'])
      return found
    })
    await user.type(names[1]!, ' bad')
    await user.click(submit())
    expect(await screen.findAllByText('Skriv et emne.')).toHaveLength(2)
    await user.type(screen.getByLabelText('Emne'), 'Nytt bad')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: '2 dokumenter er levert' })).toBeDefined()
    expect(address()).toBe(`${solveien}/documents/success`)
    expect(server.sent).toMatchObject([
      { estateId: 'solveien', subject: 'Nytt bad', message: null, documents: [{ customName: 'FDV' }, { customName: 'Tegning bad' }] },
    ])
  })

  test.each(['/private/task', '/private/task/cadastre', solveien])(
    'nothing is said to have arrived at %s before something was sent',
    async (place) => {
      taskServer()
      const { address } = await open(`${place}/documents/success`)
      await waitFor(() => expect(address()).toBe(`${place === solveien ? place : '/private/task'}/documents`))
      expect(screen.queryByText(/levert/)).toBeNull()
    },
  )

  test.each(['documents', 'project'])('%s of a kind alone asks for the property', async (screenOf) => {
    taskServer()
    await open(`/private/task/cadastre/${screenOf}`)
    expect(await screen.findByRole('heading', { name: 'Hvilken eiendom gjelder det?' })).toBeDefined()
  })

  test('ten are taken, the eleventh is not', { timeout: 120_000 }, async () => {
    const { uploads } = uploadServer()
    taskServer()
    const { user } = await open(`${solveien}/documents`)
    await user.upload(
      await documents(),
      Array.from({ length: 11 }, (_, index) => pdf(`Ark ${index + 1}.pdf`)),
    )
    expect(await screen.findByText('Her er det plass til 10 filer. Resten ble ikke tatt med.', undefined, slow)).toBeDefined()
    await waitFor(() => expect(screen.getAllByLabelText('Hva er dette?')).toHaveLength(10), { timeout: 120_000 })
    expect(uploads).not.toContain('Ark 11.pdf')
  })

  test('an upload that was cut off is told at its file, and tried again', { timeout: 120_000 }, async () => {
    const server = taskServer()
    network.use(http.post('/api/private/temporary-document', () => refusal(503, 'cannotHandleTheRequest')))
    const { user } = await open(`${solveien}/documents`)
    await user.upload(await documents(), pdf('FDV.pdf'))
    const again = await screen.findByRole('button', { name: 'Prøv igjen med FDV.pdf' }, slow)
    expect(screen.queryByLabelText('Hva er dette?')).toBeNull()
    uploadServer()
    await user.click(again)
    expect(await screen.findByLabelText('Hva er dette?', undefined, slow)).toBeDefined()
    expect(server.sent).toEqual([])
  })

  test('a network that is gone leaves everything as it was typed', { timeout: 120_000 }, async () => {
    uploadServer()
    const server = taskServer()
    server.refuse('SendDocuments', () => Response.error())
    const { user } = await open(`${solveien}/documents`)
    await user.upload(await documents(), pdf('FDV.pdf'))
    await screen.findByLabelText('Hva er dette?', undefined, slow)
    await user.type(screen.getByLabelText('Emne'), 'Nytt bad')
    await user.click(submit())
    await screen.findByRole('status', undefined, slow)
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Nytt bad')
    server.recover()
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Dokumentet er levert' })).toBeDefined()
    expect(server.sent).toHaveLength(1)
  })
})

describe('who may', () => {
  test.each([
    ['a customer', customer, 'Ledere og fagpersoner i et firma kan sende dokumenter herfra.'],
    ['an administrator alone', companyAs('Admin', ['COMPANY_PRO_PLUS']), 'Ledere og fagpersoner i et firma kan sende dokumenter herfra.'],
    ['a company without the licence', companyAs('Leader', ['COMPANY_PRO']), 'Oppgaver følger med lisensen Proff Pluss.'],
  ])('%s is told what is lacking', async (_, as, told) => {
    taskServer()
    await open('/private/task', as)
    expect(await screen.findByText(told)).toBeDefined()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('nobody, where tasks are switched off', async () => {
    taskServer()
    const { address } = await open('/private/task', { ...craftsman, features: { taskPage: false } })
    expect(await screen.findByRole('heading', { name: 'Oppgaver er slått av her.' })).toBeDefined()
    expect(address()).toBe('/private/task')
  })
})
