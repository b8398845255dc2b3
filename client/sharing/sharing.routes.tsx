import type { RouteObject } from 'react-router-dom'
import { linkedPapersOfBuilding, screensOfEstate } from '#client/estates/estates.routes.tsx'
import { toSharedEstate } from './toSharedEstate.ts'

/** Below `/private`. */
export const supportRoutes: RouteObject[] = [
  { path: 'support', lazy: async () => ({ Component: (await import('./supportAccess/SupportPage.tsx')).SupportPage }) },
]

/** What a public link shows: the screens of the private area, read by another viewer. */
export const publicLinkRoutes: RouteObject[] = [
  {
    path: '/public-link/:publicLinkKey',
    lazy: async () => ({ Component: (await import('./PublicLinkArea.tsx')).PublicLinkArea }),
    children: [
      { index: true, loader: toSharedEstate, element: null },
      { path: 'expired', lazy: async () => ({ Component: (await import('./ExpiredLinkPage.tsx')).ExpiredLinkPage }) },
      ...screensOfEstate,
      ...linkedPapersOfBuilding,
    ],
  },
]
