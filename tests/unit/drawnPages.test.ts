import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { nonces, policyOf, serve } from './servedPages.ts'

describe('before the code is there', () => {
  const drawn = (words: string) => ({ html: `<p>${words}</p><a href="__SITE_ABOUT__">?</a>`, css: 'p{color:red}' })
  const screens = (language: string) => ({
    home: drawn(`home ${language}`),
    login: drawn(`login ${language}`),
    estate: drawn(`estate ${language}`),
    screen: drawn(`screen ${language}`),
  })
  const shown = ({ text }: { text: string }) => /<p>(.*?)<\/p>/.exec(text)?.[1]
  const serveDrawn = () => serve({ boot: { site: { about: '/"><script>' } }, drawn: { nb: screens('nb'), en: screens('en') } })

  test.each([
    ['/', '', 'home nb'],
    ['/', 'language=en', 'home en'],
    ['/', 'session=abc', 'screen nb'],
    ['/login', '', 'login nb'],
    ['/register', '', 'screen nb'],
    ['/private/estates', '__Host-session=abc; language=en', 'screen en'],
    ['/private/estate/018f/moisture-monitoring', 'session=abc', 'estate nb'],
    ['/public-link/demo-house/estate/018f', '', 'estate nb'],
  ])('%s with the cookies "%s" shows %s', async (url, cookie, words) => {
    const get = await serveDrawn()
    const answer = await get(url, { cookie })
    expect(shown(answer)).toBe(words)
    expect(answer.text).toContain(`<html lang="${words.slice(-2)}">`)
    expect(answer.headers.vary).toBe('cookie, accept-encoding')
  })

  test('its styles carry the nonce, and what the installation says is no markup', async () => {
    const answer = await (await serveDrawn())('/')
    const [nonce] = nonces(policyOf(answer))
    expect(answer.text).toContain(`<style nonce="${nonce}">p{color:red}</style>`)
    expect(answer.text).toContain('href="/&quot;&gt;&lt;script&gt;"')
    expect(policyOf(answer)).not.toContain('unsafe')
  })

  test('it comes as small as the browser takes it', async () => {
    const get = await serveDrawn()
    const { headers, raw } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(shown({ text: brotliDecompressSync(raw).toString() })).toBe('home nb')
  })
})
