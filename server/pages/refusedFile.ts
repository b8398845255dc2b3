import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '#server/kernel/app.ts'
import { type AppError, asAppError } from '#server/kernel/errors.ts'
import { refuse } from '#server/kernel/http/server.ts'
import { html } from './html.ts'
import { sendReadingPage } from './shell.ts'
import { inOtherLanguage, pageLanguage, shownSite } from './site.ts'
import { words } from './words.ts'

/** Somebody who opens a file in a tab and may not is told so in words; programs are told as of any other call. */
export function tellReaders(http: FastifyInstance, app: App) {
  http.setErrorHandler((error, request, reply) => {
    const refusal = asAppError(error)
    return request.headers['sec-fetch-dest'] === 'document' && refusal.status < 500
      ? inWords(app, refusal, request, reply)
      : refuse(app, refusal, request, reply)
  })
}

function inWords({ config, texts }: App, error: AppError, { url, query, headers }: FastifyRequest, reply: FastifyReply) {
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
