import type { Language } from '#server/kernel/texts.ts'
import type { Sheet, Value } from './written.ts'

/** What spreadsheet programs of each language take apart by themselves. */
const signs = { nb: { between: ';', decimal: ',' }, en: { between: ',', decimal: '.' } } as const
/** With it they know that the letters are Unicode. */
const mark = '\ufeff'

/** A sheet as text (RFC 4180). What begins with a sign of a formula gets an apostrophe, so that no program computes it; so does what begins so behind one, to be read back as it was. */
export function csv({ columns, rows }: Sheet, language: Language): Buffer {
  const { between, decimal } = signs[language]
  const written = (value: Value) => {
    if (value === null) return ''
    if (typeof value === 'number') return quoted(String(value).replace('.', decimal))
    return quoted(/^'*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)
  }
  const quoted = (text: string) => (/["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(written).join(between))
  return Buffer.from(`${mark}${lines.join('\r\n')}\r\n`)
}
