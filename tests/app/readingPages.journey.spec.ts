import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'

/** What the browser says of a policy that is broken goes to the console, where it fails the test. */
describe.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)('on a %s screen, in %s', (viewport, language) => {
  test('the pages that are read are sound and keep within their policy', async () => {
    const shown = await page(viewport, language)
    for (const url of ['/api/docs', '/api/docs/saveReportDocument', '/site/about', '/site/privacy', '/site/accessibility']) {
      await shown.goto(url)
      await shown.getByRole('heading', { level: 1 }).waitFor()
      // One call is drawn like all the others, and there are hundreds.
      await shown.locator('.calls li, .operation').evaluateAll((calls) => calls.slice(6).forEach((call) => call.remove()))
      await expectAccessible(shown)
      const [isNarrow, isInFont] = await shown.evaluate(() => [
        document.documentElement.scrollWidth <= innerWidth,
        document.fonts.check('16px "Hanken Grotesk Variable"'),
      ])
      expect({ url, isNarrow, isInFont }).toEqual({ url, isNarrow: true, isInFont: true })
    }
  })
})

test('the API’s page leads from its contents to a call', async () => {
  const shown = await page('wide', 'nb')
  await shown.goto('/api/docs')
  await shown.getByRole('link', { name: /put \/api\/private\/estate\/\{estateId\}\/report-archive/i }).click()
  await shown.waitForURL('**/api/docs/saveReportDocument')
  expect(await shown.getByRole('heading', { level: 1 }).textContent()).toBeTruthy()
})

test('the explorer works within its own policy', async () => {
  const shown = await page('wide', 'en')
  const answered = shown.waitForResponse((response) => new URL(response.url()).pathname === '/graphql')
  await shown.goto('/explorer')
  expect((await answered).status()).toBe(200)
  await shown.getByRole('button', { name: /execute/i }).waitFor()
})
