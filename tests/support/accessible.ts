import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Without its comments it is read in half the time. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What has been found sound, by all that axe can see of it: the same page is not looked at twice. */
const sound = new Set<string>()

/** Whatever decides how a page looks and reads, in one word, but for the names that records and parts go by. */
const lookOf = (shown: Page) =>
  shown.evaluate(() => {
    const styles = [...document.styleSheets].map((sheet) => sheet.cssRules.length)
    const marks = document.documentElement.outerHTML.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[:«_]r[\da-z]+[:»_]/g, '')
    return [innerWidth, innerHeight, ...styles, marks].join()
  })

/** In the page itself: nothing of ours lies in frames, for which axe would take its detour over a page of its own. */
export async function expectAccessible(shown: Page): Promise<void> {
  const look = await lookOf(shown)
  if (sound.has(look)) return
  // Once for each document that was loaded; it takes longer than most looks.
  if (!(await shown.evaluate(() => 'axe' in window))) await shown.evaluate(source)
  const { violations } = await shown.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false }),
    standards,
  )
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} · ${nodes.map(({ html }) => html).join(' · ')}`)
  expect(found, `axe on ${shown.url()}`).toEqual([])
  sound.add(look)
}
