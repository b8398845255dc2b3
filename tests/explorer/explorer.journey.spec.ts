import { expect, test } from 'vitest'
import { baseUrl, page } from '#tests/support/journey.ts'

test('the explorer asks the public schema of a link, and no other host', async () => {
  const explorer = await page('wide', 'en')
  const elsewhere: string[] = []
  explorer.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(baseUrl()) && !url.startsWith('data:')) elsewhere.push(url)
  })
  await explorer.goto('/explorer')
  await explorer.getByText('WhoAmI').first().waitFor()

  await explorer.getByLabel('Public link').fill('demo-house')
  await explorer.getByRole('button', { name: 'Use' }).click()
  await explorer.getByText('/graphql/public/demo-house').waitFor()
  await explorer.locator('.graphiql-query-editor').getByText('queryType').waitFor()
  await explorer.getByRole('button', { name: /execute/i }).click()
  // Only what is in sight of the answer is drawn.
  await explorer.locator('.result-window').getByText('"queryType"').waitFor()
  expect(elsewhere).toEqual([])
})
