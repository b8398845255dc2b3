import type { FastifyReply } from 'fastify'
import type { Site } from '#server/config/site.ts'
import { sendHtml } from '#server/kernel/http/pages.ts'
import { freshNonce, readingPolicy } from '#server/kernel/http/policy.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Html, html, Html as Markup } from './html.ts'
import { look } from './look.ts'
import { words } from './words.ts'

interface Page {
  language: Language
  title: string
  description: string
  body: Html
  site: Required<Site>
  /** Where the same page is in the other language. */
  other: string
  /** What this page alone needs. */
  style?: string
  isIndexed?: boolean
}

const mark = new Markup(
  '<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M8 17.5 16 9l8 8.5M11 15v6.5h10V15M7 25h18" fill="none" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
)

/** A page without script, in the product's look. */
export function sendReadingPage(
  reply: FastifyReply,
  { language, title, description, body, site, other, style = '', isIndexed = true }: Page,
) {
  const nonce = freshNonce()
  const word = words[language]
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${description}" />
        ${!isIndexed && new Markup('<meta name="robots" content="noindex">')}
        <title>${title} · Grunnmur</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${new Markup(look + style)}
        </style>
      </head>
      <body>
        <header class="bar">
          <div class="measure">
            <a class="logo" href="/">${mark}Grunnmur</a
            ><a class="push" href="${other}" hreflang="${word.otherLanguage}" lang="${word.otherLanguage}">${word.inOtherLanguage}</a>
          </div>
        </header>
        <main class="measure">${body}</main>
        <footer class="foot">
          <div class="measure">
            ${(['about', 'faq', 'privacy', 'terms'] as const).map((name) => html`<a href="${site[name]}">${word.titles[name]}</a>`)}<a
              href="/site/accessibility"
              >${word.titles.accessibility}</a
            ><a href="/licences.txt">${word.licences}</a><span class="push meta">${site.address}</span>
          </div>
        </footer>
      </body>
    </html> `
  reply.headers({ 'content-language': language, vary: 'accept-language' })
  return sendHtml(reply, readingPolicy(nonce), page.text)
}
