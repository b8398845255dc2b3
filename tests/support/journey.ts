import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'

export const viewports = { phone: { width: 390, height: 844 }, wide: { width: 1440, height: 900 } }
export type Viewport = keyof typeof viewports

/** A page lives for seconds: what would be compiled to run faster for hours is not, and its garbage goes with it. */
const engine = ['--no-turbofan', '--no-maglev', '--min-semi-space-size=16', '--max-semi-space-size=32', '--no-memory-reducer']

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--js-flags=${engine.join(' ')}`,
]

/** The server of the worker that asks. */
export const baseUrl = () => {
  const servers = inject('baseUrls')
  return servers[(Number(process.env.VITEST_POOL_ID) - 1) % servers.length]!
}

let launched: Promise<Browser> | undefined
/** Pages of the test that runs; whoever ends the test closes them. */
export const opened: { context: BrowserContext; page: Page; faults: string[] }[] = []

/** One for each worker, started when the first page is wanted. */
export function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject('chromiumPath'), args: flags })
  return launched
}

/**
 * A visitor with a browser of their own: nothing is shared with another page. What the console calls an error fails the
 * test, except for a refusal, or a line that breaks, that the visit is about.
 */
export async function page(
  viewport: Viewport,
  language: 'nb' | 'en',
  { refused, breaks }: { refused?: number; breaks?: boolean } = {},
): Promise<Page> {
  const context = await (
    await browser()
  ).newContext({
    baseURL: baseUrl(),
    viewport: viewports[viewport],
    hasTouch: viewport === 'phone',
    isMobile: viewport === 'phone',
    locale: language === 'nb' ? 'nb-NO' : 'en-GB',
    timezoneId: 'Europe/Oslo',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(120_000)
  const faults: string[] = []
  const visited = await context.newPage()
  visited.on('console', (message) => {
    const isRefused = refused !== undefined && message.text().includes(`status of ${refused}`)
    const isExpected = isRefused || (breaks && message.text().includes('ERR_INTERNET_DISCONNECTED'))
    if (message.type() === 'error' && !isExpected) faults.push(`${message.text()} (${message.location().url})`)
  })
  visited.on('pageerror', (error) => faults.push(error.stack ?? error.message))
  opened.push({ context, page: visited, faults })
  return visited
}
