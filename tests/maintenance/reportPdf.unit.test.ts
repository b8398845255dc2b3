import { describe, expect, test } from 'vitest'
import type { ReportContent } from '#schema/maintenance/reportContent.ts'
import { drawReport, reportPdf } from '#server/maintenance/reports/paper/reportPaper.ts'
import { hasEmbeddedFonts, pdfPages, pdfText } from '#tests/support/pdfText.ts'
import { png } from '#tests/support/world/pictures.ts'
import { content, many, years } from './reportContents.ts'

describe('the paper of a yearly report', () => {
  test('tells what is proposed beside the plan, and what each share saves, and has room to sign', async () => {
    const saved = { costOre: 100_000_00, savingOre: 60_000_00 }
    const proposed: ReportContent = {
      ...content,
      fund: years.map(({ year }, n) => ({ ...saved, year, fundOre: (3 - n) * 100_000_00, proposedOre: (n + 1) * 100_000_00 })),
      proposal: { name: 'Spar mer' },
      shares: [
        { name: 'Hovedleilighet', numerator: 2, yearlyOre: 4_000_001, proposedOre: 8_000_001 },
        { name: 'Sokkelleilighet', numerator: 1, yearlyOre: 2_000_000, proposedOre: 4_000_000 },
      ],
    }
    const text = pdfText(await drawReport(proposed, null))
    for (const said of [
      'Fondet er tomt i 2030',
      'Med forslaget «Spar mer» holder fondet ut 2035.',
      'Fond, forslag',
      'Per andel i måneden, i snitt',
      '5 000 kr foreslått, 2 500 kr i dag',
      '2/3',
      '40 000,01 kr',
      '60 000,01 kr',
      'Underskrifter',
    ])
      expect(text.replaceAll('\u00a0', ' ')).toContain(said)
    expect(pdfText(await drawReport(content, null))).not.toContain('Per andel')
  })

  test('the same content is the same bytes, with its fonts in it', async () => {
    const [one, other] = [await drawReport(content, null), await drawReport(content, null)]
    expect(one.equals(other)).toBe(true)
    expect(hasEmbeddedFonts(one)).toBe(true)
  })

  test.each([
    ['nb', ['Kort sagt', 'Tilstand, del for del', 'Planen år for år', 'Økonomi', 'Vedlegg', '23 Yttervegger og vinduer', '6 av 6']],
    [
      'en',
      ['In short', 'Condition, part by part', 'The plan, year by year', 'Economy', 'Appendix', '23 Outer walls and windows', '6 of 6'],
    ],
  ] as const)('it tells all of it in %s', async (language, words) => {
    const text = pdfText(await drawReport({ ...content, language }, null))
    for (const said of [...words, 'Vedlikehold 2026', 'Puss har løsnet', '2\u00a0350\u00a0000\u00a0kr', 'Nordtak AS', 'abababab'])
      expect(text).toContain(said)
  })

  test('findings stand beside their pictures, and the fund beside the costs; reports made before there were any have neither', async () => {
    const finding = {
      name: 'Sluk i kjeller',
      buildingName: 'Blokk A',
      comment: 'Mansjetten er løs',
      day: '2026-04-15',
      pictureId: 'a',
      task: 'Ny mansjett',
      taskDay: '2027-05-01',
      costOre: 1_200_000,
    }
    const alone = { ...finding, name: 'Pipe', pictureId: null, comment: null, task: null, taskDay: null, costOre: null }
    const fund = years.map(({ year, ore }, n) => ({ year, costOre: ore, savingOre: 66_000_000, fundOre: 400_000_000 - n * 60_000_000 }))
    const [more, pictures] = [{ ...content, findings: [finding, alone], fund }, new Map([['a', await png()]])]
    const [one, other] = [await drawReport(more, null, pictures), await drawReport(more, null, pictures)]
    expect(one.equals(other)).toBe(true)
    const text = pdfText(one)
    for (const words of [
      'Funn fra kontroller',
      'Mansjetten er løs',
      'Arbeid: Ny mansjett',
      'Dato: 01.05.2027',
      'Ingen oppgave er planlagt ennå.',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Fondet er tomt i 2033')
    expect(text).toMatch(/[-−]1\u00a0400\u00a0000\u00a0kr/)
    const figures = (raw: Buffer) => raw.toString('latin1').split('/S /Figure').length - 1
    const before = await drawReport(content, null)
    expect(figures(one) - figures(before)).toBe(2)
    expect(pdfText(before)).not.toMatch(/Funn fra kontroller|Vedlikeholdsfondet/)
  })

  test('what is told of one finding stays on one page, below its heading', async () => {
    const comment = 'Fugen har sprukket, og vannet finner veien ned. '.repeat(6)
    const finding = { buildingName: 'Blokk A', comment, day: '2026-04-15', pictureId: null, task: null, taskDay: null, costOre: null }
    const parts = many(12, (n) => ({ ...content.parts[0]!, name: `Felt ${n}.`, cause: comment, consequence: `Enden på felt ${n}.` }))
    for (const count of [5, 9]) {
      const findings = many(count, (n) => ({ ...finding, name: `Vindu ${n}.`, task: `Skifte vindu ${n}.` }))
      const pages = pdfPages(await drawReport({ ...content, parts, findings }, null))
      const pageWith = (words: string) => pages.filter((page) => page.replaceAll(/\s+/g, ' ').includes(words))
      for (const { name, task } of findings) expect(pageWith(`${name}, Blokk A`)).toEqual(pageWith(`Arbeid: ${task}`))
      for (const { name, consequence } of parts) expect(pageWith(consequence)).toEqual(pageWith(`${name}, Blokk A · TG3`))
      expect(pageWith('Funn fra kontroller')).toEqual(pageWith('Vindu 0., Blokk A'))
    }
  })

  test('the sum of a table never stands alone on a page', async () => {
    const sums = new Set<number>()
    for (const count of many(9, (n) => n + 10)) {
      const works = many(count, (n) => ({ ...content.works[0]!, title: `Arbeid ${n}.` }))
      const pages = pdfPages(await drawReport({ ...content, works }, null))
      const page = pages.findIndex((words) => words.includes('Alt planlagt'))
      sums.add(page)
      expect(pages[page]).toContain(`Arbeid ${count - 1}.`)
    }
    expect(sums.size).toBe(2)
  })

  test('a part is called as on the screens, and of the year that has begun it is said that what is left is counted', async () => {
    const south: ReportContent = { ...content, parts: [{ ...content.parts[0]!, name: 'Mot sør' }] }
    const text = pdfText(await reportPdf(south, null)).replaceAll(/\s+/g, ' ')
    for (const said of [
      '23 Yttervegger og vinduer – Mot sør',
      'Utbedring av TG2 og TG3, anslått 310 000 kr',
      'Av 2026 er det med som gjensto 12.05.2026.',
    ])
      expect(text).toContain(said)
    const later = pdfText(await reportPdf({ ...south, day: '2025-12-31' }, null))
    expect(later).not.toContain('som gjensto')
  })

  test('is tagged: headings, contents, tables, and figures with what they show in words', async () => {
    const raw = (await drawReport(content, null)).toString('latin1')
    for (const tag of ['/S /H1', '/S /H2', '/S /TOC', '/S /TOCI', '/S /Table', '/S /TH', '/S /Figure', '/MarkInfo', '/Alt'])
      expect(raw).toContain(tag)
  })

  test('a long table has its head on each page, and of very many parts the worst are shown', async () => {
    const parts = many(1100, (n) => ({ ...content.parts[0]!, buildingName: `Blokk ${n}`, conditionGrade: 'TG1' as const }))
    const text = pdfText(await drawReport({ ...content, parts }, null))
    expect(text.match(/Restlevetid\n/g)!.length).toBeGreaterThan(20)
    expect(text).toContain('Blokk 999')
    expect(text).not.toContain('Blokk 1000')
    expect(text).toContain('De 1\u00a0000 verste av 1\u00a0100 deler er vist.')
  })

  test('drawn in a thread of its own it is the same', async () => {
    const drawn = await reportPdf(content, null)
    expect(drawn.equals(await drawReport(content, null))).toBe(true)
  })

  test('contents name the page that each chapter begins on, however long those before it are', async () => {
    const parts = many(300, (n) => ({ ...content.parts[0]!, buildingName: `Blokk ${n}`, conditionGrade: 'TG1' as const }))
    const text = pdfText(await drawReport({ ...content, parts }, null))
    const lines = text.split('\n')
    const listed = lines[lines.lastIndexOf('Økonomi', lines.length) + 1]
    expect(text).toMatch(/(\d+) av \1$/)
    const begins = text.split(/\d+ av \d+/).findIndex((page) => page.includes('Planlagt kostnad per år'))
    expect(begins).toBeGreaterThan(8)
    expect([listed, lines[lines.indexOf('Økonomi') + 1]]).toContain(String(begins + 2))
  })
})
