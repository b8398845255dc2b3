import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { isDay } from '#schema/day.ts'

type NamedValues = Readonly<Record<string, unknown>>
type Holds = (value: unknown) => boolean

const largestInt = 2_147_483_647
const scalars: Readonly<Record<string, Holds>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Int: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= largestInt,
  Float: (value) => typeof value === 'number',
  Date: isDay,
}

/**
 * The variables of an operation where they are what they should be already, which is cheap to see. Undefined for all others:
 * a value that has to be turned into another, one left out that has a default, and whatever is to be refused.
 */
export function plainVariables(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode) {
  const rules = variableDefinitions.map(({ variable, type, defaultValue }) => {
    const inputType = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    return { name: variable.name.value, holds: inputType && !defaultValue ? plain(inputType) : () => false }
  })
  return (given: NamedValues): NamedValues | undefined => {
    const values = Object.create(null) as Record<string, unknown>
    for (const { name, holds } of rules) {
      const value = Object.hasOwn(given, name) ? given[name] : undefined
      if (!holds(value)) return undefined
      if (value !== undefined) values[name] = value
    }
    return values
  }
}

const holdsOf = new WeakMap<object, Holds>()

function plain(type: GraphQLInputType): Holds {
  if (isNonNullType(type)) {
    const holds = plain(type.ofType)
    return (value) => value != null && holds(value)
  }
  const kept = holdsOf.get(type)
  if (kept) return kept
  // Entered before its parts are looked at: an input may hold itself.
  holdsOf.set(type, (value) => value == null || holds(value))
  const holds = plainValue(type)
  return holdsOf.get(type)!
}

function plainValue(type: GraphQLInputType): Holds {
  if (isListType(type)) {
    const holds = plain(type.ofType)
    return (value) => Array.isArray(value) && value.every(holds)
  }
  if (isEnumType(type)) return (value) => typeof value === 'string' && type.getValue(value)?.value === value
  if (isInputObjectType(type)) {
    const fields = new Map(
      Object.values(type.getFields()).map((field) => [field.name, field.defaultValue === undefined ? plain(field.type) : () => false]),
    )
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      for (const name in value) if (!fields.has(name)) return false
      for (const [name, holds] of fields) if (!holds((value as NamedValues)[name])) return false
      return true
    }
  }
  return scalars[type.name] ?? (() => false)
}
