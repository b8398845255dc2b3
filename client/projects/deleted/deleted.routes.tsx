import type { RouteObject } from 'react-router-dom'
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
    isFor: ({ features, companyId, roles }) =>
      Boolean(features['projectManagement'] && companyId) && (roles.includes('Company.Admin') || roles.includes('Company.Leader')),
  }),
]
