import type { RouteObject } from 'react-router-dom'
import { screen } from '#client/access/screen.ts'

/** Below `/private`. */
export const licenceRoutes: RouteObject[] = [
  screen('licenses', async () => (await import('./licences/LicencesPage.tsx')).LicencesPage),
  screen('administration/licences', async () => (await import('./office/LicenceOfficePage.tsx')).LicenceOfficePage),
  screen('licenses/success', async () => (await import('./licences/LicenceOrderedPage.tsx')).LicenceOrderedPage),
]
