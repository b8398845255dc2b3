import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { described } from '#tests/architecture/described.ts'
import { nonces, policyOf, script, serve } from './servedPages.ts'

describe('the application’s page', () => {
  test.each([
    '/',
    '/login',
    '/private/estate/018f/report-archive',
    '/private/estate/018f/',
    '/public-link/demo-house/expired',
    '/nonsense',
  ])('is served at %s', async (url) => {
    const get = await serve()
    expect(await get(url)).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    })
  })

  test.each([
    '/api/nothing',
    '/graphql/x',
    '/files/x',
    '/assets/gone.js',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '/site/nothing',
    '/dev/mail',
    '/index.html',
  ])('is not served at %s', async (url) => {
    const get = await serve()
    expect(await get(url)).toMatchObject({ status: 404, headers: { 'content-type': 'application/json; charset=utf-8' } })
  })

  test('lets run what carries its own nonce, which no other answer has', async () => {
    const get = await serve()
    const [first, second] = [await get('/'), await get('/')]
    const [nonce] = nonces(policyOf(first))
    expect(new Set(nonces(first.text))).toEqual(new Set([nonce]))
    expect(first.text).not.toContain('__CSP_NONCE__')
    expect(nonces(policyOf(second))[0]).not.toBe(nonce)
    expect(policyOf(first)).not.toContain('unsafe')
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(policyOf(first)).toContain(directive)
    }
  })

  test('carries what the installation says, and nothing that a browser could take for markup', async () => {
    const site = { about: '</script><script>alert(1)</script>', address: '$& \u2028 & < >' }
    const { text } = await (await serve({ boot: { site } }))('/')
    const boot = /id="boot"[^>]*>([^<]*)<\/script>/.exec(text)?.[1] ?? ''
    expect(JSON.parse(boot)).toEqual({ site })
    expect(boot).not.toMatch(/[<>&\u2028]/)
  })

  test('is kept out of search engines where a public link leads to it', async () => {
    const get = await serve()
    const byLink = await get('/public-link/demo-house/estate/018f')
    expect(policyOf(byLink)).toContain("frame-ancestors 'self'")
    expect(byLink).toMatchObject({
      headers: { 'x-robots-tag': 'noindex' },
      text: expect.stringContaining('<meta name="robots" content="noindex" />') as string,
    })
    const home = await get('/')
    expect(home.headers).not.toHaveProperty('x-robots-tag')
    expect(home.text).not.toContain('noindex')
  })
})

describe('what the build has named by its content', () => {
  test('is kept for a year, and sent as small as the browser takes it', async () => {
    const get = await serve()
    const plain = await get('/assets/app-1a2b.js')
    expect(plain).toMatchObject({
      status: 200,
      text: script,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff', vary: 'accept-encoding' },
    })
    expect(await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })).toMatchObject({
      headers: { 'content-encoding': 'br', 'content-type': plain.headers['content-type'] },
      raw: brotliCompressSync(script),
    })
    expect(await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })).toMatchObject({
      headers: { 'content-encoding': 'gzip' },
      raw: gzipSync(script),
    })
  })
  test.each(['/assets/../index.html', '/assets/..%2findex.html', '/assets/%2e%2e/index.html', '/assets/.vite/manifest.json'])(
    'holds nothing else: %s',
    async (url) => {
      expect((await (await serve())(url)).text).not.toContain('csp-nonce')
    },
  )
})

test('the explorer has a policy of its own, and reaches no other host', async () => {
  const answer = await (await serve())('/explorer')
  expect(answer.status).toBe(200)
  expect(policyOf(answer)).toContain("default-src 'self'")
  expect(policyOf(answer)).not.toMatch(/https?:|\*/)
})

test('the licences of what a browser is sent are told as plain text', async () => {
  const answer = await (await serve())('/licences.txt')
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' }, text: '# Licences' })
})

