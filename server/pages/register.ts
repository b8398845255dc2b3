import type { FastifyInstance } from 'fastify'
import { whenAsked } from '#schema/whenAsked.ts'
import type { App } from '#server/kernel/app.ts'
import { type Opens, registerPages } from '#server/kernel/http/pages.ts'
import { apiDocument } from '#server/openapi/document.ts'
import { registerApiDocument } from '#server/openapi/routes.ts'
import { registerDocs } from './docs/docs.ts'
import { registerSitePages, shownSite } from './site.ts'
import { registerSmallFiles } from './small.ts'

/** What people open in a browser, and the description of the API, which they read there too. */
export async function registerReadablePages(http: FastifyInstance, app: App, opens: Opens) {
  const document = whenAsked(() => apiDocument(app))
  registerApiDocument(http, document)
  registerDocs(http, app.config, document)
  registerSmallFiles(http)
  registerSitePages(http, app.config)
  await registerPages(http, { boot: { site: shownSite(app.config) }, opens })
}
