import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { AppProviders } from '#client/app/AppProviders.tsx'
import { CrashPage } from '#client/app/CrashPage.tsx'
import { loadStart } from '#client/messages/loading.ts'

test.each([
  [true, 'is our fault', 'Noe gikk galt'],
  [false, 'is nobody’s without a network', 'Dette lot seg ikke hente'],
])('online %s: a screen that could not be fetched %s', async (isOnline, _, heading) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const router = createMemoryRouter([{ path: '/', ErrorBoundary: CrashPage, children: [{ path: 'screen', lazy }] }], {
    initialEntries: ['/screen'],
  })
  render(
    <AppProviders language="nb" messages={await loadStart('nb')}>
      <RouterProvider router={router} />
    </AppProviders>,
  )
  expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
  online.mockRestore()
})
