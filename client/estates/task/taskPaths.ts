import { useParams } from 'react-router-dom'

export const taskPath = '/private/task'
export const taskKinds = ['address', 'cadastre', 'share'] as const
export type TaskKind = (typeof taskKinds)[number]

export const placePath = (kind: string, key: string) => `${taskPath}/${kind}/${encodeURIComponent(key)}`

/** Which kind of search, or which property, the address names. */
export function useTaskPlace() {
  const { type, key = '' } = useParams()
  const kind = taskKinds.find((each) => each === type) ?? 'address'
  const place = kind !== 'address' && key ? ({ kind, key } as const) : undefined
  return { kind, place, path: place ? placePath(kind, key) : taskPath }
}