test('browsers and search engines find what they ask for by habit', async () => {
  const get = await serve()
  expect(await get('/robots.txt')).toMatchObject({ status: 200, text: expect.stringContaining('Disallow: /private/') as string })
  expect((await get('/robots.txt')).text).not.toContain('public-link')
  expect(await get('/favicon.svg')).toMatchObject({ headers: { 'content-type': 'image/svg+xml' } })
  const icon = await get('/favicon.ico')
  expect([...icon.raw.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
})

describe('pages that are only read', () => {
  test.each(['/site/about', '/site/faq', '/site/privacy', '/site/terms', '/site/social', '/site/accessibility', '/api/docs'])(
    '%s is there in both languages, without a script',
    async (url) => {
      const get = await serve()
      const norwegian = await get(url, { 'accept-language': 'nb-NO' })
      const english = await get(url, { 'accept-language': 'en-GB' })
      expect(norwegian).toMatchObject({
        status: 200,
        headers: { 'content-language': 'nb' },
        text: expect.stringContaining('<html lang="nb">') as string,
      })
      expect(english).toMatchObject({
        status: 200,
        headers: { 'content-language': 'en' },
        text: expect.stringContaining('<html lang="en">') as string,
      })
      expect((await get(`${url}?language=en`, { 'accept-language': 'nb' })).headers['content-language']).toBe('en')
      for (const answer of [norwegian, english]) {
        expect(answer.text).not.toMatch(/<script|\sstyle="|\son\w+="|undefined|\[object/)
        expect(nonces(answer.text)).toEqual(nonces(policyOf(answer)))
        expect(policyOf(answer)).toContain("default-src 'none'")
        expect(policyOf(answer)).not.toContain('script-src')
      }
    },
    60_000,
  )

  test('give way to the installation’s own', async () => {
    const get = await serve({ site: { about: 'https://example.com/about', email: 'hei@example.com' } })
    expect((await get('/site/about')).status).toBe(404)
    expect(await get('/site/faq')).toMatchObject({ status: 200, text: expect.stringContaining('hei@example.com') as string })
    expect((await get('/site/faq')).text).toContain('href="https://example.com/about"')
  })

  test('the API’s contents lead to a page for each call, in the language that was chosen', async () => {
    const get = await serve()
    const { text } = await get('/api/docs?language=en', { 'accept-language': 'nb' })
    expect(text).toContain('<html lang="en">')
    for (const word of ['Tokens for programs', 'Calendar feeds', 'role="search"']) expect(text).toContain(word)
    const addresses = [...text.matchAll(/href="(\/api\/docs\/\w+\?language=en)"/g)].map(([, address]) => address!)
    expect(addresses.length).toBeGreaterThanOrEqual(described().routes.length)
    for (const address of addresses.slice(0, 20)) {
      const page = await get(address, { 'accept-language': 'nb' })
      expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<html lang="en">') as string })
      const anchors = [...page.text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      const wanted = [...page.text.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(wanted.filter((id) => !anchors.includes(id))).toEqual([])
    }
    expect((await get('/api/docs/nothing')).status).toBe(404)
  })

  test('a call’s page tells its permission, who may show a token, and an example that begins with signing in', async () => {
    const get = await serve()
    const { text } = await get('/api/docs/saveReportDocument', { 'accept-language': 'en' })
    expect(text).toContain('<code>create or update estate/{estateId}/report-archive</code>')
    expect(text).toContain('Takes a session, and a personal access token.')
    expect(text).toContain('owner@demo.example')
    expect(text).toContain('estateId=$(curl -s -b session &quot;http://localhost:4000/api/private/estates?searchQuery=Solveien&quot;')
    expect(text).toContain('curl -X PUT &quot;http://localhost:4000/api/private/estate/$estateId/report-archive&quot;')
    expect((await get('/api/docs/createRoom')).text).toContain('<code>room.comments[].fileIds</code>')
    expect((await get('/api/docs/changePassword', { 'accept-language': 'en' })).text).toContain('not for a token')
  })

  test('the API’s calls are searched by their words, and what is searched for runs nowhere', async () => {
    const get = await serve()
    const { text } = await get('/api/docs?q=Report%20ARCHIVE', { 'accept-language': 'en' })
    expect(text).toContain('/api/docs/saveReportDocument')
    expect(text).not.toContain('/api/docs/login"')
    expect((await get('/api/docs?q=%22%3E%3Cscript%3E')).text).not.toContain('<script')
    expect((await get('/api/docs?q=zzzz', { 'accept-language': 'en' })).text).toContain('Found: 0.')
  })
})
