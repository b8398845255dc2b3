import type { Language } from '#server/kernel/texts.ts'
import { writtenDay } from '#server/kernel/written.ts'
import { ink, pdf } from '#server/pdf/document.ts'
import { inThreadOfPapers } from '#server/pdf/elsewhere.ts'

interface ClaimLetter {
  language: Language
  addressLine1: string
  addressLine2: string | null
  /** Who says that the property is theirs. */
  name: string
  code: string
  made: Date
  until: Date
  publicUrl: string
}

const words = {
  nb: ({ name, addressLine1, until, publicUrl }: ClaimLetter) => ({
    title: 'Kode for eiendommen din',
    to: `Til eieren av ${addressLine1}`,
    why: `${name} har bedt om å stå som eier av ${addressLine1} i Grunnmur. Ingen eier den der ennå. Derfor kommer dette brevet til eiendommens egen adresse.`,
    how: `Er det deg? Logg inn på ${publicUrl}, velg Finn mine eiendommer, og skriv inn koden:`,
    limits: `Koden gjelder til ${writtenDay(until)} og kan prøves fem ganger.`,
    ignore: 'Er det ikke deg, kan du kaste brevet. Uten koden får ingen tilgang.',
  }),
  en: ({ name, addressLine1, until, publicUrl }: ClaimLetter) => ({
    title: 'Code for your property',
    to: `To the owner of ${addressLine1}`,
    why: `${name} has asked to be listed as an owner of ${addressLine1} in Grunnmur. Nobody owns it there yet. That is why this letter comes to the property’s own address.`,
    how: `Is it you? Sign in at ${publicUrl}, choose Find my properties, and enter the code:`,
    limits: `The code counts until ${writtenDay(until)} and can be tried five times.`,
    ignore: 'If it is not you, throw the letter away. Without the code nobody is let in.',
  }),
} satisfies Record<Language, (letter: ClaimLetter) => Record<string, string>>

const left = 56
const width = 595.28 - 2 * left

export const claimLetterPdf = inThreadOfPapers(import.meta.url, drawClaimLetter)

/** Folded in three, the address shows in the window of an envelope. */
export function drawClaimLetter(letter: ClaimLetter): Promise<Buffer> {
  const { language, addressLine1, addressLine2, code, made } = letter
  const { title, to, why, how, limits, ignore } = words[language](letter)
  return pdf({ title, author: 'Grunnmur', language, made }, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    const part = (kind: string, draw: () => void) => page.add(doc.struct(kind, {}, draw))
    const paragraph = (text: string, y: number, size = 11) =>
      part('P', () => doc.font('regular').fontSize(size).fillColor(ink.text).text(text, left, y, { width, lineGap: 4 }))
    paragraph([to, addressLine1, addressLine2].filter(Boolean).join('\n'), 130)
    part('H1', () => doc.font('bold').fontSize(22).fillColor(ink.brand).text(title, left, 280))
    paragraph(why, 330)
    paragraph(how, 410)
    part('P', () => doc.font('bold').fontSize(30).fillColor(ink.text).text(code, left, 470, { characterSpacing: 3 }))
    paragraph(limits, 535)
    paragraph(ignore, 575)
    page.end()
  })
}
