import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { occurrence, open, planServer } from './planServer.ts'

// Of so many rows each is found by its element: asking all of them for their roles takes seconds.
const april = () => document.getElementById('month-4')!.closest('section')!
const listed = () => april().querySelectorAll('li').length
const toggle = () => april().querySelector<HTMLButtonElement>('button[aria-expanded]')!
const isListed = (count: number) => waitFor(() => expect(listed()).toBe(count))

describe('a month with more than the wheel has marks for', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('tells beside its last mark how many more there are', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 2 })
    await open('/year-wheel')
    expect(await screen.findByRole('button', { name: /^Rens av takrenner, Hovedhus.*\+2$/ })).toBeDefined()
  })

  test('is read a page at a time, and is shut and opened again', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 52 })
    await open('/year-wheel')
    await screen.findByText('Viser 50 av 53')
    expect(listed()).toBe(50)
    fireEvent.click(within(april()).getByText('Vis flere'))
    await isListed(53)
    expect(within(april()).queryByText('Vis flere')).toBeNull()
    expect([toggle().textContent, toggle().getAttribute('aria-expanded')]).toEqual(['april', 'true'])
    fireEvent.click(toggle())
    await isListed(0)
    fireEvent.click(toggle())
    await isListed(50)
  })

  test('is printed whole, whatever of it is open', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 52 })
    await open('/year-wheel')
    await screen.findByText('Viser 50 av 53')
    fireEvent.click(toggle())
    await isListed(0)
    const printed: number[] = []
    vi.stubGlobal('print', () => void printed.push(listed()))
    fireEvent.click(screen.getByText('Skriv ut'))
    await waitFor(() => expect(printed).toEqual([53]))
    fireEvent(window, new Event('afterprint'))
    await isListed(0)
  })

  test('that could not be read is asked for again', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 2 })
    let asked = 0
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string }
        return operationName === 'WheelMonth' && !asked++ ? refused('internalError', 500) : undefined
      }),
    )
    await open('/year-wheel')
    fireEvent.click(within(await screen.findByRole('alert')).getByText('Prøv igjen'))
    await isListed(3)
    expect(asked).toBe(2)
  })
})
