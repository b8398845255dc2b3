import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { request } from '#client/access/request.ts'
import { logout } from '#client/access/session.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { chooseFrom } from '#tests/support/rowMenu.ts'
import { member, nobody } from '#tests/support/visitors.ts'
import { estateServer, refused, report } from './estateServer.ts'

const purchase = report('purchase')
const damage = report('damage', { customName: 'Vannskade', reportType: 'damageReport' })

const open = () => openPage('/private/estate/solveien/report-archive', { as: member })
const list = () => screen.findByRole('list', { name: 'Rapporter' })
const row = async (name: string) => within(await list()).findByText(name)

afterEach(() => vi.useRealTimers())

describe('deleting a report', () => {
  const hastens = () =>
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  const tenSeconds = () => act(() => vi.advanceTimersByTimeAsync(10_000))
  const five = [
    purchase,
    ...Array.from({ length: 4 }, (_, index) => report(`r${index}`, { customName: `Takst ${index}`, reportType: 'valueRate' })),
  ]
  const deleteIt = async ({ user }: Awaited<ReturnType<typeof open>>) => chooseFrom(user, 'Tilstand ved kjøpet', 'Slett')

  test('can be undone, and nothing has happened', async () => {
    const server = estateServer({ reports: [purchase] })
    const page = await open()
    await deleteIt(page)
    expect(screen.getByText('«Tilstand ved kjøpet» er slettet.')).toBeDefined()
    await page.user.click(screen.getByRole('button', { name: 'Angre' }))
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
    expect(server.calls('DeleteReportDocument')).toHaveLength(0)
  })

  test('is done when ten seconds have passed', async () => {
    const server = estateServer({ reports: [damage, purchase] })
    const page = await open()
    hastens()
    await deleteIt(page)
    await tenSeconds()
    await waitFor(() => expect(server.calls('DeleteReportDocument')).toHaveLength(1))
    expect(screen.queryByText(/Tilstand ved kjøpet/)).toBeNull()
    expect(await row('Vannskade')).toBeDefined()
  })

  test('is done although the screen is left', async () => {
    const server = estateServer({ reports: [purchase] })
    const page = await open()
    hastens()
    await deleteIt(page)
    await page.user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await screen.findByRole('heading', { name: 'Siste rapporter' })
    await tenSeconds()
    await waitFor(() => expect(server.calls('DeleteReportDocument')).toHaveLength(1))
    await screen.findByText('Tilstandsrapporter, takster og skaderapporter samles her.')
  })

  test('is done although the list does not show the report any more when its time is over', async () => {
    const server = estateServer({ reports: five })
    const page = await open()
    hastens()
    await deleteIt(page)
    await page.user.selectOptions(screen.getByLabelText('Type'), 'Verditakst')
    await waitFor(async () => expect(within(await list()).getAllByRole('listitem')).toHaveLength(4))
    await page.user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await screen.findByRole('heading', { name: 'Siste rapporter' })
    await tenSeconds()
    await waitFor(() => expect(server.calls('DeleteReportDocument')).toHaveLength(1))
    expect(server.calls('DeleteReportDocument')[0]!.variables).toMatchObject({ id: 'purchase' })
  })

  test('can be undone by whoever comes back to the list in time', async () => {
    const server = estateServer({ reports: [purchase] })
    const page = await open()
    await deleteIt(page)
    await page.user.click(screen.getByRole('link', { name: 'Oversikt' }))
    await screen.findByRole('heading', { name: 'Siste rapporter' })
    await act(() => page.goTo(-1))
    await page.user.click(await screen.findByRole('button', { name: 'Angre' }))
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
    expect(server.calls('DeleteReportDocument')).toHaveLength(0)
  })

  test('is done before whoever deleted it signs out', async () => {
    const server = estateServer({ reports: [purchase] })
    const sent: string[] = []
    network.use(
      http.get('/api/public/profile/user/logout', () => {
        sent.push(...server.calls('DeleteReportDocument').map(({ operation }) => operation), 'logout')
        return new HttpResponse(null, { status: 204 })
      }),
    )
    const page = await open()
    await deleteIt(page)
    page.become(nobody)
    await act(() => logout())
    expect(sent).toEqual(['DeleteReportDocument', 'logout'])
  })

  test('that the end of the session prevents is told', async () => {
    const server = estateServer({ reports: [purchase] })
    const page = await open()
    await deleteIt(page)
    network.use(http.get('/api/private/thing', () => refusal(401, 'unauthenticatedUser')))
    await act(() => request('/api/private/thing').catch(() => undefined))
    expect(await screen.findByText('Det du slettet, ble ikke slettet likevel. Prøv igjen.')).toBeDefined()
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(server.calls('DeleteReportDocument')).toHaveLength(0)
  })

  test('that somebody else has changed meanwhile is told, and the report shows again', async () => {
    const server = estateServer({ reports: [purchase] })
    server.refuse('DeleteReportDocument', () => refused('cannotHandleTheRequest', 409, { reason: 'stale' }))
    const page = await open()
    await deleteIt(page)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText(/har endret/)).toBeDefined()
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
  })

  test('is done when the page is closed within the ten seconds, by a call that outlives it', async () => {
    const server = estateServer({ reports: [purchase] })
    const page = await open()
    await deleteIt(page)
    const fetch = vi.spyOn(globalThis, 'fetch')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    await waitFor(() => expect(server.calls('DeleteReportDocument')).toHaveLength(1))
    expect(fetch.mock.calls.map(([, options]) => options?.keepalive)).toContain(true)
    fetch.mockRestore()
  })

  test('that is refused shows the report again', async () => {
    const server = estateServer({ reports: [purchase] })
    server.refuse('DeleteReportDocument', () => refused('authorizationFailure', 403))
    const page = await open()
    await deleteIt(page)
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(await screen.findByText('Du har ikke tilgang til dette.')).toBeDefined()
    expect(await row('Tilstand ved kjøpet')).toBeDefined()
  })
})
