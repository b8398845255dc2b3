import type { Period } from '#schema/maintenance/recurrence.ts'
import { periodOf, type TimeUnit } from './units.ts'

/** How often something comes: no period for what is done once. */
export interface Repeat {
  period: Period | null
  /** As far as the words themselves say how many. */
  count: number | undefined
  /** So many of the period are one of the words': twelve months a year. */
  times: number
}

const once = /^(?:(?:en|én|ein|éin|1) ?gang|(?:ein|éin|1) ?gong|engangs\p{L}*|eingongs\p{L}*|once|one[- ]time|nei|no|ingen|none|-)$/u
const units: readonly (readonly [RegExp, Period, number])[] = [
  [/^(?:dag|dagen|dager|dagar|døgn|døgnet|daglig|dagleg|day|days|daily)$/, 'day', 1],
  [/^(?:uke|uka|uken|uker|ukentlig|ukes?vis|veke|veka|veker|vekentleg|week|weeks|weekly)$/, 'week', 1],
  [
    /^(?:mnd|måned|måneden|måneder|månedlig|månedsvis|md|mnder|månad|månaden|månader|månadleg|månadsvis|mth|month|months|monthly)$/,
    'month',
    1,
  ],
  [/^(?:kvartal|kvartalet|kvartaler|kvartalsvis|kvartalsvist|quarter|quarters|quarterly)$/, 'month', 3],
  [/^(?:tertial|tertialvis)$/, 'month', 4],
  [/^(?:halvår|halvåret|halvårlig|halvårleg|halvårsvis|half years?|half[- ]yearly|semi[- ]?annual|semi[- ]?annually)$/, 'month', 6],
  [/^(?:år|året|års|årlig|årleg|årvis|year|years|yearly|annual|annually|yr|yrs)$/, 'month', 12],
  [/^(?:biennial|biennially)$/, 'month', 24],
  [/^(?:tiår|decade|decades)$/, 'month', 120],
]
const figures = String.raw`\d{1,4}(?:[.,]\d{1,2})?`
const numbers: readonly (readonly [number, string])[] = [
  [1, 'en|én|ein|ett|eitt|one'],
  [2, 'to|two|annen|annet|anna|andre|second|other'],
  [3, 'tre|three|tredje|third'],
  [4, 'fire|four|fjerde|fourth'],
  [5, 'fem|five|femte|fifth'],
  [6, 'seks|six|sjette'],
  [7, 'sju|syv|sjuende'],
  [8, 'åtte|åttende'],
  [9, 'ni|niende'],
  [10, 'ti|ten|tiende|tenth'],
  [15, 'femten|femtende'],
  [20, 'tjue|tjuende|twenty'],
  [30, 'tretti|trettiende'],
]
const counted = new Map(numbers.flatMap(([count, words]) => words.split('|').map((word) => [word, count] as const)))
const number = `(${figures}|${[...counted.keys()].join('|')})`
const every = String.raw`(?:hver(?:t|\.)?|kvar(?:t|\.)?|every|each|pr\.?|per|om lag|ca\.?|a)`
const written = new RegExp(String.raw`^(?:${every}\s+)*(?:${number}(?:\.|\b)[-\s]*)?(?:(?:hvert?|kvart?)\s+)?(.+)$`, 'u')
const perUnit = new RegExp(
  String.raw`^(?:${number}\s*(?:ganger|gonger|gang|gong|g|x|times?)|(twice|once))\.?\s*(?:(?:i|om|pr\.?|per|a|hver|hvert|kvar|kvart|every|each|in|\/)\s*)*(.+)$`,
  'u',
)
const bareFigure = new RegExp(`^${figures}$`)

const countOf = (said: string) => counted.get(said) ?? Number(said.replace(',', '.'))
const unitOf = (said: string) => units.find(([words]) => words.test(said.trim()))

/** «Årlig», «6 mnd», «hvert 5. år», «2 ganger i året»; «5» where the column says of what. Undefined where it says nothing of the kind. */
export function repeatIn(text: string, unit?: TimeUnit): Repeat | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(anne[nt]|anna)(?=h|k)/, '$1 ')
  if (once.test(plain)) return { period: null, count: undefined, times: 1 }
  if (bareFigure.test(plain)) {
    if (!unit) return undefined
    const [period, times] = periodOf[unit]
    return whole(period, times, countOf(plain))
  }
  const often = perUnit.exec(plain)
  if (often) {
    const found = unitOf(often[3]!)
    const count = often[2] ? (often[2] === 'twice' ? 2 : 1) : countOf(often[1]!)
    return found && whole(found[1], found[2], 1 / count)
  }
  const [, said, rest = ''] = written.exec(plain) ?? []
  const found = unitOf(rest)
  if (!found) return undefined
  const [, period, times] = found
  return said === undefined ? { period, times, count: undefined } : whole(period, times, countOf(said))
}

/** Half a year is six months; what is no whole number of the period, nobody can plan. */
function whole(period: Period, times: number, count: number): Repeat | undefined {
  if (Number.isInteger(count)) return { period, times, count }
  const steps = Math.round(times * count * 1e6) / 1e6
  return Number.isInteger(steps) && steps >= 1 ? { period, times: 1, count: steps } : undefined
}
