/** What a column of a sheet can be in the plan. */
export const importFields = [
  'building',
  'part',
  'title',
  'startDate',
  'lastDone',
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

/** Without these nothing is a task: each by one of several columns. */
export const neededFields = [['title'], ['startDate', 'lastDone']] as const satisfies readonly (readonly ImportField[])[]
/** What several columns may say of a task, one after the other. */
export const gatheredField = 'description' satisfies ImportField

/** Why a column is taken for what it is. */
export const importGuesses = ['remembered', 'name', 'content', 'unsure', 'left', 'double', 'empty'] as const
export type ImportGuess = (typeof importGuesses)[number]

/** So many rows of a sheet, and columns; a correction is a cell that is written anew. */
export const mostImportRows = 60_000
export const mostImportColumns = 60
export const mostCorrections = 500
/** So many faults are told one by one. */
export const mostFaultsTold = 200
/** So many different values that can't be read, each with its rows; and so many may be given a meaning. */
export const mostUnreadTold = 500

export const plainTitle = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
