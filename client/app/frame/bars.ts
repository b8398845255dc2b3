import { lazy } from 'react'

const fetchPublicBar = () => import('./PublicBar.tsx')
const fetchMemberBar = () => import('./MemberBar.tsx')

/** Nobody needs both. The one that is needed is there before the frame is drawn. */
export const fetchBar = (isMember: boolean): Promise<unknown> => (isMember ? fetchMemberBar() : fetchPublicBar())

export const PublicBar = lazy(async () => ({ default: (await fetchPublicBar()).PublicBar }))
export const MemberBar = lazy(async () => ({ default: (await fetchMemberBar()).MemberBar }))
