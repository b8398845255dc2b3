import type { RouteObject } from 'react-router-dom'
import type { IsFor } from '#client/access/own.ts'
import { question, screenOf } from '#client/access/screen.ts'

const isSold: IsFor = ({ features }) => features['licenceManagement'] === true

/** Below `/private`. */
export const licenceRoutes: RouteObject[] = [
  screenOf({
    path: 'licenses',
    asks: question(
      async () => (await import('#client/generated/operations/LicenceOffers.ts')).LicenceOffersDocument,
      ({ licenceOffers }) => licenceOffers,
    ),
    page: async () => (await import('./licences/LicencesPage.tsx')).LicencesPage,
    isFor: isSold,
  }),
  screenOf({
    path: 'administration/licences',
    asks: question(
      async () => (await import('#client/generated/operations/AdministeredLicences.ts')).AdministeredLicencesDocument,
      ({ administeredLicences }) => administeredLicences,
      ({ search, typed }) => ({
        search: typed,
        isRunning: search.get('state') === 'all' ? null : search.get('state') !== 'ended',
      }),
    ),
    page: async () => (await import('./office/LicenceOfficePage.tsx')).LicenceOfficePage,
    isFor: (identity) => isSold(identity) && identity.roles.includes('System.Admin'),
    texts: ['administration.office'],
  }),
  screenOf({
    path: 'licenses/success',
    asks: question(
      async () => (await import('#client/generated/operations/LicenceOrdered.ts')).LicenceOrderedDocument,
      (ordered) => ordered,
    ),
    page: async () => (await import('./licences/LicenceOrderedPage.tsx')).LicenceOrderedPage,
    isFor: isSold,
  }),
]
