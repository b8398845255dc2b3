import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const slices = sources().filter(({ file }) => /^server\/(?!kernel\/|access\/)\w+\//.test(file))

const statement = /\bof(?:Estate|Company|Project|Account|User|People|Everybody|Holder)\(\s*(?:\(\s*column,?\s*\) =>\s*)?[`'"]/g
/** What opens rows. */
const rows = String.raw`\b\w+\.(?:(?:rows|ordered|owned|ofUser|ofEstate|ofCompany|about|of|its)\((?:[^()]|\([^()]*\))*\)|(?:user|account|company|estate|project|order)\b)`
const verb = String.raw`\s*\.(?:find|get|add|change|save|remove|all|one|exists)\(`
/** What nothing but rows can do. */
const own = /\.(?:oneLocked|allLocked|asSeen|changeAsSeen|countAlone|countOf|changeWhere|mark|removeWhere|takeWhere|addOnce|highest)\(/g

const timesIn = (text: string, what: RegExp) => [...text.matchAll(what)].length
/** Of rows that are opened there, or have been and have a name. */
function verbsIn(text: string) {
  const named = [...text.matchAll(new RegExp(String.raw`const (\w+) = ${rows}\n`, 'g'))].map(([, name]) => String.raw`\b${name}\b`)
  return timesIn(text, own) + timesIn(text, new RegExp(`(?:${[rows, ...new Set(named)].join('|')})${verb}`, 'g'))
}

/** `accounts/departure`; of what lies in its domain itself, the domain. */
const sliceOf = (file: string) => /^server\/(\w+(?:\/\w+(?=\/))?)/.exec(file)![1]!

/** Where statements outnumber verbs of rows by more than two, since they go over many tables at once. Lowered, never raised. */
const statementsFirst: Readonly<Record<string, number>> = {
  'accounts/companyInvitations': 3,
  'accounts/companyRegistration': 4,
  'accounts/dataExport': 5,
  'accounts/departure': 5,
  'administration/operating': 9,
  'administration/space': 4,
  'estates/estates': 6,
  'estates/ownerInvitations': 3,
  history: 9,
  'history/archive': 10,
  'licences/licences': 4,
  'licences/office': 3,
  'lookups/registers': 6,
  'maintenance/assignedPlans': 3,
  'maintenance/planImport': 3,
  'maintenance/reminders': 5,
  'projects/closing': 11,
  'projects/people': 4,
  'projects/saveProject': 4,
  'sharing/estateViewers': 4,
  'sharing/supportAccess': 3,
}

test('a slice asks through rows first: a statement is written for what rows can’t say', () => {
  const bySlice = Map.groupBy(slices, ({ file }) => sliceOf(file))
  const more = [...bySlice].map(([slice, files]) => {
    const statements = files.reduce((sum, { text }) => sum + timesIn(text, statement), 0)
    const verbs = files.reduce((sum, { text }) => sum + verbsIn(text), 0)
    return [slice, statements - verbs] as const
  })
  expect(Object.fromEntries(more.filter(([, by]) => by > 2))).toEqual(statementsFirst)
})

test('statements and verbs of rows are found at all', () => {
  expect(slices.reduce((sum, { text }) => sum + timesIn(text, statement), 0)).toBeGreaterThan(200)
  expect(slices.reduce((sum, { text }) => sum + verbsIn(text), 0)).toBeGreaterThan(400)
})
