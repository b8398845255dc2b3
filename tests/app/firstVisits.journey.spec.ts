import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const house = 'Solveien 14'

/** What a screen can't begin without; further pieces come with what is told on it. */
const needed = /^\/assets\/([\w.]*(Page|Area|Bar|routes|preload|apollo)|nb|en)-/

/** What a visit to an address fetched that its page had not named, and what was named for nothing. */
async function fetchedBy(visited: Page, address: string) {
  const fetched = new Set<string>()
  const note = (request: { resourceType(): string; url(): string }) =>
    request.resourceType() === 'script' && fetched.add(new URL(request.url()).pathname)
  visited.on('request', note)
  // A pointer that rests on a link fetches what the link leads to.
  await visited.mouse.move(0, 0)
  const answer = await visited.goto(address)
  await visited.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
  await visited.waitForLoadState('networkidle')
  visited.off('request', note)
  const named = new Set(Array.from((await answer!.text()).matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, file = '']) => file))
  const late = [...fetched].filter((file) => !named.has(file) && needed.test(file))
  return { address, late, needless: [...named].filter((file) => !fetched.has(file)) }
}

test.each(['nb', 'en'] as const)('a first visit in %s fetches what its page names', async (language) => {
  const visitor = await page('wide', language)
  await visitor.goto('/')
  const found = [await fetchedBy(visitor, '/login'), await fetchedBy(visitor, '/public-link/demo-house')]
  const owner = await page('wide', language)
  await speak(owner, language)
  await signIn(owner, 'owner', language === 'nb' ? nb : en)
  found.push(await fetchedBy(owner, '/private/estates'))
  await openedEstate(owner, house)
  const estate = new URL(owner.url()).pathname
  for (const section of ['', '/interior', '/report-archive', '/maintenance/year-wheel', '/technical-info'])
    found.push(await fetchedBy(owner, estate + section))
  expect(found.filter(({ late, needless }) => late.length || needless.length)).toEqual([])
  expect(found).toHaveLength(8)
})

test.each(['/public-link/demo-house', '/public-link/demo-project'])('what %s shows first came with its page', async (address) => {
  const visitor = await page('phone', 'nb')
  const asked: string[] = []
  visitor.on('request', (request) => request.url().includes('/graphql/') && asked.push(request.url()))
  // Nobody answers.
  await visitor.route('**/graphql/**', () => undefined)
  await visitor.goto(address)
  await visitor.waitForURL(/\/(estate|project)\/[^/]+$/)
  await visitor.getByRole('main').getByRole('link').first().waitFor()
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
  expect(asked.length).toBeLessThanOrEqual(1)
})

test('nothing moves when the code of what a link shows has come', async () => {
  const visitor = await page('phone', 'nb')
  await visitor.goto('/public-link/demo-house')
  await visitor.getByRole('region', { name: nb.estates.latestReports.title }).waitFor()
  await visitor.waitForLoadState('networkidle')
  const moved = await visitor.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const watch = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))
        new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true })
        // Where nothing has moved nobody is told.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
      }),
  )
  expect(moved).toBeLessThan(0.01)
})

test('a link is drawn before any script has run', async () => {
  const visitor = await page('phone', 'nb')
  await visitor.route('**/assets/*.js', () => undefined)
  await visitor.goto('/public-link/demo-house', { waitUntil: 'commit' })
  expect(await visitor.getByRole('heading', { level: 1 }).innerText()).toBe(house)
  await visitor.locator('main img[fetchpriority=high]').waitFor()
})

test('the picture of an estate that a link shows is fetched before its screen, and once', async () => {
  const visitor = await page('phone', 'nb')
  const fetched: string[] = []
  visitor.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()))
  await visitor.goto('/public-link/demo-house')
  const picture = visitor.locator('main img[fetchpriority=high]')
  await picture.waitFor()
  const early = visitor.locator('head link[rel=preload][as=image]')
  expect(await early.getAttribute('imagesrcset')).toBe(await picture.getAttribute('srcset'))
  expect(await early.getAttribute('imagesizes')).toBe(await picture.getAttribute('sizes'))
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.currentSrc
  })
  expect(fetched.filter((url) => url === shown)).toHaveLength(1)
})

test.each(['phone', 'wide'] as const)('the bar of a public page is never empty once it is drawn, on a %s', async (viewport) => {
  const visitor = await page(viewport, 'nb')
  await visitor.addInitScript(() => {
    const shown: string[] = []
    Object.assign(window, { barsShown: shown })
    const look = () => {
      const bar = document.querySelector('header')
      const words = bar ? (bar.querySelectorAll('a, button').length ? 'full' : 'empty') : 'none'
      if (shown.at(-1) !== words) shown.push(words)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  for (const address of ['/', '/login', '/register', '/public-link/demo-house']) {
    await visitor.goto(address)
    await visitor.waitForLoadState('networkidle')
    const shown = await visitor.evaluate(() => (window as unknown as { barsShown: string[] }).barsShown)
    // While the page comes, its header may be there before what stands in it.
    expect([address, ...shown.slice(shown.indexOf('full'))]).toEqual([address, 'full'])
  }
})
