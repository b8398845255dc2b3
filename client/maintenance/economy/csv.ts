type Cell = string | number | null | undefined

/** What a spreadsheet would take for a formula is made a text by the sign before it. */
const safe = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
const quoted = (text: string) => (/[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const cell = (value: Cell) => (value == null ? '' : typeof value === 'number' ? String(value).replace('.', ',') : quoted(safe(value)))

/** As a Norwegian spreadsheet opens it: semicolons, decimal commas, and a mark of its letters. */
export const csvOf = (rows: readonly (readonly Cell[])[]) => `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`

export function saveFile(name: string, content: string) {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
