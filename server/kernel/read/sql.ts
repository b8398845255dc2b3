import type { Language } from '../texts.ts'

/**
 * SQL text with holes. A hole is more Sql, spliced in, or a Param, bound as $n and never spliced: nothing that
 * came from outside can become text of a statement.
 */
export class Sql {
  readonly texts: readonly string[]
  readonly holes: readonly Hole[]
  constructor(texts: readonly string[], holes: readonly Hole[]) {
    this.texts = texts
    this.holes = holes
  }
}

/** A value that is known only when the statement runs. */
export class Param {
  readonly read: (ask: Ask) => unknown
  /** Whether a value will be there, where that is known when the statement is written. */
  readonly given: boolean | undefined
  constructor(read: (ask: Ask) => unknown, given?: boolean) {
    this.read = read
    this.given = given
  }
}

export type Hole = Sql | Param

/** Whether it is known beforehand that no value will be there. */
export const isLeftOut = (hole: Hole) => hole instanceof Param && hole.given === false

/** What a statement's parameters are read from. The viewer's type is known to those who wrote the Param. */
export interface Ask {
  viewer: unknown
  input: Readonly<Record<string, unknown>>
  variables: Readonly<Record<string, unknown>>
  /** That the answer is read in. */
  language?: Language
  /** What is switched on. */
  features?: readonly string[]
}

export const sql = (texts: TemplateStringsArray, ...holes: Hole[]) => new Sql(texts, holes)
export const raw = (text: string | number) => new Sql([String(text)], [])
export const name = (text: string) => raw(`"${text.replaceAll('"', '""')}"`)
export const literal = (text: string) => raw(`'${text.replaceAll("'", "''")}'`)
export const none = raw('')
export const join = (parts: readonly Hole[], by: string) =>
  parts.length ? new Sql(['', ...parts.slice(1).map(() => by), ''], parts) : none
export const isEmpty = (part: Hole) => part instanceof Sql && !part.holes.length && !part.texts.join('').trim()

export interface Statement {
  text: string
  /** How many parameters it has. */
  size: number
  values(ask: Ask): unknown[]
}

/** `before` is how many parameters are numbered already, where it becomes a part of another. */
export function statement(root: Sql, before = 0): Statement {
  const params: Param[] = []
  const number = (param: Param) => before + (params.includes(param) ? params.indexOf(param) + 1 : params.push(param))
  const text = (part: Hole): string => {
    if (part instanceof Param) return `$${number(part)}`
    if (!(part instanceof Sql)) throw new TypeError('a hole takes Sql or a Param, nothing else')
    return part.texts.reduce((written, piece, i) => written + text(part.holes[i - 1]!) + piece)
  }
  return { text: text(root), size: params.length, values: (ask) => params.map((param) => param.read(ask)) }
}
