import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak, takenOver } from '#tests/support/journeys/visiting.ts'

/** Far down, and long enough to be. */
const far = 600
const place = (shown: Page) => shown.evaluate(() => Math.round(scrollY))
const isLong = (shown: Page) => shown.waitForFunction((from) => document.documentElement.scrollHeight > innerHeight + from, far)
async function goDown(shown: Page) {
  await isLong(shown)
  await shown.evaluate((to) => scrollTo(0, to), far)
  await shown.waitForFunction((to) => Math.round(scrollY) === to, far)
}
/** What still arrives may move a page before it is left. */
const noteWhereLeft = (shown: Page) =>
  shown.addInitScript(() => addEventListener('pagehide', () => sessionStorage.setItem('whereLeft', `${Math.round(scrollY)}`)))
const whereLeft = async (shown: Page) => Number(await shown.evaluate(() => sessionStorage.getItem('whereLeft')))

describe.each(['phone', 'wide'] as const)('on a %s screen', (viewport: Viewport) => {
  test('another address opens at its top, and the same one anew where one was', async () => {
    const shown = await page(viewport, 'nb')
    await noteWhereLeft(shown)
    await speak(shown, 'nb')
    await signIn(shown, 'owner', nb, '/private/estates')
    await openedEstate(shown, 'Solveien 14')
    await takenOver(shown)
    const first = shown.url()
    await goDown(shown)

    await shown.reload()
    await takenOver(shown)
    const left = await whereLeft(shown)
    expect(left).toBeGreaterThan(far / 2)
    await shown.waitForFunction((to) => Math.round(scrollY) === to, left)

    await shown.goto(`${first}/maintenance`)
    await takenOver(shown)
    await isLong(shown)
    expect(await place(shown)).toBe(0)

    // The same address as another entry: one that stands in the bar already would be loaded anew.
    await shown.goto('/private/estates')
    await takenOver(shown)
    await shown.goto(first)
    await takenOver(shown)
    await isLong(shown)
    expect(await place(shown)).toBe(0)
  })
})
