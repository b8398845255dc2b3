import { expect, test } from 'vitest'
import { serve } from './servedPages.ts'

const preloads = {
  files: ['assets/estate.js', 'assets/nb.js', 'assets/en.js', 'assets/create.js', 'assets/home.js'],
  addresses: {
    '/': { nb: [4], en: [4] },
    '/private/estates/:estateId': { nb: [0, 1], en: [0, 2] },
    '/private/estates/create': { nb: [3], en: [3] },
    '/private/:section/create': { nb: [1], en: [2] },
  },
  ahead: { nb: 'assets/ahead-nb.json', en: 'assets/ahead-en.json' },
}
const namedIn = (text: string) =>
  Array.from(text.matchAll(/<link rel="modulepreload" fetchpriority="low" crossorigin href="([^"]+)">/g), ([, href]) => href)

test.each([
  ['/', '', ['/assets/home.js']],
  ['/private/estates/42', '', ['/assets/estate.js', '/assets/nb.js']],
  ['/private/estates/42?search=vei', 'language=en', ['/assets/estate.js', '/assets/en.js']],
  ['/private/estates/create', '', ['/assets/create.js']],
  ['/private/estates/create/', '', ['/assets/create.js']],
  ['/private/companies/create', 'language=en', ['/assets/en.js']],
  ['/private/estates/42/more', '', []],
])('the page of %s names what its screen is made of (%s)', async (url, cookie, files) => {
  const ask = await serve({ preloads })
  const { status, text } = await ask(url, { cookie })
  expect(status).toBe(200)
  expect(namedIn(text)).toEqual(files)
  expect(text).toContain(`<meta name="ahead" content="/assets/ahead-${cookie ? 'en' : 'nb'}.json">`)
})

test('where nothing is known of addresses, a page names nothing', async () => {
  const ask = await serve()
  expect(namedIn((await ask('/private/estates')).text)).toEqual([])
})
