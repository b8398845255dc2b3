import { describe, expect, test } from 'vitest'
import { cleanName, urlNameOf } from '#server/files/names.offer.ts'

describe('a name given by a sender', () => {
  test.each([
    ['../../etc/passwd.txt', 'passwd.txt'],
    ['..\\..\\windows\\system.txt', 'system.txt'],
    ['C:\\Users\\kari\\plan.pdf', 'plan.pdf'],
    ['/absolute/plan.pdf', 'plan.pdf'],
    ['plan\0.pdf', 'plan.pdf'],
    ['plan.pdf\r\nset-cookie: a=b', 'plan.pdfset-cookie: a=b'],
    ['plan\u202Efdp.txt', 'planfdp.txt'],
    ['plan\u2066\u2069\u200B.pdf', 'plan.pdf'],
    ['...', 'file'],
    ['.htaccess.txt', 'htaccess.txt'],
    ['plan.pdf.', 'plan.pdf'],
    ['  plan   for  hagen .PDF ', 'plan for hagen.pdf'],
    ['', 'file'],
    ['plan\uD800.pdf', 'plan.pdf'],
    ['pla\u0301n.pdf', 'plán.pdf'],
    ['🏠 hus.jpg', '🏠 hus.jpg'],
    ['=1+1.csv', '=1+1.csv'],
    ['say "hi".pdf', 'say "hi".pdf'],
  ])('%j is shown as %j', (given, shown) => expect(cleanName(given)).toBe(shown))

  test('keeps its extension when it is cut to 255 characters', () => {
    const name = cleanName(`${'a'.repeat(400)}.pdf`)
    expect(name).toHaveLength(255)
    expect(name).toMatch(/a\.pdf$/)
  })

  test('is not cut through the middle of a character', () => {
    expect(cleanName(`${'a'.repeat(250)}😀😀.pdf`).isWellFormed()).toBe(true)
  })
})

describe('a name in an address', () => {
  test.each([
    ['Tilstandsrapport Bjørnøya.pdf', 'Tilstandsrapport-Bjornoya.pdf'],
    ['blå æske.JPG', 'bla-aeske.jpg'],
    ['../..', 'file'],
    ['日本.pdf', 'file.pdf'],
    ['a?b#c%2f&d=e.pdf', 'a-b-c-2f-d-e.pdf'],
    ['uten endelse', 'uten-endelse'],
  ])('%j becomes %j', (name, address) => expect(urlNameOf(name)).toBe(address))

  test('stays short', () => expect(urlNameOf(`${'a'.repeat(240)}.pdf`).length).toBeLessThanOrEqual(104))
})
