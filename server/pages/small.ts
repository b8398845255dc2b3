import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { builtClient } from '#server/kernel/http/clientPage.ts'
import { languageOf } from '#server/kernel/texts.ts'
import { appIcons } from './appIcons.ts'
import { manifestIn } from './manifest.ts'

const robots = `User-agent: *
Disallow: /api/
Disallow: /files/
Disallow: /graphql
Disallow: /private/
`

const manifests = { nb: JSON.stringify(manifestIn('nb')), en: JSON.stringify(manifestIn('en')) }

/** What the build has made; none where nothing was built. */
function madeBy(built: string, url: string) {
  try {
    return [readFileSync(path.join(built, url))]
  } catch {
    return []
  }
}
const made = { '/licences.txt': 'text/plain; charset=utf-8', ...Object.fromEntries(Object.keys(appIcons).map((url) => [url, 'image/png'])) }

const read = (file: string) => readFileSync(new URL(`icons/${file}`, import.meta.url))
const oneDay = 'public, max-age=86400'

/** What browsers and search engines ask for by habit. */
export function registerSmallFiles(http: FastifyInstance, built = builtClient) {
  const files = {
    '/robots.txt': ['text/plain; charset=utf-8', Buffer.from(robots)],
    '/favicon.svg': ['image/svg+xml', read('favicon.svg')],
    '/favicon.ico': ['image/x-icon', read('favicon.ico')],
  } as const
  for (const [url, [type, content]] of Object.entries(files)) {
    http.get(url, (_request, reply) => reply.header('cache-control', oneDay).type(type).send(content))
  }
  http.get('/manifest.webmanifest', ({ headers }, reply) => {
    const language = languageOf(headers['accept-language'])
    reply.headers({ 'cache-control': oneDay, 'content-language': language, vary: 'accept-language' })
    return reply.type('application/manifest+json; charset=utf-8').send(manifests[language])
  })
  for (const [url, type] of Object.entries(made)) {
    for (const content of madeBy(built, url)) {
      http.get(url, (_request, reply) => reply.header('cache-control', oneDay).type(type).send(content))
    }
  }
}
