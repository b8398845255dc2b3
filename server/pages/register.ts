import type { FastifyInstance } from 'fastify'
import type { House } from '#server/kernel/house.ts'
import { registerPages } from '#server/kernel/http/pages.ts'
import { registerSitePages, shownSite } from './site.ts'
import { registerSmallFiles } from './small.ts'

/** What people open in a browser. */
export async function registerReadablePages(app: FastifyInstance, { config }: House) {
  registerSmallFiles(app)
  registerSitePages(app, config)
  await registerPages(app, { site: shownSite(config) })
}
