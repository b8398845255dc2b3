import type { RouteObject } from 'react-router-dom'
import { startsQuery } from '#client/access/startsQuery.ts'

const startsProject = startsQuery(
  async () => (await import('#client/generated/operations/ProjectFrame.ts')).ProjectFrameDocument,
  ({ params }) => ({ projectId: params.projectId ?? '' }),
)

/** Screens of a maintenance plan below a project: gone from there once it is completed, whatever address is typed. */
export const planWhileOpen = (routes: RouteObject[]): RouteObject[] => [
  {
    loader: startsProject,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./PlanWhileOpen.tsx')).PlanWhileOpen }),
    children: routes,
  },
]
