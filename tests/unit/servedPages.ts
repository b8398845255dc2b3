import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { onTestFinished } from 'vitest'
import type { Config } from '#server/config.ts'
import { AppError } from '#server/kernel/errors.ts'
import { registerHeaders } from '#server/kernel/http/headers.ts'
import { type Opens, registerPages } from '#server/kernel/http/pages.ts'
import { registerTemplates } from '#server/kernel/http/template.ts'
import { apiDocument } from '#server/openapi/document.ts'
import { registerDocs } from '#server/pages/docs/docs.ts'
import { registerSitePages } from '#server/pages/site.ts'
import { registerSmallFiles } from '#server/pages/small.ts'
import { described } from '#tests/architecture/described.ts'
import { drawAppIcons } from '../../scripts/appIcons.ts'

export const script = 'console.log(1)'
const page = `<!doctype html><html lang="nb"><head><meta name="csp-nonce" content="__CSP_NONCE__" />
<script type="application/json" id="boot" nonce="__CSP_NONCE__">__BOOT__</script><!-- drawn styles --></head><body><!-- drawn --></body></html>`

/** A small client as the build leaves it. */
async function built(drawn: unknown, preloads: unknown) {
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-client-'))
  await mkdir(path.join(folder, 'assets'))
  await mkdir(path.join(folder, 'explorer'))
  await writeFile(path.join(folder, 'index.html'), page)
  if (drawn) await writeFile(path.join(folder, 'drawn.json'), JSON.stringify(drawn))
  if (preloads) await writeFile(path.join(folder, 'preloads.json'), JSON.stringify(preloads))
  await writeFile(path.join(folder, 'explorer/index.html'), '<!doctype html><title>explorer</title>')
  await writeFile(path.join(folder, 'licences.txt'), '# Licences')
  await drawAppIcons(folder)
  await writeFile(path.join(folder, 'assets/app-1a2b.js'), script)
  await writeFile(path.join(folder, 'assets/app-1a2b.js.br'), brotliCompressSync(script))
  await writeFile(path.join(folder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  return folder
}

interface Served {
  boot?: { site?: object }
  site?: Config['site']
  drawn?: unknown
  preloads?: unknown
  opens?: Opens
}

export async function serve({ boot = {}, site, drawn, preloads, opens }: Served = {}) {
  const folder = await built(drawn, preloads)
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  registerTemplates(app)
  registerHeaders(app, { publicUrl: 'http://localhost' })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'entityNotFound' }))
  app.setErrorHandler((error, _request, reply) => reply.code(error instanceof AppError ? error.status : 500).send({}))
  registerSmallFiles(app, folder)
  registerSitePages(app, { site })
  registerDocs(app, { site }, () => apiDocument(described()))
  await registerPages(app, { boot, opens, built: folder })
  onTestFinished(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })
  return async (url: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: given, payload, rawPayload } = await app.inject({ url, headers })
    return { status: statusCode, headers: given, text: payload, raw: rawPayload }
  }
}

export const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy'])
export const nonces = (text: string) =>
  [...text.matchAll(/nonce(?:=|-)?["']?(?:" content=")?([A-Za-z0-9+/]{22}==)/g)].map(([, nonce]) => nonce)
