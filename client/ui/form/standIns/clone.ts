/** Stands in for a copy of anything: a form's own lists and objects are copied one deep. */
export default function clone(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[])]
  return typeof value === 'object' && value !== null ? { ...value } : value
}
