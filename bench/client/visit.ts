import { statSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { twoFrames, type Vitals, watchVitals } from './vitals.ts'

const dist = path.resolve(import.meta.dirname, '../../dist/client')
const slowdown = 4
const quietMs = 1000
const mostTries = 20

interface Script {
  name: string
  gzKb: number
}

export interface RouteFigures {
  path: string
  scriptGzKb: number
  /** To the API, the identity of who asks among them. */
  requests: number
  lcpMs: number
  cls: number
  /** The slowest answer to a key or a click on a processor four times slower. */
  inpMs: number
  scripts: readonly Script[]
  /** Of a screen of the private area: script beyond what the whole area shares. */
  furtherGzKb?: number
}

interface Route {
  path: string
  address: string
  cookies: Parameters<BrowserContext['addCookies']>[0]
}

const isData = (request: Request) => /^\/(api|graphql)(\/|$)/.test(new URL(request.url()).pathname)

function scriptOf(request: Request): Script[] {
  const { pathname } = new URL(request.url())
  const file = path.join(dist, `${pathname}.gz`)
  const size = request.resourceType() === 'script' ? statSync(file, { throwIfNoEntry: false })?.size : undefined
  return size === undefined ? [] : [{ name: pathname, gzKb: size / 1000 }]
}

/** Opens a screen with nothing cached, several times: the middle of what was seen. */
export async function visit(browser: Browser, baseURL: string, rounds: number, route: Route): Promise<RouteFigures> {
  const visits: RouteFigures[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visitOnce(browser, baseURL, route))
  return visits.toSorted((a, b) => a.lcpMs - b.lcpMs)[Math.floor(rounds / 2)]!
}

async function visitOnce(browser: Browser, baseURL: string, { path: name, address, cookies }: Route): Promise<RouteFigures> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 }, locale: 'nb-NO' })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await page.addInitScript(watchVitals)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(address)
    await settled(page, requests)
    const scripts = [...new Map(requests.flatMap(scriptOf).map((script) => [script.name, script])).values()]
    const seen = {
      path: name,
      requests: requests.filter(isData).length,
      scripts,
      scriptGzKb: scripts.reduce((sum, { gzKb }) => sum + gzKb, 0),
    }
    const { lcpMs, cls } = await vitalsOf(page)
    await handle(page)
    return { ...seen, lcpMs, cls, inpMs: (await vitalsOf(page)).inpMs }
  } finally {
    await context.close()
  }
}

/** Data has come, and nothing has been asked for since: on a busy machine a script may take long to ask for more. */
async function settled(page: Page, asked: readonly Request[]) {
  let known = -1
  for (let tries = 0; known !== asked.length || !asked.some(isData); tries++) {
    if (tries === mostTries) throw new Error(`${page.url()} asked for no data, or never came to rest`)
    known = asked.length
    await page.waitForTimeout(quietMs)
    await page.waitForLoadState('networkidle')
  }
}

const vitalsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals)

/** Some keys, some typing and a step to another screen, on a slow machine. */
async function handle(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab')
  const field = page.locator('main input:visible').first()
  if (await field.count()) await field.pressSequentially('vei')
  const link = page.locator('main a[href^="/"]:visible').first()
  if (await link.count()) await link.click()
  await page.waitForLoadState('networkidle')
  await page.evaluate(twoFrames)
}
