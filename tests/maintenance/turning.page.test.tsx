import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { id, occurrence, open, planServer } from './planServer.ts'

const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true }
const named = 'Rens av takrenner, Hovedhus, 30.04.2026, prioritet høy, forfalt'

/** The month on top. */
const month = () => screen.getByRole('button', { name: 'Forrige måned' }).nextElementSibling?.textContent

/** A finger set down, drawn and lifted. */
function swipe(on: Element, { across = 0, along = 0 }) {
  fireEvent.pointerDown(on, { ...finger, clientX: 200, clientY: 200 })
  fireEvent.pointerMove(on, { ...finger, clientX: 200 + across / 2, clientY: 200 + along / 2 })
  fireEvent.pointerMove(on, { ...finger, clientX: 200 + across, clientY: 200 + along })
  fireEvent.pointerUp(on, { ...finger, clientX: 200 + across, clientY: 200 + along })
}

describe('the year wheel of a phone', () => {
  test('is turned a month at a time by buttons and by swipes, and scrolls with the page', async () => {
    planServer({ occurrences: [occurrence(1, {})] })
    const { user } = await open('/year-wheel', { width: 390 })
    const picture = await screen.findByRole('group', { name: 'Årshjul 2026' })
    expect(month()).toBe('mai')
    swipe(picture, { across: -90 })
    expect(month()).toBe('juni')
    swipe(picture, { across: 90, along: 10 })
    await waitFor(() => expect(month()).toBe('mai'))
    swipe(picture, { across: 20 })
    swipe(picture, { across: 60, along: 200 })
    expect(month()).toBe('mai')
    await user.click(screen.getByRole('button', { name: 'Forrige måned' }))
    expect(month()).toBe('april')
  })

  test('a swipe that begins on a mark moves nothing', async () => {
    const sent = planServer({ occurrences: [occurrence(1, {})] })
    await open('/year-wheel', { width: 390 })
    swipe(await screen.findByRole('button', { name: named }), { across: -90 })
    expect(month()).toBe('juni')
    expect(sent).toEqual([])
    expect(screen.getByRole('link', { name: 'Åpne oppgaven' }).getAttribute('href')).toContain(id(5))
  })
})
