import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Site } from '#server/config/site.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Language, languageOf } from '#server/kernel/texts.ts'
import { html } from './html.ts'
import { sendReadingPage } from './shell.ts'
import { type SiteText, words } from './words.ts'

const pages = ['about', 'faq', 'privacy', 'terms', 'social', 'accessibility'] as const

/** What is said of the product itself is true wherever it is served. */
const accessibilityPage = '/site/accessibility'

const own: Required<Site> = {
  about: '/site/about',
  faq: '/site/faq',
  privacy: '/site/privacy',
  terms: '/site/terms',
  social: '/site/social',
  address: 'Kirkegata 1, 0101 Oslo',
  phone: '68 05 00 00',
  email: 'post@grunnmur.example',
}

/** What the installation says about itself; what it leaves out is ours. */
export const shownSite = ({ site }: Pick<Config, 'site'>): Required<Site> => ({ ...own, ...site })

/** The language in the address, else the reader's. */
export const pageLanguage = (query: unknown, accepted: string | undefined): Language =>
  languageOf((query as { language?: string }).language ?? accepted)

const other = { nb: 'en', en: 'nb' } as const
export const inOtherLanguage = (url: string, language: Language) => `${url}?language=${other[language]}`

/** What the footer links to, where the installation has no pages of its own. */
export function registerSitePages(http: FastifyInstance, config: Pick<Config, 'site'>) {
  const site = shownSite(config)
  for (const name of pages) {
    const url = name === 'accessibility' ? accessibilityPage : own[name]
    http.get(url, ({ query, headers }, reply) => {
      if (name !== 'accessibility' && site[name] !== url) throw new AppError('entityNotFound')
      const language = pageLanguage(query, headers['accept-language'])
      const text = words[language].site[name]
      return sendReadingPage(reply, {
        language,
        site,
        title: text.title,
        description: text.lead,
        other: inOtherLanguage(url, language),
        body: bodyOf(text, language, site),
      })
    })
  }
}

const bodyOf = ({ title, lead, sections }: SiteText, language: Language, { email, phone, address }: Required<Site>) =>
  html` <h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${sections.map(
      ({ heading, paragraphs }) =>
        html`<section>
          <h2>${heading}</h2>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        </section>`,
    )}
    <section>
      <h2>${words[language].contact}</h2>
      <p><a href="mailto:${email}">${email}</a><br /><a href="tel:${phone.replaceAll(/\s/g, '')}">${phone}</a><br />${address}</p>
    </section>`
