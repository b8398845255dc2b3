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
    memberEstate: drawn(`memberEstate ${language}`),
    memberScreen: drawn(`memberScreen ${language}`),
  })
  const shown = ({ text }: { text: string }) => /<p>(.*?)<\/p>/.exec(text)?.[1]
  const serveDrawn = () => serve({ boot: { site: { about: '/"><script>' } }, drawn: { nb: screens('nb'), en: screens('en') } })

  test.each([
    ['/', '', 'home nb'],
    ['/', 'language=en', 'home en'],
    ['/', 'session=abc', 'memberScreen nb'],
    ['/login', '', 'login nb'],
    ['/register', '', 'screen nb'],
    ['/private/estates', '__Host-session=abc; language=en', 'memberScreen en'],
    ['/private/estates', '', 'screen nb'],
    ['/private/estate/018f/moisture-monitoring', 'session=abc', 'memberEstate nb'],
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

  describe('of what a link shows', () => {
    const opening = (name: string) => ({ answers: JSON.stringify({ name }), screen: 'link' as const, written: { NAME: name } })
    const serveLink = (name: string) =>
      serve({
        drawn: {
          nb: {
            ...screens('nb'),
            link: { ...drawn('<b>__SHOWN_NAME__</b><i>__SHOWN_NUMBER__</i>'), head: '<link title="__SHOWN_NAME__">' },
          },
        },
        opens: async (_request, path) => (path.endsWith('/open') ? opening(name) : undefined),
      })

    test('what is drawn says it, and its client finds the answers', async () => {
      const answer = await (await serveLink('Solveien 14'))('/public-link/open')
      expect(answer.text).toContain('<head>\n    <meta name="robots" content="noindex" /><link title="Solveien 14">')
      expect(answer.text).toContain('<b>Solveien 14</b><i></i>')
      const [, nonce, answers = ''] = /id="answers" nonce="([^"]+)">([^<]*)</.exec(answer.text) ?? []
      expect(JSON.parse(answers)).toEqual({ name: 'Solveien 14' })
      expect(policyOf(answer)).toContain(nonce)
    })

    test('nothing of it is markup, nor a place to be filled in', async () => {
      const name = `</script><script>alert(1)</script> "' & __SHOWN_NAME__ __CSP_NONCE__ </head> $& \u2028`
      const { text } = await (await serveLink(name))('/public-link/open')
      expect(text).toContain(
        "<b>&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;' &amp; __SHOWN_NAME__ __CSP_NONCE__ &lt;/head&gt; $&amp; \u2028</b>",
      )
      expect(text).not.toContain('<script>alert')
      const [, answers = ''] = /id="answers" nonce="[^"]+">([^<]*)</.exec(text) ?? []
      expect(JSON.parse(answers)).toEqual({ name })
    })

    test('such a page is kept by nobody; one that brings nothing is as it was', async () => {
      const get = await serveLink('Solveien 14')
      expect((await get('/public-link/open')).headers['cache-control']).toBe('no-store')
      const closed = await get('/public-link/closed/estate/018f')
      expect(closed.headers['cache-control']).toBe('no-cache')
      expect(closed.text).not.toContain('id="answers"')
      expect(shown(closed)).toBe('estate nb')
    })

    test('at no other address is anything asked', async () => {
      const get = await serveLink('Solveien 14')
      for (const url of ['/', '/private/open', '/login/open']) expect((await get(url)).text).not.toContain('Solveien')
    })
  })

  test('it comes as small as the browser takes it', async () => {
    const get = await serveDrawn()
    const { headers, raw } = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(headers['content-encoding']).toBe('br')
    expect(shown({ text: brotliDecompressSync(raw).toString() })).toBe('home nb')
  })
})
