import type { Language } from '#server/kernel/texts.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'
import { type Html, html } from '../html.ts'
import { words } from '../words.ts'
import { curlOf, firstCalls } from './curl.ts'
import type { Kept } from './kept.ts'
import { type Call, resolved, schemasOf } from './library.ts'
import { inline, prose } from './prose.ts'
import { anchorOf, rowsOf, table, typeOf } from './schemaTable.ts'

const permission = /\n\nPermission: ([^]*)$/

/** One call: what it is for, who may make it, what is sent and answered, and how it is tried. */
export function operationPage(document: ApiDocument, { method, path, operation }: Call, kept: Kept, language: Language): Html {
  const { docs } = words[language]
  const { summary, description, parameters, requestBody, security } = operation
  const needs = permission.exec(description)?.[1]
  const server = document.servers[0]!.url
  const before = firstCalls(server, path, operation)
  return html`<p><a href="${kept.to()}">${docs.all}</a></p>
    <article class="operation">
      <h1 lang="en">${inline(summary)}</h1>
      <div class="address"><span class="method ${method}">${method}</span><code>${path}</code></div>
      <div lang="en">${prose(description.replace(permission, ''))}</div>
      ${needs && html`<p class="meta">${docs.needs}: <span lang="en">${inline(needs)}</span></p>`}
      ${security.length > 0 && html`<p class="meta">${security.some((one) => 'token' in one) ? docs.byToken : docs.bySession}</p>`}
      <h2>${docs.example}</h2>
      ${
        before &&
        html`<p>${docs.first}</p>
          <pre tabindex="0"><code>${before}</code></pre>
          <p>${docs.then}</p>`
      }
      <pre tabindex="0"><code>${curlOf(server, method, path, operation)}</code></pre>
      ${
        parameters.length > 0 &&
        html`<h2>${docs.parameters}</h2>
          ${table(
            parameters.map(({ name, required, schema, description, in: place }) => ({
              name,
              isRequired: required,
              schema,
              description: place === 'header' ? `Header. ${description}` : description,
            })),
            docs,
          )}`
      }
      ${
        requestBody &&
        html`<h2>${docs.body}</h2>
          ${Object.values(requestBody.content).map(({ schema }) => table(rowsOf(resolved(document, schema)), docs))}`
      }
      <h2>${docs.answer}</h2>
      ${answer(operation, language)}
      <h2>${docs.errors}</h2>
      ${errors(document, operation)}
    </article>
    ${schemasOf(document, operation).map(
      ([name, schema]) =>
        html`<article class="operation" id="${anchorOf(name)}">
          <h2>${name}</h2>
          ${schema.description && html`<div lang="en">${prose(schema.description)}</div>`}
          ${schema.enum ? html`<p>${typeOf(schema, docs)}</p>` : table(rowsOf(schema), docs)}
        </article>`,
    )}`
}

function answer({ responses }: ApiOperation, language: Language): Html {
  const { docs } = words[language]
  const status = '201' in responses ? '201' : '200'
  const good = responses[status]
  const [content] = good && 'content' in good ? Object.values(good.content ?? {}) : []
  return content ? html`<p>${status}. ${typeOf(content.schema, docs)}</p>` : html`<p>204. ${docs.none}</p>`
}

function errors({ components }: ApiDocument, { responses }: ApiOperation): Html {
  const refused = Object.entries(responses).flatMap(([status, response]) => {
    const described = '$ref' in response ? components.responses[response.$ref.split('/').at(-1)!] : undefined
    return described ? [{ status, description: described.description }] : []
  })
  return html`<div class="scroll" role="group" tabindex="0">
    <table>
      <tbody>
        ${refused.map(
          ({ status, description }) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>${inline(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
