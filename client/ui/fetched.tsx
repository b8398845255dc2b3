import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { type Missed, missedCode, missedTexts } from './missedCode.ts'
import { notify } from './notify.ts'
import { LoadingRows } from './skeletons.tsx'
import { ErrorState } from './states.tsx'

/** What lies above the screen can be closed again; what stands in it can not. */
interface Closable {
  onClose?: () => void
}

const rows = <LoadingRows count={4} />

/**
 * A dialog, a menu or a form whose code comes when it is first needed, or when a pointer comes near. What could not be
 * fetched is told: a dialog closes again, so that its button tries anew, and in place of a form stands a button that does.
 * What a server that answers does not have any more is brought by loading the page anew.
 */
export function fetched<Props extends object>(fetch: () => Promise<ComponentType<Props>>, waiting: ReactNode = rows) {
  let component: ComponentType<Props> | undefined
  async function load() {
    component ??= await fetch()
    return component
  }
  function Fetched(props: Props) {
    const [Part, setPart] = useState(() => component)
    const [attempt, setAttempt] = useState(0)
    const [failed, setFailed] = useState<{ at: number; why: Missed }>()
    const { onClose } = props as Closable
    const isThere = Boolean(Part)
    useEffect(() => {
      let isWanted = !isThere
      const given = (part: ComponentType<Props>) => isWanted && setPart(() => part)
      async function tell() {
        const why = isWanted && (await missedCode())
        if (!isWanted || !why || why === 'renewing') return
        setFailed({ at: attempt, why })
        if (onClose) notify.error(missedTexts[why])
        onClose?.()
      }
      if (isWanted) void load().then(given, tell)
      return () => {
        isWanted = false
      }
    }, [isThere, attempt, onClose])
    if (Part) return <Part {...props} />
    if (onClose) return null
    if (failed?.at !== attempt) return waiting
    if (failed.why === 'unreachable') return <ErrorState onRetry={() => setAttempt(attempt + 1)} />
    return (
      <ErrorState onRetry={() => location.reload()}>
        <Text id={missedTexts.outdated} />
      </ErrorState>
    )
  }
  /** A pointer or the focus is near. */
  const beforehand = () => void load().catch(() => undefined)
  /** What waits in its place for an answer, while the code sets out too. */
  function Skeleton() {
    useEffect(beforehand, [])
    return waiting
  }
  return Object.assign(Fetched, { beforehand, Skeleton })
}
