import type { RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'

/** Below `/private`. */
export const licenceRoutes: RouteObject[] = [
  screen('licenses', async () => (await import('./licences/LicencesPage.tsx')).LicencesPage),
  speaks(
    ['administration.office'],
    screen('administration/licences', async () => (await import('./office/LicenceOfficePage.tsx')).LicenceOfficePage),
  ),
  screen('licenses/success', async () => (await import('./licences/LicenceOrderedPage.tsx')).LicenceOrderedPage),
]
