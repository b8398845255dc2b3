import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type AppError, asAppError } from '#server/kernel/errors.ts'
import type { House } from '#server/kernel/house.ts'
import { refuse } from '#server/kernel/http/server.ts'
import { html } from './html.ts'
import { sendReadingPage } from './shell.ts'
import { inOtherLanguage, pageLanguage, shownSite } from './site.ts'
import { words } from './words.ts'

/** Somebody who opens a file in a tab and may not is told so in words; programs are told as of any other call. */
export function tellReaders(app: FastifyInstance, house: House) {
  app.setErrorHandler((error, request, reply) => {
    const known = asAppError(error)
    return request.headers['sec-fetch-dest'] === 'document' && known.status < 500
      ? inWords(house, known, request, reply)
      : refuse(house, known, request, reply)
  })
}

function inWords({ config, texts }: House, error: AppError, { url, query, headers }: FastifyRequest, reply: FastifyReply) {
  const language = pageLanguage(query, headers['accept-language'])
  const { title, signIn, home } = words[language].file
  const [path = ''] = url.split('?', 1)
  return sendReadingPage(reply.code(error.status), {
    language,
    title,
    description: title,
    isIndexed: false,
    site: shownSite(config),
    other: inOtherLanguage(path, language),
    body: html`<h1>${title}</h1>
      <p class="lead">${texts.of(language, error)}</p>
      <p>${error.status === 401 ? html`<a href="/login">${signIn}</a>` : html`<a href="/">${home}</a>`}</p>`,
  })
}
