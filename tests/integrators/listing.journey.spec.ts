import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, page } from '#tests/support/journey.ts'

const printedAddress = 'http://localhost:4000'
const server = createServer()
let origin: string
let listing: string

beforeAll(async () => {
  const text = await readFile('docs/integrators.md', 'utf8')
  listing = /```html\n(.*?)```/s.exec(text)![1]!.replace(printedAddress, baseUrl())
  server.on('request', ({ url }, response) => {
    const isListing = url === '/' || url === '/gone'
    response.writeHead(isListing ? 200 : 204, { 'content-type': 'text/html' })
    response.end(isListing ? (url === '/' ? listing : listing.replace('demo-house', 'demo-expired')) : undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test('the listing that integrators are shown works on a page of another origin', async () => {
  expect(listing).toContain(baseUrl())
  expect(origin).not.toBe(new URL(baseUrl()).origin)
  const visitor = await page('phone', 'nb')
  await visitor.goto(origin)
  await visitor.getByRole('heading', { level: 1 }).waitFor()
  await visitor.getByText('bygd').waitFor()
  const picture = visitor.getByRole('img')
  await expect.poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  const report = visitor.getByRole('link').first()
  expect(await report.textContent()).not.toBe('')
  const { status, headers } = await visitor.evaluate(
    async (url) => {
      const answer = await fetch(url)
      return { status: answer.status, headers: Object.fromEntries(answer.headers) }
    },
    String(await report.getAttribute('href')),
  )
  expect({ status, headers }).toMatchObject({ status: 200, headers: { 'content-type': expect.stringMatching(/pdf|image/) as string } })
})

test('and says so when the link has ended', async () => {
  const visitor = await page('phone', 'nb', { refused: 410 })
  await visitor.goto(`${origin}/gone`)
  await expect.poll(() => visitor.locator('main').textContent()).toMatch(/^Lenken har gått ut/)
})
