import type { RouteObject } from 'react-router-dom'
import { leadsCompany } from '#client/access/identity.ts'
import { question, screenOf } from '#client/access/screen.ts'

/** Below `/private`. */
export const projectDeletedRoutes: RouteObject[] = [
  screenOf({
    path: 'project/:projectId/deleted',
    asks: question(
      async () => (await import('#client/generated/operations/ProjectDeletions.ts')).ProjectDeletionsDocument,
      ({ projectDeletions }) => projectDeletions,
      ({ params, typed }) => ({ projectId: params['projectId'] ?? '', search: typed || null }),
    ),
    page: async () => (await import('./ProjectDeletedPage.tsx')).ProjectDeletedPage,
  }),
]

export const companyDeletedRoutes: RouteObject[] = [
  screenOf({
    path: 'company/deleted',
    asks: question(
      async () => (await import('#client/generated/operations/CompanyDeletions.ts')).CompanyDeletionsDocument,
      ({ companyDeletions }) => companyDeletions,
      ({ typed }) => ({ search: typed || null }),
    ),
    page: async () => (await import('../controlTemplates/CompanyDeletedPage.tsx')).CompanyDeletedPage,
    isFor: (identity) => Boolean(identity.features['projectManagement'] && identity.companyId) && leadsCompany(identity),
  }),
]
