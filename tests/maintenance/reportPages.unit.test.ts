import { describe, expect, test } from 'vitest'
import { Meter, partCount } from '#server/maintenance/reports/paper/reportMeter.ts'
import { drawReport } from '#server/maintenance/reports/paper/reportPaper.ts'
import { words } from '#server/maintenance/reports/paper/reportWords.ts'
import { pdfPages } from '#tests/support/pdfText.ts'
import { content, many } from './reportContents.ts'

describe('the pages of a yearly report', () => {
  test('in short and the contents stand on the page after the front, however much was done, and the rest of that in the appendix', async () => {
    for (const count of [0, 3, 9, 60]) {
      const done = many(count, (n) => ({ ...content.done[0]!, title: `Arbeid nummer ${n}.` }))
      const pages = pdfPages(await drawReport({ ...content, done }, null))
      const [, short, condition] = pages
      for (const said of ['Kort sagt', 'Bygningene er i god stand', 'Innhold', 'Vi foreslår', '2. Bytte taket'])
        expect(short).toContain(said)
      expect(condition).toContain('Tilstand, del for del')
      // Each chapter with the page that it begins on.
      const lines = short!.split('\n')
      for (const chapter of ['Tilstand, del for del', 'Planen år for år', 'Økonomi', 'Vedlegg']) {
        const page = Number(lines[lines.indexOf(chapter) + 1])
        expect(pages[page - 1]!.split('\n')[0]).toBe(chapter)
      }
      const all = pages.join('\n')
      for (const { title } of done) expect(all).toContain(title)
      expect(/\d+ til står i vedlegget\./.test(short!)).toBe(count > 3)
    }
  })

  test('has no empty page, and no heading alone at the foot of one', async () => {
    const headings = [
      'Innhold',
      'Vi foreslår',
      'Utført det siste året',
      'Dette må vi se på',
      'Vedlikeholdsfondet',
      words.nb.shares,
      words.nb.facts,
      words.nb.papers,
      words.nb.basis,
      'Underskrifter',
    ]
    for (let count = 0; count < 40; count += 3) {
      const buildings = many(count, (n) => ({ name: `Blokk ${n}`, builtYear: 1974, grossAreaM2: 100 }))
      const parts = many(count, (n) => ({ ...content.parts[0]!, name: `Del ${n}` }))
      const fund = many(10, (n) => ({ year: 2026 + n, costOre: 1000, savingOre: 1000, fundOre: 100_000 * n }))
      const shares = many(count, (n) => ({ name: `Andel ${n}`, numerator: 1, yearlyOre: 1000, proposedOre: null }))
      const pages = pdfPages(await drawReport({ ...content, buildings, parts, fund, shares }, null)).slice(1)
      for (const page of pages) {
        const lines = page.split('\n').filter((line) => line.trim())
        // Two lines are the foot.
        expect(lines.length).toBeGreaterThan(4)
        expect(headings).not.toContain(lines.at(-3))
      }
    }
  })

  test('draws the ten years that come, and says what the dearest three are for', async () => {
    const work = (title: string, year: number, ore: number) => ({ title, buildingName: 'Blokk A', ore, years: [{ year, times: 1, ore }] })
    const works = [
      work('Nytt tak', 2031, 235_000_000),
      work('Fasade', 2034, 9_000_000),
      work('Port', 2035, 8_000_000),
      work('Bod', 2027, 1_000_000),
    ]
    const pages = pdfPages(await drawReport({ ...content, works }, null))
    const plan = pages.find((page) => page.includes('Planen år for år') && page.includes('De dyreste arbeidene'))!
    const drawn = plan.split('\n').filter((line) => ['Nytt tak', 'Fasade', 'Port', 'Bod'].includes(line))
    expect(drawn.toSorted()).toEqual(['Fasade', 'Nytt tak', 'Port'])
  })

  test('is drawn no further once nobody wants it, and counts its parts meanwhile', async () => {
    const meter = new Meter()
    await drawReport(content, null, new Map(), meter.cells)
    expect(meter.drawn).toBe(partCount)
    const stopped = new Meter()
    stopped.stop()
    await drawReport(content, null, new Map(), stopped.cells)
    expect(stopped.drawn).toBe(0)
  })
})
