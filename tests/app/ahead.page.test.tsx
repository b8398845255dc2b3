import { createMemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from '#client/app/ahead.ts'

const ahead = {
  files: ['assets/estate.js', 'assets/nb.js', 'assets/create.js'],
  addresses: { '/estates/:id': [0, 1], '/estates/create': [1, 2] },
}
const links = () => [...document.head.querySelectorAll('link[rel=modulepreload]')]
const named = () => links().map((link) => link.getAttribute('href'))

afterEach(() => {
  vi.unstubAllGlobals()
  for (const link of links()) link.remove()
})

test('all that a screen is made of sets out as soon as one goes there, and once', async () => {
  const ask = vi.fn(async () => Response.json(ahead))
  vi.stubGlobal('fetch', ask)
  const router = createMemoryRouter([
    { path: '/', loader: () => null },
    { path: '*', loader: () => null },
  ])
  await fetchAhead(router, '/assets/ahead-nb.json')
  expect(ask).toHaveBeenCalledExactlyOnceWith('/assets/ahead-nb.json')
  expect(named()).toEqual([])
  await router.navigate('/estates/42')
  expect(named()).toEqual(['/assets/estate.js', '/assets/nb.js'])
  await router.navigate('/estates/create')
  expect(named()).toEqual(['/assets/estate.js', '/assets/nb.js', '/assets/create.js'])
  await router.navigate('/nowhere')
  await router.navigate('/estates/43')
  expect(named()).toHaveLength(3)
})
