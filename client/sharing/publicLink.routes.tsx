import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'

/** What a link shows is found once it is gone to. */
export const publicLinkRoutes: RouteObject[] = [
  {
    id: 'public-link',
    path: '/public-link/:publicLinkKey',
    lazy: async () => ({ Component: (await import('./PublicLinkArea.tsx')).PublicLinkArea }),
    children: [
      { index: true, loader: async (args) => (await import('./sharedEstate.ts')).toSharedEstate(args), element: null },
      screen('expired', async () => (await import('./ExpiredLinkPage.tsx')).ExpiredLinkPage),
    ],
  },
]
