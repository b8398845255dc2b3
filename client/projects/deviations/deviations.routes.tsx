import type { RouteObject } from 'react-router-dom'
import { question, screenOf } from '#client/access/screen.ts'
import { askedOf } from './views.ts'

/** Below `/private`. */
export const deviationRoutes: RouteObject[] = [
  screenOf({
    path: 'project/:projectId/deviations',
    asks: question(
      async () => (await import('#client/generated/operations/Deviations.ts')).DeviationsDocument,
      ({ deviations }) => deviations,
      ({ params, search }) => ({ projectId: params['projectId'] ?? '', ...askedOf(search).variables }),
    ),
    page: async () => (await import('./DeviationsPage.tsx')).DeviationsPage,
    texts: ['estates.interior'],
  }),
  screenOf({
    path: 'project/:projectId/deviations/:deviationId',
    asks: question(
      async () => (await import('#client/generated/operations/Deviation.ts')).DeviationDocument,
      ({ deviation }) => deviation ?? undefined,
    ),
    page: async () => (await import('./DeviationPage.tsx')).DeviationPage,
    texts: ['estates.interior'],
  }),
]
