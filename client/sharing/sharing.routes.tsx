import type { RouteObject } from 'react-router-dom'
import { screensOfEstate } from '#client/estates/estates.routes.tsx'

/** What a public link shows: the screens of the private area, read by another viewer. */
export const publicLinkRoutes: RouteObject[] = [
  {
    path: '/public-link/:publicLinkKey',
    lazy: async () => ({ Component: (await import('./PublicLinkArea.tsx')).PublicLinkArea }),
    children: [
      { path: 'expired', lazy: async () => ({ Component: (await import('./ExpiredLinkPage.tsx')).ExpiredLinkPage }) },
      ...screensOfEstate,
    ],
  },
]
