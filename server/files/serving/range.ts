export interface Range {
  start: number
  /** Included. */
  end: number
}

/**
 * The part of a content that was asked for: undefined for all of it, null for one that it does not have. Several
 * parts at once are answered with the whole, as RFC 9110 allows.
 */
export function rangeOf(header: string | undefined, size: number): Range | undefined | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (!first) return Number(last) ? { start: Math.max(size - Number(last), 0), end: size - 1 } : null
  const start = Number(first)
  if (last && Number(last) < start) return undefined
  return start < size ? { start, end: Math.min(last ? Number(last) : size, size - 1) } : null
}

/** Whether the caller holds this very content already. Weak marks count: they differ in nothing that matters here. */
export const holds = (given: string | undefined, tag: string) =>
  given !== undefined && (given.trim() === '*' || given.split(',').some((held) => held.trim().replace(/^W\//, '') === tag))
