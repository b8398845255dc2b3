import type { RouteObject } from 'react-router-dom'
import { question, screenOf } from '#client/access/screen.ts'

/** Below `/private`. */
export const controlTemplateRoutes: RouteObject[] = [
  screenOf({
    path: 'company/control-templates',
    asks: question(
      async () => (await import('#client/generated/operations/ControlTemplates.ts')).ControlTemplatesDocument,
      ({ controlTemplates }) => controlTemplates,
    ),
    page: async () => (await import('./ControlTemplatesPage.tsx')).ControlTemplatesPage,
    isFor: ({ features, companyId }) => Boolean(features['projectManagement'] && companyId),
    texts: ['projects.templates'],
  }),
]
