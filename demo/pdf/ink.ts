import { ink, type Pdf } from '#server/pdf/document.ts'

/** A4, in points. */
export const page = { width: 595.28, height: 841.89 }

/** What the product's font has letters for; any other would come out as an empty box. */
const writable = /^[ -~\u00a0-ž–—−’“”…•€]*$/

interface Look {
  size?: number
  weight?: 'regular' | 'bold'
  colour?: string
  align?: 'left' | 'right'
}

/** One line; y is its base line, and aligned right, x is the right edge. */
export function text(doc: Pdf, content: string, x: number, y: number, look: Look = {}) {
  const { align = 'left' } = look
  const pen = inked(doc, content, look)
  pen.text(content, align === 'left' ? x : x - pen.widthOfString(content), y, { baseline: 'alphabetic', lineBreak: false })
}

interface Block extends Look {
  width: number
  /** From one base line to the next. */
  leading: number
}

/** As many lines as it needs; y is the base line of the first. */
export function lines(doc: Pdf, content: string, x: number, y: number, { width, leading, ...look }: Block) {
  const pen = inked(doc, content, look)
  pen.text(content, x, y, { width, lineGap: leading - pen.currentLineHeight(), baseline: 'alphabetic' })
}

export function heightOf(doc: Pdf, content: string, { width, leading, ...look }: Block) {
  const pen = inked(doc, content, look)
  return pen.heightOfString(content, { width, lineGap: leading - pen.currentLineHeight() })
}

function inked(doc: Pdf, content: string, { size = 10, weight = 'regular', colour = ink.text }: Look): Pdf {
  if (!writable.test(content)) throw new Error(`The product's font lacks a letter of "${content}"`)
  return doc.font(weight).fontSize(size).fillColor(colour)
}

/** What only decorates is passed over by those who have the page read to them. */
export function decoration(doc: Pdf, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

export const block = (doc: Pdf, colour: string, x: number, y: number, width: number, height: number) =>
  decoration(doc, () => doc.rect(x, y, width, height).fill(colour))

export const hairline = (doc: Pdf, x: number, y: number, width: number, colour: string = ink.line) =>
  decoration(doc, () =>
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .stroke(colour),
  )
