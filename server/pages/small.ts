import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { builtClient } from '#server/kernel/http/clientPage.ts'

const robots = `User-agent: *
Disallow: /api/
Disallow: /files/
Disallow: /graphql
Disallow: /private/
`

const manifest = JSON.stringify({
  name: 'Grunnmur',
  short_name: 'Grunnmur',
  lang: 'nb',
  start_url: '/',
  display: 'standalone',
  background_color: '#F5F4F0',
  theme_color: '#1C5040',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
})

/** Of what the browser is sent, as the build has found it; none where nothing was built. */
function licencesIn(built: string) {
  try {
    return [readFileSync(path.join(built, 'licences.txt'))]
  } catch {
    return []
  }
}

const read = (file: string) => readFileSync(new URL(`icons/${file}`, import.meta.url))
const oneDay = 'public, max-age=86400'

/** What browsers and search engines ask for by habit. */
export function registerSmallFiles(http: FastifyInstance, built = builtClient) {
  const files = {
    '/robots.txt': ['text/plain; charset=utf-8', Buffer.from(robots)],
    '/manifest.webmanifest': ['application/manifest+json; charset=utf-8', Buffer.from(manifest)],
    '/favicon.svg': ['image/svg+xml', read('favicon.svg')],
    '/favicon.ico': ['image/x-icon', read('favicon.ico')],
  } as const
  for (const [url, [type, content]] of Object.entries(files)) {
    http.get(url, (_request, reply) => reply.header('cache-control', oneDay).type(type).send(content))
  }
  for (const licences of licencesIn(built)) {
    http.get('/licences.txt', (_request, reply) => reply.header('cache-control', oneDay).type('text/plain; charset=utf-8').send(licences))
  }
}
