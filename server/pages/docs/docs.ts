import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Language } from '#server/kernel/texts.ts'
import { whenAsked } from '#server/kernel/whenAsked.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import { apiDocumentAddress } from '#server/openapi/routes.ts'
import { type Html, html } from '../html.ts'
import { sendReadingPage } from '../shell.ts'
import { inOtherLanguage, pageLanguage, shownSite } from '../site.ts'
import { words } from '../words.ts'
import { type Call, operationCard } from './operationCard.ts'
import { anchorOf, rowsOf, table } from './schemaTable.ts'
import { docsStyle } from './style.ts'

const address = '/api/docs'

/** The description of the API, to be read by people. */
export function registerDocs(http: FastifyInstance, config: Pick<Config, 'site'>, document: () => ApiDocument) {
  const bodies = { nb: whenAsked(() => bodyOf(document(), 'nb')), en: whenAsked(() => bodyOf(document(), 'en')) }
  const site = shownSite(config)
  http.get(address, ({ query, headers }, reply) => {
    const language = pageLanguage(query, headers['accept-language'])
    const { title, lead } = words[language].docs
    return sendReadingPage(reply, {
      language,
      site,
      title,
      description: lead,
      other: inOtherLanguage(address, language),
      body: bodies[language](),
      style: docsStyle,
    })
  })
}

const callsOf = ({ paths }: ApiDocument): Call[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))

function bodyOf(document: ApiDocument, language: Language): Html {
  const { docs } = words[language]
  const calls = callsOf(document)
  const parts = document.tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  return html`<h1>${docs.title}</h1>
    <p class="lead">${docs.lead}</p>
    <p><a href="${apiDocumentAddress}">${docs.machine} (OpenAPI 3.1)</a></p>
    <div class="docs">
      <nav class="contents" aria-label="${docs.contents}">
        ${parts.map(
          ({ name, calls: those }) =>
            html`<h2><a href="#part-${name}">${name}</a></h2>
              <ul>
                ${those.map(({ operation, method, path }) => html`<li><a href="#${operation.operationId}">${method.toUpperCase()} ${path.replace(/^\/api\//, '')}</a></li>`)}
              </ul>`,
        )}
        <h2><a href="#schemas">${docs.schemas}</a></h2>
      </nav>
      <div>
        <h2>${docs.signIn}</h2>
        <p>${docs.signInLead} <a href="#login">POST /api/public/profile/user/login</a></p>
        <h2>${docs.errorForm}</h2>
        <p>${docs.errorFormLead}</p>
        ${table(rowsOf(document.components.schemas['Error']!), docs)}
        ${parts.map(
          ({ name, description, calls: those }) =>
            html`<section id="part-${name}">
              <h2>${name}</h2>
              <p lang="en">${description}</p>
              ${those.map((call) => operationCard(document, call, language))}
            </section>`,
        )}
        <section id="schemas">
          <h2>${docs.schemas}</h2>
          ${Object.entries(document.components.schemas).map(
            ([name, schema]) =>
              html`<article class="operation" id="${anchorOf(name)}">
                <h3>${name}</h3>
                ${schema.description && html`<p lang="en">${schema.description}</p>`}${table(rowsOf(schema), docs)}
              </article>`,
          )}
        </section>
      </div>
    </div>`
}
