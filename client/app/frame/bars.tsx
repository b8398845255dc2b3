import { type ComponentType, lazy, useState } from 'react'

/** What is there is drawn at once: something lazy waits at first even for what has come, and in the place of the drawn bar stood an empty one. */
function bar(fetch: () => Promise<ComponentType>) {
  let arrived: ComponentType | undefined
  const load = async () => (arrived = await fetch())
  const Later = lazy(async () => ({ default: await load() }))
  function Shown() {
    // Chosen once, or it would be made anew when it is drawn again.
    const [Here] = useState(() => arrived ?? Later)
    return <Here />
  }
  return { load, Shown }
}

const ofPublic = bar(async () => (await import('./PublicBar.tsx')).PublicBar)
const ofMember = bar(async () => (await import('./MemberBar.tsx')).MemberBar)

/** Nobody needs both. The one that is needed is there before the frame is drawn. */
export const fetchBar = (isMember: boolean): Promise<unknown> => (isMember ? ofMember.load() : ofPublic.load())

export const PublicBar = ofPublic.Shown
export const MemberBar = ofMember.Shown
