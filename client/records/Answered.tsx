import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { refusalOf } from '#client/access/refusal.ts'
import { DeniedState, ErrorState, SwitchedOffState } from '#client/ui/states.tsx'

/** A question on its way, and what came of it: undefined while it is, null where the answer is closed to the viewer. */
export interface Answer<T> {
  data: T | null | undefined
  error?: unknown
  /** It was answered, and what was asked for is not there. */
  isMissing?: boolean
  retry: () => void
}

export interface AnsweredProps<T> {
  answer: Answer<T>
  skeleton: ReactNode
  /** In place of what is closed to the viewer. */
  closed?: ReactNode
  /** In place of what is not there. */
  missing?: ReactNode
  children: (data: T) => ReactNode
}

/** What was asked for, or why it is not there: the one place that tells them apart. */
export function Answered<T>({ answer: { data, error, isMissing, retry }, skeleton, closed, missing, children }: AnsweredProps<T>) {
  const isFailed = !data && error !== undefined && !refusalOf(error)?.status
  const askAgain = useEffectEvent(retry)
  // What failed for want of a line is asked for again by itself once there is one.
  useEffect(() => {
    if (!isFailed) return undefined
    const again = () => askAgain()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isFailed])

  if (data) return children(data)
  if (data === null || refusalOf(error)?.code === 'authorizationFailure') return closed ?? <DeniedState />
  if (missing && (isMissing || refusalOf(error)?.code === 'entityNotFound')) return missing
  if (refusalOf(error)?.reason === 'feature') return <SwitchedOffState />
  return error ? <ErrorState onRetry={retry} /> : skeleton
}
