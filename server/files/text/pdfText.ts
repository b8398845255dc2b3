import { getDocumentProxy } from 'unpdf'
import { longestContent } from './formats.ts'

const mostPages = 500

/** The text of a PDF, page by page, as far as it is searched. */
export async function pdfText(content: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(content), { disableFontFace: true, verbosity: 0 })
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && length < longestContent; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
    pages.push(text)
    length += text.length
    page.cleanup()
  }
  return pages.join('\n')
}
