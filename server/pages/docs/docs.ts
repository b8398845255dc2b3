import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { whenAsked } from '#schema/whenAsked.ts'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { Html } from '../html.ts'
import { sendReadingPage } from '../shell.ts'
import { pageLanguage, shownSite } from '../site.ts'
import { words } from '../words.ts'
import { contents } from './contents.ts'
import { docsAddress, type Kept, keeping } from './kept.ts'
import { callsIn } from './library.ts'
import { operationPage } from './operationPage.ts'
import { docsStyle } from './style.ts'

interface Written {
  path: string
  title: string
  body: Html
}

const longestSearch = 200
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestSearch) : '')

/** The description of the API, to be read by people: what there is, to search in, and a page for each call. */
export function registerDocs(http: FastifyInstance, config: Pick<Config, 'site'>, document: () => ApiDocument) {
  const site = shownSite(config)
  const calls = whenAsked(() => callsIn(document()))
  const byId = whenAsked(() => new Map(calls().map((call) => [call.operation.operationId, call])))

  function send({ query, headers }: FastifyRequest, reply: FastifyReply, write: (kept: Kept, language: Language) => Written) {
    const { q, language: chosen } = query as { q?: unknown; language?: unknown }
    const language = pageLanguage({ language: textOf(chosen) || undefined }, headers['accept-language'])
    const kept = keeping(textOf(q), chosen === undefined ? undefined : language)
    const { path, title, body } = write(kept, language)
    const { docs, otherLanguage } = words[language]
    const other = `${path}?${new URLSearchParams({ ...(kept.search && { q: kept.search }), language: otherLanguage }).toString()}`
    return sendReadingPage(reply, { language, site, title, description: docs.lead, other, body, style: docsStyle })
  }

  http.get(docsAddress, (request, reply) =>
    send(request, reply, (kept, language) => ({
      path: docsAddress,
      title: words[language].docs.title,
      body: contents(document(), calls(), kept, language),
    })),
  )
  http.get(`${docsAddress}/:operationId`, (request, reply) => {
    const { operationId } = request.params as { operationId: string }
    const call = byId().get(operationId)
    if (!call) throw new AppError('entityNotFound')
    return send(request, reply, (kept, language) => ({
      path: `${docsAddress}/${operationId}`,
      title: call.operation.summary.replaceAll('`', ''),
      body: operationPage(document(), call, kept, language),
    }))
  })
}
