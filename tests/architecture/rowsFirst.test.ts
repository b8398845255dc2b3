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

test('slices ask through rows first: a statement is written for what rows can’t say', () => {
  const statements = slices.reduce((sum, { text }) => sum + timesIn(text, statement), 0)
  const verbs = slices.reduce((sum, { text }) => sum + verbsIn(text), 0)
  expect(statements).toBeGreaterThan(200) // they are found at all
  expect(statements / verbs).toBeLessThan(0.66)
})
