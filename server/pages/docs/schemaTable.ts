import type { JsonSchema } from '#server/openapi/jsonSchema.ts'
import { type Html, html } from '../html.ts'
import { inline } from './prose.ts'

type Words = Readonly<Record<'required' | 'oneOf', string>>

const nameOf = ($ref: string) => $ref.split('/').at(-1)!
export const anchorOf = (name: string) => `schema-${name}`

/** A schema in a few words, with links to those that have a name. */
export function typeOf(schema: JsonSchema, words: Words): Html {
  if (schema.$ref) return html`<a href="#${anchorOf(nameOf(schema.$ref))}">${nameOf(schema.$ref)}</a>`
  if (schema.oneOf)
    return html`${words.oneOf}
    ${between(
      schema.oneOf.map((each) => typeOf(each, words)),
      ', ',
    )}`
  if (schema.enum)
    return html`${between(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' ',
    )}`
  if (schema.items) return html`${typeOf(schema.items, words)}[]`
  const limits = [
    schema.format,
    schema.minLength && `≥ ${schema.minLength}`,
    schema.maxLength && `≤ ${schema.maxLength}`,
    ...(schema.allOf ?? [schema]).flatMap(({ pattern }) => pattern ?? []),
  ]
  return html`${[schema.type ?? []].flat().join(' | ')}${limits.filter(Boolean).map((limit) => html` <code>${limit}</code>`)}`
}

const between = (pieces: readonly Html[], by: string) => html`${pieces.map((piece, i) => html`${i > 0 && by}${piece}`)}`

export interface Row {
  name: string
  isRequired: boolean
  schema: JsonSchema
  description?: string | undefined
}

/** Each field, and after it those within it, but not those of what has a name of its own. */
export const rowsOf = ({ properties = {}, required = [] }: JsonSchema, within = ''): Row[] =>
  Object.entries(properties).flatMap(([name, schema]) => {
    const place = `${within}${name}`
    const row = { name: place, isRequired: required.includes(name), schema, description: schema.description }
    return [row, ...rowsOf(schema.items ?? schema, `${place}${schema.items ? '[]' : ''}.`)]
  })

export const table = (rows: readonly Row[], words: Words): Html =>
  html`<div class="scroll" role="group" tabindex="0">
    <table>
      <tbody>
        ${rows.map(
          ({ name, isRequired, schema, description }) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${typeOf(schema, words)}${isRequired && html` · ${words.required}`}</td>
              <td lang="en">${description && inline(description)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
