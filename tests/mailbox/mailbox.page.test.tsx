import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { failed, mail, mailboxServer, ownersRights } from './mailboxServer.ts'

const mailboxes = '/private/estate/solveien/mailbox'
const open = (path = `${mailboxes}/moen`) => openPage(path, { as: member })
const main = () => within(screen.getByRole('main'))
const letters = () => [mail('Kvittering'), mail('Tegning')]
/** Its code comes with it. */
const form = () => screen.findByLabelText('Hvor skal det ligge?', undefined, { timeout: 120_000 })
const place = (name: string) => screen.findByRole('button', { name: `Legg på plass «${name}»` })

describe('the mailboxes of an estate', () => {
  test('name the company, and how much of it is new', async () => {
    mailboxServer({ documents: letters() })
    await open(mailboxes)
    const link = await screen.findByRole('link', { name: /Moen Rør AS/ })
    expect(link.getAttribute('href')).toBe(`${mailboxes}/moen`)
    expect(main().getByText('2 nye')).toBeDefined()
    expect(main().getByText(/2 dokumenter/).textContent).toContain('Sist 12.03.2026')
    const section = await screen.findByRole('link', { name: /^Postkasse/ })
    await waitFor(() => expect(section.textContent).toContain('2'))
  })

  test('say what belongs here while there is nothing', async () => {
    mailboxServer()
    await open(mailboxes)
    expect(await screen.findByRole('heading', { name: 'Ingen post ennå' })).toBeDefined()
  })

  test('that are closed say who can open them', async () => {
    mailboxServer({ documents: null, may: ['read estate'] })
    await open(mailboxes)
    await screen.findByRole('heading', { name: 'Postkassen er lukket for deg' })
    expect(main().getByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = mailboxServer({ documents: letters() })
    server.refuse('Mailboxes', failed)
    const { user } = await open(mailboxes)
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.recover()
    await user.click(again)
    expect(await screen.findByRole('link', { name: /Moen Rør AS/ })).toBeDefined()
  })
})

describe('a mailbox', () => {
  test('shows what was sent together with what was said', async () => {
    mailboxServer({ documents: letters() })
    await open()
    const together = within(await screen.findByRole('region', { name: 'Nytt bad' }))
    expect(together.getByText('Takk for oppdraget.')).toBeDefined()
    expect(together.getAllByRole('listitem')).toHaveLength(2)
    expect(together.getAllByText('Ny')).toHaveLength(2)
    const back = main().getAllByRole('link', { name: 'Postkasse' }).at(-1)!
    expect(back.getAttribute('href')).toBe(mailboxes)
  })

  test('opening a document marks it, and only that one', async () => {
    const server = mailboxServer({ documents: letters() })
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: /Kvittering\.pdf/ }))
    await waitFor(() => expect(screen.getAllByText('Ny')).toHaveLength(1))
    expect(server.calls('SeeMailDocument')).toEqual([{ estateId: 'solveien', documentId: 'Kvittering' }])
  })

  test('reading it marks nothing by itself; all can be marked at once', async () => {
    const server = mailboxServer({ documents: letters() })
    const { user } = await open()
    const all = await screen.findByRole('button', { name: 'Merk alle som sett' })
    expect(server.calls('SeeMailDocument')).toEqual([])
    await user.click(all)
    await waitFor(() => expect(screen.queryByText('Ny')).toBeNull())
    expect(server.calls('SeeMailbox')).toEqual([{ estateId: 'solveien', companyId: 'moen' }])
  })

  test('a document is put in its place, and says where it went', { timeout: 120_000 }, async () => {
    const server = mailboxServer({ documents: letters() })
    const { user, address } = await open()
    await user.click(await place('Kvittering'))
    await form()
    await user.click(screen.getByRole('button', { name: 'Legg på plass' }))
    expect(await screen.findAllByText('Velg hvor dokumentet skal ligge.')).toHaveLength(2)
    expect(server.calls('MoveMailDocument')).toEqual([])
    await user.selectOptions(screen.getByLabelText('Hvor skal det ligge?'), 'Rapporter')
    await user.click(screen.getByRole('button', { name: 'Legg på plass' }))
    expect(await screen.findByRole('link', { name: 'Ligger i Rapporter' })).toBeDefined()
    expect(address()).toBe(`${mailboxes}/moen`)
    expect(server.calls('MoveMailDocument')[0]!.input).toEqual({
      estateId: 'solveien',
      documentId: 'Kvittering',
      to: 'report',
      customName: 'Kvittering',
      reportType: 'otherReport',
      reportDate: '2026-03-12',
    })
    expect(screen.queryByRole('button', { name: 'Legg på plass «Kvittering»' })).toBeNull()
  })

  test('what could not be put in its place stays in the form', { timeout: 120_000 }, async () => {
    const server = mailboxServer({ documents: letters() })
    server.refuse('MoveMailDocument', failed)
    const { user } = await open()
    await user.click(await place('Kvittering'))
    await user.selectOptions(await form(), 'Privat mappe')
    const subject = screen.getByLabelText('Emne')
    await user.clear(subject)
    await user.type(subject, 'Garanti')
    await user.click(screen.getByRole('button', { name: 'Legg på plass' }))
    await waitFor(() => expect(server.calls('MoveMailDocument')).toHaveLength(1))
    expect(screen.getByLabelText<HTMLInputElement>('Emne').value).toBe('Garanti')
  })

  test('only places that one may write in are offered', async () => {
    mailboxServer({ documents: letters(), may: ownersRights.filter((right) => !/create (insurance|private-folder)/.test(right)) })
    const { user } = await open()
    await user.click(await place('Tegning'))
    const places = within(await form()).getAllByRole('option')
    expect(places.map(({ textContent }) => textContent).slice(-3)).toEqual([
      'Rapporter',
      'Tegninger og FDV på en bygning',
      'Andre dokumenter på en bygning',
    ])
  })

  test('a document that is deleted can be brought back for some seconds', async () => {
    const server = mailboxServer({ documents: letters() })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Slett «Kvittering»' }))
    expect(await screen.findByText('«Kvittering» er slettet.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Angre/ }))
    expect(await place('Kvittering')).toBeDefined()
    expect(server.calls('DeleteMailDocument')).toEqual([])
  })

  test('can only be read by those who may not change it', async () => {
    const server = mailboxServer({ documents: letters(), may: ['read estate', 'read mailbox'] })
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: /Kvittering\.pdf/ }))
    expect(main().queryByRole('button')).toBeNull()
    expect(server.calls('SeeMailDocument')).toEqual([])
  })

  test('that was emptied says so', async () => {
    mailboxServer({ documents: [] })
    await open()
    expect(await screen.findByRole('heading', { name: 'Postkassen er tom' })).toBeDefined()
  })
})
