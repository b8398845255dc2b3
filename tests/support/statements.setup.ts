import { hash } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import pg from 'pg'

/** Notes each statement that this build sends, once, in a file of this process below the folder. What tests ask for themselves is named by its own hash. */
const seen = new Set<string>()
const { prototype } = pg.Connection as unknown as {
  prototype: { parse: (query: { name?: string; text: string }, more: unknown) => unknown }
}
const { parse } = prototype
prototype.parse = function (query, more) {
  const { name, text } = query
  if (name !== hash('md5', text) && !text.includes('pgboss.') && !seen.has(text)) {
    seen.add(text)
    appendFileSync(`${process.env['STATEMENTS']}/${process.pid}.jsonl`, `${JSON.stringify(text)}\n`)
  }
  return parse.call(this, query, more)
}
