import type { FastifyInstance } from 'fastify'
import type { House } from '#server/kernel/house.ts'
import { registerPages } from '#server/kernel/http/pages.ts'
import { apiDocument } from '#server/openapi/document.ts'
import { registerApiDocument } from '#server/openapi/routes.ts'
import { registerDocs } from './docs/docs.ts'
import { registerSitePages, shownSite } from './site.ts'
import { registerSmallFiles } from './small.ts'

/** What people open in a browser, and the description of the API, which they read there too. */
export async function registerReadablePages(app: FastifyInstance, house: House) {
  const document = apiDocument(house)
  registerApiDocument(app, document)
  registerDocs(app, house.config, document)
  registerSmallFiles(app)
  registerSitePages(app, house.config)
  await registerPages(app, { site: shownSite(house.config) })
}
