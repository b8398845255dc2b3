/** Stands in for one of many ways to ask it: what is typed into a form is made here. */
export default function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const made = Object.getPrototypeOf(value) as unknown
  return made === null || made === Object.prototype
}
