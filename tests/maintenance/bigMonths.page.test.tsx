import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { occurrence, open, planServer } from './planServer.ts'

const april = () => screen.getByRole('region', { name: 'april' })
const listed = () => within(april()).queryAllByRole('listitem')
const toggle = () => within(april()).getByRole('button', { name: 'april' })

describe('a month with more than the wheel has marks for', () => {
  afterEach(() => void vi.unstubAllGlobals())

  test('tells beside its last mark how many more there are', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 59 })
    await open('/year-wheel')
    expect(await screen.findByRole('button', { name: /^Rens av takrenner, Hovedhus.*\+59$/ })).toBeDefined()
  })

  test('is read a page at a time, and is shut and opened again', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 59 })
    const { user } = await open('/year-wheel')
    await screen.findByText('Viser 50 av 60')
    expect(listed()).toHaveLength(50)
    await user.click(within(april()).getByRole('button', { name: 'Vis flere' }))
    await waitFor(() => expect(listed()).toHaveLength(60))
    expect(within(april()).queryByRole('button', { name: 'Vis flere' })).toBeNull()
    expect(toggle().getAttribute('aria-expanded')).toBe('true')
    await user.click(toggle())
    expect(listed()).toHaveLength(0)
    toggle().focus()
    await user.keyboard('{Enter}')
    expect(listed()).toHaveLength(50)
  })

  test('is printed whole, whatever of it is open', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 119 })
    const { user } = await open('/year-wheel')
    await screen.findByText('Viser 50 av 120')
    await user.click(toggle())
    const printed: number[] = []
    vi.stubGlobal('print', () => void printed.push(listed().length))
    await user.click(screen.getByRole('button', { name: 'Skriv ut' }))
    await waitFor(() => expect(printed).toEqual([120]))
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(listed()).toHaveLength(0))
  })

  test('that could not be read is asked for again', async () => {
    planServer({ occurrences: [occurrence(1, {})], unmarked: 59 })
    let asked = 0
    network.use(
      http.post('/graphql', async ({ request }) => {
        const { operationName } = (await request.clone().json()) as { operationName: string }
        return operationName === 'WheelMonth' && !asked++ ? refused('internalError', 500) : undefined
      }),
    )
    const { user } = await open('/year-wheel')
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Prøv igjen' }))
    await waitFor(() => expect(listed()).toHaveLength(50))
  })
})
