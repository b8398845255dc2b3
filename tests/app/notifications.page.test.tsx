import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notify } from '#client/ui/notify.ts'
import { openPage } from '#tests/support/page.tsx'

const notices = () => screen.queryAllByRole('status').map((notice) => notice.querySelector('[data-part=title]')?.textContent)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  await openPage('/not-found')
  // The host's code is fetched with the first notice.
  act(() => notify.info({ text: 'Først' }))
  await screen.findByText('Først')
  await waitFor(() => expect(notices()).toEqual(['Først']))
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('a notice leaves by itself after five seconds, a short one after half of that', async () => {
  await open()
  await pass(6000)
  expect(notices()).toEqual([])
  act(() => notify.success({ text: 'Vanlig' }))
  act(() => notify.success({ text: 'Kort' }, { short: true }))
  await pass(2000)
  expect(notices()).toEqual(expect.arrayContaining(['Vanlig', 'Kort']))
  await pass(1500)
  expect(notices()).toEqual(['Vanlig'])
  await pass(2500)
  expect(notices()).toEqual([])
})

test('at most four are seen at once; the next comes when one has left', async () => {
  await open()
  act(() => {
    for (const text of ['to', 'tre', 'fire', 'fem']) notify.warning({ text })
  })
  await pass(500)
  expect(notices()).toHaveLength(4)
  await pass(6000)
  expect(notices()).toEqual(['fem'])
})

test('a closable one has a close button, another has none', async () => {
  await open()
  act(() => notify.error({ text: 'Fast' }, { closable: false }))
  await pass(500)
  const [fixed, closable] = screen.getAllByRole('status')
  expect(within(fixed!).queryByRole('button')).toBe(null)
  act(() => within(closable!).getByRole('button', { name: 'Lukk' }).click())
  await pass(500)
  expect(notices()).toEqual(['Fast'])
})

test('what is about something goes before its time when that has come to a good end, and nothing else does', async () => {
  await open()
  act(() => {
    notify.error({ text: 'Taket' }, { about: 'tak' })
    notify.error({ text: 'Vinduet' }, { about: 'vindu' })
  })
  await pass(500)
  act(() => notify.settled('tak'))
  await pass(500)
  expect(notices()).toEqual(expect.arrayContaining(['Først', 'Vinduet']))
  expect(notices()).not.toContain('Taket')
})

test('each kind is told apart', async () => {
  await open()
  act(() => {
    notify.success({ text: 'a' })
    notify.error({ text: 'b' })
    notify.warning({ text: 'c' })
  })
  await pass(500)
  expect(screen.getAllByRole('status').map(({ dataset }) => dataset.type)).toEqual(
    expect.arrayContaining(['success', 'error', 'warning', 'info']),
  )
  const signs = screen.getAllByRole('status').map((notice) => notice.querySelector('svg')?.classList[1])
  expect(new Set(signs)).toEqual(
    new Set(['lucide-circle-check', 'lucide-circle-exclamation-point', 'lucide-info', 'lucide-triangle-exclamation-point']),
  )
})
