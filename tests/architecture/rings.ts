import type { Source } from './sources.ts'

/** Files that import each other, on whatever way round, types included: each ring with all that hang in it. */
export function ringsOf(sources: readonly Source[]): string[][] {
  const files = new Map(sources.map((source) => [source.file, source.imports.map(({ from }) => from)]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const rings: string[][] = []

  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.get(file)!)
    open.push(file)
    for (const next of files.get(file)!.filter((from) => files.has(from))) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!))
    }
    if (lowest.get(file) !== order.get(file)) return
    const ring = open.splice(open.indexOf(file))
    if (ring.length > 1) rings.push(ring.sort())
  }
  for (const file of files.keys()) if (!order.has(file)) visit(file)
  return rings
}
