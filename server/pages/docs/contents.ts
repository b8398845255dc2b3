import type { Language } from '#server/kernel/texts.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import { apiDocumentAddress } from '#server/openapi/routes.ts'
import { type Html, html } from '../html.ts'
import { words } from '../words.ts'
import { signInOf, tokenCallOf } from './curl.ts'
import { docsAddress, type Kept } from './kept.ts'
import { type Call, callsWith } from './library.ts'
import { inline, prose } from './prose.ts'
import { rowsOf, table } from './schemaTable.ts'

/** Every call by its part of the product, or those that were searched for; before them what all of them have in common. */
export function contents(document: ApiDocument, all: readonly Call[], kept: Kept, language: Language): Html {
  const { docs } = words[language]
  const calls = kept.search ? callsWith(all, kept.search) : all
  const parts = document.tags
    .map(({ name, description }) => ({ name, description, those: calls.filter(({ operation }) => operation.tags.includes(name)) }))
    .filter(({ those }) => those.length > 0)
  return html`<h1>${docs.title}</h1>
    <p class="lead">${docs.lead}</p>
    <p><a href="${apiDocumentAddress}">${docs.machine} (OpenAPI 3.1)</a></p>
    <form class="search" role="search" action="${docsAddress}">
      <label for="q">${docs.search}</label>
      <input id="q" name="q" type="search" value="${kept.search}" maxlength="200" />
      ${kept.language && html`<input type="hidden" name="language" value="${kept.language}" />`}
      <button>${docs.searchNow}</button>
    </form>
    ${kept.search ? html`<p role="status">${docs.found}: ${calls.length}. <a href="${kept.to()}">${docs.all}</a></p>` : common(document, language)}
    ${parts.map(
      ({ name, description, those }) =>
        html`<section id="part-${name}">
          <h2 lang="en">${name}</h2>
          <p lang="en">${description}</p>
          <ul class="calls">
            ${those.map(
              ({ method, path, operation: { operationId, summary } }) =>
                html`<li>
                  <a href="${kept.to(operationId)}"><span class="method ${method}">${method}</span> <code>${path}</code></a>
                  <span class="meta" lang="en">${inline(summary)}</span>
                </li>`,
            )}
          </ul>
        </section>`,
    )}`
}

const common = (document: ApiDocument, language: Language): Html => {
  const { docs } = words[language]
  const server = document.servers[0]!.url
  return html`<section>
      <h2>${docs.signIn}</h2>
      <p>${docs.signInLead}</p>
      <pre tabindex="0"><code>${signInOf(server)}</code></pre>
    </section>
    <section>
      <h2>${docs.tokens}</h2>
      ${prose(docs.tokensLead)}
      <pre tabindex="0"><code>${tokenCallOf(server)}</code></pre>
    </section>
    <section>
      <h2>${docs.calendars}</h2>
      ${prose(docs.calendarsLead)}
    </section>
    <section>
      <h2>${docs.errorForm}</h2>
      <p>${docs.errorFormLead}</p>
      ${table(rowsOf(document.components.schemas['Error']!), docs)}
    </section>`
}
