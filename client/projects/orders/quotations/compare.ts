import type { Compared } from './useQuotations.ts'

type Line = NonNullable<Compared['lines']>[number]

/** One line of the work, and what each firm would take for it; nothing where a firm has none of that name. */
export interface ComparedLine {
  key: string
  description: string
  of: readonly (Line | undefined)[]
  /** What the cheapest of several takes for it. */
  lowest: number | undefined
}

/** The lines of all firms beside each other: those of one name stand in one row, the second of that name in a second. */
export function comparedLines(quotations: readonly Pick<Compared, 'lines' | 'status'>[]): ComparedLine[] {
  const rows = new Map<string, { description: string; of: (Line | undefined)[] }>()
  quotations.forEach(({ lines }, firm) => {
    const met = new Map<string, number>()
    for (const line of lines ?? []) {
      const name = line.description.trim().toLocaleLowerCase('nb')
      const nth = (met.get(name) ?? 0) + 1
      met.set(name, nth)
      const key = `${name} ${nth}`
      const row = rows.get(key) ?? { description: line.description, of: quotations.map(() => undefined) }
      row.of[firm] = line
      rows.set(key, row)
    }
  })
  return [...rows].map(([key, row]) => ({ key, ...row, lowest: lowestIn(row.of.filter((_, firm) => isPriced(quotations[firm]!))) }))
}

/** Whether a firm has said what it would take. */
export const isPriced = ({ status }: Pick<Compared, 'status'>) => status === 'given' || status === 'taken'
/** Of two at the least, and not where all take the same. */
function lowestIn(lines: readonly (Line | undefined)[]) {
  const nets = lines.flatMap((line) => (line ? [line.net] : []))
  return new Set(nets).size > 1 ? Math.min(...nets) : undefined
}

/** What the cheapest of those that have a price would take. */
export const lowestOf = (quotations: readonly Pick<Compared, 'status' | 'gross'>[]) => {
  const given = quotations.filter(isPriced).map(({ gross }) => gross)
  return given.length > 1 ? Math.min(...given) : undefined
}
