import type { RouteObject } from 'react-router-dom'

/** Below `/private`. */
export const licenceRoutes: RouteObject[] = [
  { path: 'licenses', lazy: async () => ({ Component: (await import('./licences/LicencesPage.tsx')).LicencesPage }) },
  { path: 'licenses/success', lazy: async () => ({ Component: (await import('./licences/LicenceOrderedPage.tsx')).LicenceOrderedPage }) },
]
