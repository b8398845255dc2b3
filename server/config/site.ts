import { readFileSync } from 'node:fs'
import { type Environment, given, refuse } from './variables.ts'

const parts = ['about', 'faq', 'privacy', 'terms', 'social', 'address', 'phone', 'email'] as const
/** What the footer shows. A part that is left out is served from here with plain text. */
export type Site = Partial<Record<(typeof parts)[number], string>>

const expected = `a JSON file with texts for ${parts.join(', ')}`

export function readSite(env: Environment): Site | undefined {
  const file = given(env, 'SITE')
  if (file === undefined) return undefined
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return refuse('SITE', expected)
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return refuse('SITE', expected)
  const isWhole = Object.entries(read).every(([part, text]) => parts.some((name) => name === part) && typeof text === 'string')
  return isWhole ? Object.freeze({ ...read }) : refuse('SITE', expected)
}
