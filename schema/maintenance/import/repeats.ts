import type { Period } from '#schema/maintenance/recurrence.ts'

/** How often something comes: no period for what is done once. */
export interface Repeat {
  period: Period | null
  /** As far as the words themselves say how many. */
  count: number | undefined
  /** So many of the period are one of the words': twelve months a year. */
  times: number
}

const once = /^(?:(?:en|én|1) ?gang|engangs\p{L}*|once|one[- ]time|nei|no|-)$/u
const units: readonly (readonly [RegExp, Period, number])[] = [
  [/^(?:dag|dager|døgn|daglig|day|days|daily)$/, 'day', 1],
  [/^(?:uke|uker|ukentlig|week|weeks|weekly)$/, 'week', 1],
  [/^(?:mnd|måned|måneder|månedlig|md|month|months|monthly)$/, 'month', 1],
  [/^(?:kvartal|kvartaler|kvartalsvis|quarter|quarters|quarterly)$/, 'month', 3],
  [/^(?:halvår|halvårlig|half year|half-yearly|semiannual|semiannually)$/, 'month', 6],
  [/^(?:år|årlig|year|years|yearly|annual|annually|yr|yrs)$/, 'month', 12],
]
const written =
  /^(?:(?:hver|hvert|hvert?\.|every|each|ca\.?)\s+)?(?:(\d{1,4}|annen?|annet|andre|tredje|fjerde|femte|second|third|other)\.?\s*)?(?:hver|hvert)?\s*(.+)$/
const counted: Readonly<Record<string, number>> = {
  annen: 2,
  annet: 2,
  andre: 2,
  second: 2,
  other: 2,
  tredje: 3,
  third: 3,
  fjerde: 4,
  femte: 5,
}

/** «Årlig», «6 mnd», «hvert 5. år», «every other year»; undefined where it says nothing of the kind. */
export function repeatIn(text: string): Repeat | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^anne[nt]h/, 'annen h')
  if (once.test(plain)) return { period: null, count: undefined, times: 1 }
  const [, number, rest = ''] = written.exec(plain) ?? []
  const unit = units.find(([words]) => words.test(rest.trim()))
  if (!unit) return undefined
  const [, period, times] = unit
  return { period, times, count: number === undefined ? undefined : (counted[number] ?? Number(number)) }
}
