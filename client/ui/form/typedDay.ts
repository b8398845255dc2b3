const pad = (part: number, length = 2) => String(part).padStart(length, '0')

/** `26` is 2026 and `94` is 1994: people write about the years they live among. */
const fullYear = (year: number) => (year >= 100 ? year : year < 70 ? 2000 + year : 1900 + year)

function isoDay(year: number, month: number, day: number) {
  const iso = `${pad(year, 4)}-${pad(month)}-${pad(day)}`
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(iso) ? undefined : iso
}

/** Reads a day as Norwegians write it: `5.1.26`, `05.01.2026`, `5/1 2026`, `050126`, `5.1` of this year, or ISO. */
export function readDay(typed: string, today = new Date()): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const parts = /^(\d{1,2})[.,/\s-]+(\d{1,2})(?:[.,/\s-]+(\d{4}|\d{2}))?\.?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  if (!parts) return undefined
  const year = parts[3] ? fullYear(Number(parts[3])) : today.getFullYear()
  return isoDay(year, Number(parts[2]), Number(parts[1]))
}

/** `2026-01-05` as `05.01.2026`; what is no day stays as it was typed. */
export const writeDay = (value: string) => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3.$2.$1')
