import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** Below `/private`. */
export const controlTemplateRoutes: RouteObject[] = [
  speaks(
    ['projects.templates'],
    screen(
      'company/control-templates',
      async () => (await import('./ControlTemplatesPage.tsx')).ControlTemplatesPage,
      async () => (await import('#client/generated/operations/ControlTemplates.ts')).ControlTemplatesDocument,
    ),
  ),
]
