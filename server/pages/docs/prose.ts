import { type Html, html } from '../html.ts'

/** Text in which backticks mark code, and an empty line a new paragraph. */
export const prose = (text: string): Html => html`${text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`

export const inline = (text: string): Html => html`${text.split('`').map((part, i) => (i % 2 ? html`<code>${part}</code>` : part))}`
