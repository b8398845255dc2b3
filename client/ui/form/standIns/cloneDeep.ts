import isPlainObject from './isPlainObject.ts'

/** Stands in for a copy of anything, rings and buffers too: a form opens with lists and objects; a file in them stays that file. */
export default function cloneDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneDeep)
  if (!isPlainObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cloneDeep(part)]))
}
