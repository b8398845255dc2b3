import type { Language } from '#server/kernel/texts.ts'
import { font } from './font.ts'

export type Pdf = PDFKit.PDFDocument

/** The colours of the product on paper. */
export const ink = { text: '#17211c', muted: '#545f59', brand: '#1c5040', line: '#c9c8c0' } as const

interface Described {
  title: string
  author: string
  language: Language
  /** The day it was made, so that the same document is the same bytes. */
  made: Date
  /** What stands at the foot of every page is written last, when it is known how many there are. */
  foot?: number
}

const margin = 56

/** Paper with the product's fonts in it: tagged for those who listen to it, the same wherever it is read. */
export async function pdf({ title, author, language, made, foot }: Described, draw: (doc: Pdf) => void): Promise<Buffer> {
  // Thirty megabytes that most processes never need.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: margin + (foot ?? 0) },
    bufferPages: foot !== undefined,
    pdfVersion: '1.7',
    // Missing in its type alone.
    subset: 'PDF/UA' as never,
    tagged: true,
    // None: its own Helvetica would be read and worked out for each document.
    font: '',
    displayTitle: true,
    lang: language === 'nb' ? 'nb-NO' : 'en-GB',
    info: { Title: title, Author: author, CreationDate: made, ModDate: made },
  })
  doc.registerFont('regular', await font(400)).registerFont('bold', await font(700))
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>((resolved, refused) => {
    doc.on('end', () => resolved(Buffer.concat(parts)))
    doc.on('error', refused)
  })
  draw(doc.font('regular').fontSize(10).fillColor(ink.text))
  doc.end()
  return done
}
