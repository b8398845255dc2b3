import { parseSync } from 'vite'
import { type Source, sources } from './sources.ts'

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}
type Code = Source & { body: Node[] }

/** What is made once by these never changes. */
const constant = new Set(['URL', 'RegExp', 'Intl.NumberFormat', 'GraphQLScalarType', 'Param', 'Column', 'Markup', 'Error', 'Date'])
/** What of the language changes where somebody writes to it. */
const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array'])
const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

function* within(node: Node): Generator<Node> {
  for (const child of childrenOf(node)) {
    yield child
    yield* within(child)
  }
}

const parsed = (source: Source): Code => ({ ...source, body: parseSync(source.file, source.text).program.body as unknown as Node[] })
const textOf = ({ text }: Source, { start, end }: Node) => text.slice(start, end)
const declared = (statement: Node) => (isNode(statement['declaration']) ? statement['declaration'] : statement)

interface Variable {
  name: string
  isConst: boolean
  value: Node | undefined
}

function variablesOf(source: Source, statement: Node): Variable[] {
  if (statement.type !== 'VariableDeclaration' || statement['declare']) return []
  const named = (statement['declarations'] as Node[]).filter(({ id }) => (id as Node).type === 'Identifier')
  return named.map((one) => {
    let value = one['init'] as Node | undefined
    while (value && /^TS|^Await/.test(value.type)) value = (value['expression'] ?? value['argument']) as Node
    const name = textOf(source, one['id'] as Node).replace(/:[^]*/, '')
    return { name, isConst: statement['kind'] === 'const', value }
  })
}

const classOf = (source: Source, value: Node | undefined) =>
  value?.type === 'NewExpression' ? textOf(source, value['callee'] as Node) : undefined

const isWrittenIn = (text: string, name: string) =>
  new RegExp(
    `(?<![.\\w])${name}(\\.(set|add|delete|clear|push|pop|shift|unshift|splice|sort|length =)\\b|(\\.\\w+|\\[[^\\]]+\\]) (\\?\\?|\\|\\|)?= )`,
  ).test(text)

/** Whether what the function answers remembers something between two calls: it writes to what the function around it has declared. */
function remembers(source: Source, made: Node): boolean {
  const body = (made['body'] as Node | null)?.['body']
  if (!Array.isArray(body)) return false
  const own = (body as Node[]).flatMap((statement) => variablesOf(source, statement))
  const inner = [...within(made)].filter(({ type }) => functions.has(type)).map((one) => textOf(source, one))
  return own.some(({ name, isConst, value }) =>
    inner.some((text) =>
      isConst
        ? collections.has(classOf(source, value) ?? '') && isWrittenIn(text, name)
        : new RegExp(`(?<![.\\w])${name}( (\\?\\?|[-+|&]+)?= |\\+\\+|--)`).test(text),
    ),
  )
}

/** Functions whose answer remembers. */
function makersIn(source: Code): string[] {
  return source.body.map(declared).flatMap((statement) => {
    if (statement.type === 'FunctionDeclaration') return remembers(source, statement) ? [textOf(source, statement['id'] as Node)] : []
    return variablesOf(source, statement).flatMap(({ name, value }) =>
      value && functions.has(value.type) && remembers(source, value) ? [name] : [],
    )
  })
}

/** What a module has as long as its process lives, and changes. */
function ofModule(source: Code, makers: ReadonlySet<string>, all: readonly Code[]): string[] {
  const users = (name: string) =>
    all.filter(({ file, imports }) => file === source.file || imports.some(({ from, line }) => from === source.file && line.includes(name)))
  const isWritten = (name: string) => users(name).some(({ text }) => isWrittenIn(text, name))
  return source.body
    .map(declared)
    .flatMap((statement) => variablesOf(source, statement))
    .filter(({ name, isConst, value }) => {
      if (!isConst) return true
      const made = classOf(source, value)
      if (made) return collections.has(made) ? isWritten(name) : !constant.has(made)
      if (value?.type === 'CallExpression') return makers.has(textOf(source, value['callee'] as Node))
      return /^(Array|Object)Expression$/.test(value?.type ?? '') && isWritten(name)
    })
    .map(({ name }) => name)
}

/** What its objects keep in collections. */
const ofObjects = (source: Code) =>
  source.body
    .flatMap((statement) => [...within(statement)])
    .filter(({ type, value }) => type === 'PropertyDefinition' && isNode(value) && value.type === 'NewExpression')
    .map((field) => textOf(source, field['key'] as Node))

/** All that the server has in memory beyond a call: by files, the names of what holds it. */
export function keptState(): Map<string, string[]> {
  const all = sources()
    .filter(({ file }) => /^(server|schema)\//.test(file))
    .map(parsed)
  const makers = new Set(all.flatMap(makersIn))
  const kept = all.map((source) => {
    const inAnswers = makersIn(source).map((name) => `${name}()`)
    return [source.file, [...ofModule(source, makers, all), ...ofObjects(source), ...inAnswers]] satisfies [string, string[]]
  })
  return new Map(kept.filter(([, names]) => names.length))
}
