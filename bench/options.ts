import { parseArgs } from 'node:util'
import { operations } from './operations/operations.ts'
import type { ScaleOptions } from './scale/measureScale.ts'

export interface Options {
  quick: boolean
  /** How often the product and its database are ended while people work; nothing else is done then. */
  kills: number | undefined
  /** Nothing is measured: product and LIMIT answer on a small world, and have to say the same. */
  answersOnly: boolean
  /** Where the figures are to be written too. */
  json: string | undefined
  parts: { server: boolean; client: boolean }
  operations: typeof operations
  estates: number
  /** Companies and addresses in the registers, as many of each. */
  registered: number
  /** Of estates, that can be searched. */
  documents: number
  rounds: number
  windowMs: number
  /** How often a statement is sent by itself, and how many answers are compared. */
  calls: number
  compared: number
  /** For each server and operation, at most. */
  warmingMs: number
}

const fullWorld = { estates: 100_000, registered: 1_000_000, documents: 1_000_000 }
const quickWorld = { estates: 10_000, registered: 10_000, documents: 10_000 }
/** Just enough for all who ask. */
const smallWorld = { estates: 1000, registered: 100, documents: 1000 }

const usualKills = 50

export function readOptions(): Options {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      times: { type: 'string' },
      quick: { type: 'boolean' },
      answers: { type: 'boolean' },
      json: { type: 'string' },
      client: { type: 'boolean' },
      only: { type: 'string', multiple: true },
    },
  })
  const { quick = false, answers: answersOnly = false, json, client = false, only } = values
  const known: readonly string[] = operations.map(({ name }) => name)
  if (only?.some((name) => !known.includes(name))) throw new Error(`--only takes one of ${known.join(', ')}.`)
  if (positionals.join() && positionals.join() !== 'kills') throw new Error(`There is no bench ${positionals.join(' ')}.`)
  const whole = quick ? quickWorld : fullWorld
  return {
    quick,
    kills: positionals.length ? Number(values.times ?? usualKills) : undefined,
    answersOnly,
    json,
    // A file of figures holds all of them, unless only some are asked for.
    parts: { server: !client, client: client || (json !== undefined && !only) },
    operations: operations.filter(({ name }) => !only || only.includes(name)),
    ...(answersOnly ? smallWorld : whole),
    rounds: quick ? 10 : 20,
    windowMs: quick ? 100 : 200,
    calls: quick ? 100 : 300,
    compared: quick || answersOnly ? 10 : 30,
    warmingMs: quick ? 1500 : 15_000,
  }
}

/** `load`: what the product carries, and what it does when twice that comes. Nothing else is measured then. */
export function readOverload(): { minutes: number; json: string | undefined } | undefined {
  if (process.argv[2] !== 'load') return undefined
  const { values } = parseArgs({ args: process.argv.slice(3), options: { minutes: { type: 'string' }, json: { type: 'string' } } })
  const minutes = Number(values.minutes ?? 3)
  if (!(minutes > 0)) throw new Error('--minutes takes a number.')
  return { minutes, json: values.json }
}

/** `scale`: what the screens cost in a large world. Nothing else is measured then. */
export function readScale(): (ScaleOptions & { json: string | undefined }) | undefined {
  if (process.argv[2] !== 'scale') return undefined
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      share: { type: 'string' },
      keep: { type: 'boolean' },
      calls: { type: 'string' },
      only: { type: 'string', multiple: true },
      json: { type: 'string' },
    },
  })
  const [share, calls] = [Number(values.share ?? 1), Number(values.calls ?? 100)]
  if (!(share > 0 && share <= 1)) throw new Error('--share takes a number above 0, up to 1.')
  if (!(calls > 0)) throw new Error('--calls takes a number.')
  return { share, keeps: values.keep ?? false, calls, only: values.only, json: values.json }
}
