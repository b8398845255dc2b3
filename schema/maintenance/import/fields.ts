/** What a column of a sheet can be in the plan. */
export const importFields = [
  'building',
  'part',
  'title',
  'startDate',
  'period',
  'interval',
  'endDate',
  'cost',
  'responsible',
  'trade',
  'priority',
  'description',
  'basis',
] as const
export type ImportField = (typeof importFields)[number]

/** Without these nothing is a task. */
export const neededFields = ['title', 'startDate'] as const satisfies readonly ImportField[]

/** Why a column is taken for what it is. */
export const importGuesses = ['remembered', 'name', 'content', 'unsure', 'left', 'empty'] as const
export type ImportGuess = (typeof importGuesses)[number]

/** So many rows of a sheet, and columns; a correction is a cell that is written anew. */
export const mostImportRows = 60_000
export const mostImportColumns = 60
export const mostCorrections = 500
/** So many faults are told one by one. */
export const mostFaultsTold = 200

/** What people call the columns, in both languages, and how the plan's own sheet calls them. */
const names: Readonly<Record<ImportField, readonly string[]>> = {
  building: ['bygning', 'bygg', 'byggnr', 'blokk', 'hus', 'oppgang', 'building', 'block', 'house'],
  part: ['bygningsdel', 'del', 'komponent', 'element', 'bygningselement', 'ns3451', 'part', 'building part', 'component'],
  title: ['oppgave', 'tiltak', 'arbeid', 'aktivitet', 'hva', 'vedlikehold', 'jobb', 'task', 'measure', 'work', 'activity', 'what'],
  startDate: [
    'første gang',
    'frist',
    'når',
    'dato',
    'start',
    'startdato',
    'utføres',
    'år',
    'planlagt',
    'first time',
    'due',
    'when',
    'date',
    'year',
  ],
  period: ['gjentas', 'intervall', 'frekvens', 'hyppighet', 'repeats', 'frequency', 'interval', 'recurrence'],
  interval: ['hver', 'every'],
  endDate: ['siste dag', 'sluttdato', 'slutt', 'last day', 'end', 'end date'],
  cost: ['kostnad', 'pris', 'beløp', 'sum', 'kroner', 'kr', 'ca pris', 'estimat', 'anslag', 'cost', 'price', 'amount', 'estimate'],
  responsible: [
    'ansvarlig',
    'leverandør',
    'utføres av',
    'utfører',
    'entreprenør',
    'firma',
    'responsible',
    'supplier',
    'contractor',
    'company',
  ],
  trade: ['fag', 'faggruppe', 'trade'],
  priority: ['prioritet', 'prioritering', 'pri', 'viktighet', 'priority'],
  description: ['beskrivelse', 'merknad', 'kommentar', 'notat', 'merknader', 'description', 'comment', 'note', 'notes', 'remarks'],
  basis: ['regnes fra', 'counted from'],
}
/** Columns of the plan's own sheet that the plan counts by itself. */
const countedByItself = new Set(['neste', 'next'])

export const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const byName = new Map(importFields.flatMap((field) => names[field].map((name) => [name, field] as const)))
export const fieldNamed = (title: string): ImportField | undefined => byName.get(plainTitle(title))
export const isCountedByItself = (title: string) => countedByItself.has(plainTitle(title))
