import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import { buildClient } from '../../scripts/build.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { clientIsFresh } from '../../scripts/clientStamp.mjs'
import type { Options } from '../options.ts'
import { Child } from '../processes/child.ts'
import type { Running } from '../processes/running.ts'
import { signIn } from './signIn.ts'
import { type RouteFigures, visit } from './visit.ts'

export interface ClientFigures {
  routes: readonly RouteFigures[]
  shellGzKb: number
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The delivered client on the demo data, each screen opened by somebody who has never been here. */
export async function measureClient({ quick }: Options, running: Running, say: (line: string) => void): Promise<ClientFigures | undefined> {
  const executablePath = findChromium()
  if (!executablePath) {
    say('no Chromium is here: the client is not measured (CHROMIUM_PATH names one).')
    return undefined
  }
  if (!clientIsFresh() || !existsSync(path.resolve(import.meta.dirname, '../../dist/client'))) {
    say('building the client …')
    await buildClient()
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-bench-client-'))
  try {
    say('starting the product with its demo data …')
    const product = running.keep(
      new Child({
        name: 'the product',
        file: 'server/main.ts',
        args: ['--quiet'],
        env: { PORT: '0', DATA_DIR: folder, DRAIN_SECONDS: '0' },
      }),
    )
    const { address } = await product.heard<{ address: string }>()
    const browser = await chromium.launch({ executablePath, args: flags, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
    try {
      const { cookies, estateId } = await signIn(address)
      const routes: RouteFigures[] = []
      for (const route of routesOf(estateId)) {
        say(`${route.path} …`)
        routes.push(await visit(browser, address, quick ? 1 : 3, { ...route, cookies: route.isPrivate ? cookies : [] }))
      }
      return apart(routes)
    } finally {
      await browser.close()
    }
  } finally {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const routesOf = (estateId: string) => [
  { path: '/login', address: '/login', isPrivate: false },
  { path: '/private/estates', address: '/private/estates', isPrivate: true },
  { path: '/private/estate/:estateId', address: `/private/estate/${estateId}`, isPrivate: true },
  { path: '/private/estate/:estateId/report-archive', address: `/private/estate/${estateId}/report-archive`, isPrivate: true },
  { path: '/public-link/:publicLinkKey', address: '/public-link/demo-house', isPrivate: false },
]

/** What every screen of the private area brings is its shell; what one brings beyond that is the screen's own. */
function apart(routes: readonly RouteFigures[]): ClientFigures {
  const screens = routes.filter((route) => route.path.startsWith('/private/'))
  const shell = (screens[0]?.scripts ?? []).filter(({ name }) =>
    screens.every(({ scripts }) => scripts.some((script) => script.name === name)),
  )
  const shellGzKb = shell.reduce((sum, { gzKb }) => sum + gzKb, 0)
  return {
    shellGzKb,
    routes: routes.map((route) => (screens.includes(route) ? { ...route, furtherGzKb: route.scriptGzKb - shellGzKb } : route)),
  }
}
