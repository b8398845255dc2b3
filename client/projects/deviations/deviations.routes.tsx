import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'
import { askedOf } from './views.ts'

/** Below `/private`. */
export const deviationRoutes: RouteObject[] = [
  speaks(
    ['estates.interior'],
    screen(
      'project/:projectId/deviations',
      async () => (await import('./DeviationsPage.tsx')).DeviationsPage,
      async () => (await import('#client/generated/operations/Deviations.ts')).DeviationsDocument,
      ({ params, search }) => ({ projectId: params['projectId'] ?? '', ...askedOf(search).variables }),
    ),
  ),
  speaks(
    ['estates.interior'],
    screen(
      'project/:projectId/deviations/:deviationId',
      async () => (await import('./DeviationPage.tsx')).DeviationPage,
      async () => (await import('#client/generated/operations/Deviation.ts')).DeviationDocument,
    ),
  ),
]
