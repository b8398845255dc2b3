import type { AnyObject, ISchema, ObjectSchema } from 'yup'

type Values = Readonly<Record<string, unknown>>
/** Of a value, and of what was sent beside it. */
type Holds = (value: unknown, sent: Values) => boolean

const kept = new WeakMap<object, Holds>()

/**
 * Says of a rule which values it leaves as they were sent. It holds for that very rule: what is built on it, with one
 * more condition, is a rule of its own.
 */
export function asSent<Rule extends ISchema<unknown>>(rule: Rule, holds: Holds): Rule {
  kept.set(rule, holds)
  return rule
}

/** Whether every field holds a value that its rule leaves as it is, and there are no others; undefined where that can't be told. */
export function leavesAsSent(input: ObjectSchema<AnyObject>): ((values: Values) => boolean) | undefined {
  if (input.tests.length || input.transforms.length) return undefined
  const rules = Object.entries(input.fields).map(([name, rule]) => [name, kept.get(rule)] as const)
  if (!rules.every((rule): rule is [string, Holds] => rule[1] !== undefined)) return undefined
  const names = new Set(rules.map(([name]) => name))
  return (values) => {
    for (const [name, holds] of rules) if (!holds(values[name], values)) return false
    for (const name in values) if (!names.has(name)) return false
    return true
  }
}
