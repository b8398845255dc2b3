import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromAST,
} from 'graphql'
import { AppError } from './errors.ts'

type NamedValues = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]
type Fault = readonly [path: Path, fault: string]

const mostTold = 50

/** The variables of an operation, turned into what its types say. What can't be is refused by the path of the field, and by no word of the schema's. */
export function readVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: NamedValues,
): NamedValues {
  // By its own names alone: a variable may be called as what every object inherits.
  const values = Object.create(null) as Record<string, unknown>
  for (const { variable, type: written, defaultValue } of variableDefinitions) {
    const name = variable.name.value
    const type = typeFromAST(schema, written as never) as GraphQLInputType
    const isGiven = Object.hasOwn(given, name)
    if (isNonNullType(type) && (isGiven ? given[name] === null : !defaultValue)) throw refused([[[name], 'required']])
    if (isGiven) values[name] = coerced(schema, type, name, given[name])
    else if (defaultValue) values[name] = valueFromAST(defaultValue, type)
  }
  return values
}

function coerced(schema: GraphQLSchema, type: GraphQLInputType, name: string, given: unknown): unknown {
  const wrong: Fault[] = []
  const allowed: Record<string, readonly string[]> = {}
  const value: unknown = coerceInputValue(given, type, (path, _, { message }) => {
    const values = valuesOf(schema, message)
    if (values) allowed[written([name, ...path])] = values
    // Of a record the library tells its own path, and in words which of its fields it is about.
    const [, field, isLacking] = /^Field "(\w+)" (?:(of required type)|is not defined)/.exec(message) ?? []
    wrong.push([[name, ...path, ...(field ? [field] : [])], isLacking ? 'required' : 'notValid'])
    if (wrong.length === mostTold) throw refused(wrong, allowed)
  })
  if (wrong.length) throw refused(wrong, allowed)
  return value
}

const refused = (faults: readonly Fault[], allowed: Readonly<Record<string, readonly string[]>> = {}) =>
  new AppError('badRequest', {
    fields: Object.fromEntries(faults.map(([path, fault]) => [written(path), fault])),
    ...(Object.keys(allowed).length && { allowed }),
  })

/** Of a value that is none of a few, which those are; the library names their type. */
function valuesOf(schema: GraphQLSchema, message: string) {
  const [, name] = /^(?:Value ".*" does not exist in|Enum) "(\w+)"/s.exec(message) ?? []
  const type = name === undefined ? undefined : schema.getType(name)
  return isEnumType(type) ? type.getValues().map((one) => one.name) : undefined
}

/** As everywhere else: the one argument that holds all others is not named. */
const written = ([variable, ...rest]: Path) =>
  [...(variable === 'input' && rest.length ? [] : [variable!]), ...rest].reduce<string>(
    (path, step) => (typeof step === 'number' ? `${path}[${step}]` : path ? `${path}.${step}` : step),
    '',
  )
