import type { Language } from '#server/kernel/texts.ts'
import type { ApiDocument } from '#server/openapi/document.ts'
import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'
import { type Html, html } from '../html.ts'
import { words } from '../words.ts'
import { curlOf } from './curl.ts'
import { inline, prose } from './prose.ts'
import { rowsOf, table, typeOf } from './schemaTable.ts'

export interface Call {
  method: string
  path: string
  operation: ApiOperation
}

/** What a name stands for. */
const resolved = ({ components }: ApiDocument, schema: JsonSchema) =>
  schema.$ref ? components.schemas[schema.$ref.split('/').at(-1)!]! : schema

const permission = /\n\nPermission: ([^]*)$/

export function operationCard(document: ApiDocument, { method, path, operation }: Call, language: Language): Html {
  const { docs } = words[language]
  const { operationId, summary, description, parameters, requestBody } = operation
  const needs = permission.exec(description)?.[1]
  return html`<article class="operation" id="${operationId}">
    <h3 lang="en"><a href="#${operationId}">${inline(summary)}</a></h3>
    <div class="address"><span class="method ${method}">${method}</span><code>${path}</code></div>
    <div lang="en">${prose(description.replace(permission, ''))}</div>
    ${needs && html`<p class="meta">${docs.needs}: <span lang="en">${inline(needs)}</span></p>`}
    ${
      parameters.length > 0 &&
      html`<h4>${docs.parameters}</h4>
        ${table(
          parameters.map(({ name, required, schema, description: told, in: place }) => ({
            name,
            isRequired: required,
            schema,
            description: place === 'header' ? `Header. ${told}` : told,
          })),
          docs,
        )}`
    }
    ${
      requestBody &&
      html`<h4>${docs.body}</h4>
        ${Object.values(requestBody.content).map(({ schema }) => table(rowsOf(resolved(document, schema)), docs))}`
    }
    <h4>${docs.answer}</h4>
    ${answer(document, operation, language)}
    <h4>${docs.errors}</h4>
    ${errors(document, operation)}
    <h4>${docs.example}</h4>
    <pre tabindex="0"><code>${curlOf(document.servers[0]!.url, method, path, operation)}</code></pre>
  </article>`
}

function answer(document: ApiDocument, { responses }: ApiOperation, language: Language): Html {
  const { docs } = words[language]
  const status = '201' in responses ? '201' : '200'
  const good = responses[status]
  const [content] = good && 'content' in good ? Object.values(good.content ?? {}) : []
  if (!content) return html`<p>204. ${docs.none}</p>`
  const named = content.schema
  const schema = named.$ref?.endsWith('Page') ? resolved(document, named) : named
  return html`<p>${status}. ${schema.properties ? '' : typeOf(schema, docs)}</p>
    ${schema.properties && table(rowsOf(schema), docs)}`
}

function errors({ components }: ApiDocument, { responses }: ApiOperation): Html {
  const refused = Object.entries(responses).flatMap(([status, response]) => {
    const found = '$ref' in response ? components.responses[response.$ref.split('/').at(-1)!] : undefined
    return found ? [{ status, told: found.description }] : []
  })
  return html`<div class="scroll" role="group" tabindex="0">
    <table>
      <tbody>
        ${refused.map(
          ({ status, told }) =>
            html`<tr>
              <th scope="row">${status}</th>
              <td>${inline(told)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
