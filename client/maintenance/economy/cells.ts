import { optionalKroner } from '#schema/figures.ts'

/** What is typed into the grid, by building and year; what is left alone is not among it. */
export type Typed = Readonly<Record<string, string>>

export const cellKey = (buildingId: string, year: number) => `${buildingId} ${year}`

const kroner = optionalKroner()
/** `1 234,5 kr` as a spreadsheet writes it; null is nothing, undefined can't be read. */
export function amountIn(typed: string): number | null | undefined {
  const value = kroner.cast(typed.replace(/kr\.?|,-/gi, ''), { assert: false })
  return kroner.isValidSync(value, { strict: true }) ? (value ?? null) : undefined
}

/** What was copied from a spreadsheet: rows of cells. */
export const copiedCells = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'))

interface Sheet {
  buildingIds: readonly string[]
  years: readonly number[]
}
/** Those cells written into a sheet, from one of its own on; what goes beyond its edge is left out. */
export function pastedInto({ buildingIds, years }: Sheet, at: { column: number; row: number }, copied: readonly (readonly string[])[]) {
  const cells = copied.flatMap((row, down) =>
    row.flatMap((text, right) => {
      const [buildingId, year] = [buildingIds[at.column + right], years[at.row + down]]
      return buildingId === undefined || year === undefined ? [] : [[cellKey(buildingId, year), text.trim()] as const]
    }),
  )
  return Object.fromEntries(cells)
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Enter: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}
/** Where a key leads to. Within what is typed the arrows to the sides move the caret first. */
export function stepOf(
  key: string,
  { value, selectionStart, selectionEnd }: Pick<HTMLInputElement, 'value' | 'selectionStart' | 'selectionEnd'>,
) {
  const isWhole = selectionStart === 0 && selectionEnd === value.length
  if (key === 'ArrowLeft' && !isWhole && selectionStart !== 0) return undefined
  if (key === 'ArrowRight' && !isWhole && selectionEnd !== value.length) return undefined
  return steps[key]
}
