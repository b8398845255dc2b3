type NamedValues = Readonly<Record<string, unknown>>
interface Rule {
  type: string
  fields?: Readonly<Record<string, unknown>>
  innerType?: unknown
  spec?: { readonly nullable?: boolean }
}

const mostTold = 50
/** No list that anybody fills in comes near it, and each of its items would be held against rules. */
const longestList = 1000

export interface Shape {
  /** What was sent, without anything that would pass for a method of it. */
  value: NamedValues
  /** Paths of what is of another type than its rule says: a record for a text, a text for a list. */
  wrong: string[]
  /** Paths of lists that nobody is going to read to their end. */
  long: string[]
}

/** Looks at the shape of what was sent, before any rule of a value is asked: that would turn a record into a text, by whatever the record holds. */
export function shapeOf(input: unknown, sent: NamedValues): Shape {
  const shape: Pick<Shape, 'wrong' | 'long'> = { wrong: [], long: [] }
  const value = look(input as Rule, sent, '', shape) as NamedValues
  return { value, wrong: shape.wrong.slice(0, mostTold), long: shape.long.slice(0, mostTold) }
}

function look(rule: Rule, value: unknown, path: string, faults: Pick<Shape, 'wrong' | 'long'>): unknown {
  if (value === undefined || value === null) return value
  if (rule.type === 'object') {
    if (!isRecord(value)) faults.wrong.push(path)
    else {
      const parts = Object.entries(value).filter(([name]) => !(name in Object.prototype))
      const lookIn = ([name, part]: [string, unknown]) =>
        rule.fields?.[name] ? look(rule.fields[name] as Rule, part, path ? `${path}.${name}` : name, faults) : part
      return Object.fromEntries(parts.map((entry) => [entry[0], lookIn(entry)]))
    }
  } else if (rule.type === 'array') {
    if (!Array.isArray(value)) faults.wrong.push(path)
    else if (value.length > longestList) faults.long.push(path)
    else if (rule.innerType) {
      const { innerType } = rule as { innerType: Rule }
      // Nothing is no item of a list, unless its rule says what that means.
      if (!innerType.spec?.nullable) for (const [i, item] of value.entries()) if (item == null) faults.wrong.push(`${path}[${i}]`)
      return value.map((item, i) => look(innerType, item, `${path}[${i}]`, faults))
    }
  } else if (typeof value === 'object' && !(value instanceof Promise)) {
    // A file on its way in is a promise; nothing else that is no record and no list has parts.
    faults.wrong.push(path)
  }
  return value
}

const isRecord = (value: unknown): value is NamedValues => typeof value === 'object' && value !== null && !Array.isArray(value)
