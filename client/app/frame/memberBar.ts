import { lazy } from 'react'

/** Fetched before the frame is drawn for a member, so that no other bar is seen first. */
export const fetchMemberBar = () => import('./MemberBar.tsx')

export const MemberBar = lazy(async () => ({ default: (await fetchMemberBar()).MemberBar }))
