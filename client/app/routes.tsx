import { Navigate, type RouteObject } from 'react-router-dom'
import { needsAccount } from '#client/access/gates.ts'
import { isSignedIn } from '#client/access/identity.ts'
import { screen } from '#client/access/screen.ts'
import { knownIdentity } from '#client/access/session.ts'
import { accountRoutes, signInRoutes } from '#client/accounts/accounts.routes.tsx'
import { companyRoutes } from '#client/companies/companies.routes.tsx'
import { estateRoutes, historyRoutes } from '#client/estates/estates.routes.tsx'
import { mailboxRoutes, taskRoutes } from '#client/estates/mailbox.routes.tsx'
import { licenceRoutes } from '#client/licences/licences.routes.tsx'
import { maintenanceInProjectRoutes, maintenanceRoutes } from '#client/maintenance/maintenance.routes.tsx'
import { deviationRoutes } from '#client/projects/deviations/deviations.routes.tsx'
import { orderRoutes } from '#client/projects/orders/orders.routes.tsx'
import { linkedProjectRoutes, projectRoutes, taskProjectRoutes } from '#client/projects/projects.routes.tsx'
import { accessRoutes, publicLinkRoutes, supportRoutes } from '#client/sharing/sharing.routes.tsx'
import { CrashPage } from './CrashPage.tsx'
import { withMessages } from './domainMessages.ts'
import { fetchBar } from './frame/bars.ts'
import { Root } from './Root.tsx'

/** The projects that a public link shows, in the same area as its estate. */
const linkedProjects: RouteObject = {
  path: '/public-link/:publicLinkKey',
  lazy: async () => ({ Component: (await import('#client/sharing/PublicLinkArea.tsx')).PublicLinkArea }),
  children: linkedProjectRoutes,
}

const publicRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./home/HomePage.tsx')).HomePage }) },
  ...withMessages(['accounts', 'lookup', 'trades'], signInRoutes),
  ...withMessages(['estates', 'files', 'publicLink', 'trades'], publicLinkRoutes),
  ...withMessages(['files', 'projects'], [linkedProjects]),
  screen('/not-found', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
]

const privateRoutes: RouteObject[] = [
  ...withMessages(['accounts', 'lookup'], accountRoutes),
  ...withMessages(['companies', 'files', 'licences', 'lookup', 'trades'], companyRoutes),
  ...withMessages(['licences'], licenceRoutes),
  ...withMessages(['support'], supportRoutes),
  ...withMessages(['estates', 'files', 'lookup', 'trades'], estateRoutes),
  ...withMessages(['estates', 'files', 'mailbox'], mailboxRoutes),
  ...withMessages(['estates', 'files', 'lookup', 'mailbox'], taskRoutes),
  ...withMessages(['controls', 'estates', 'history'], historyRoutes),
  ...withMessages(['estates', 'files', 'maintenance', 'trades'], maintenanceRoutes),
  ...withMessages(['estates', 'files', 'maintenance', 'trades'], maintenanceInProjectRoutes),
  ...withMessages(['controls', 'deviations', 'estates', 'files', 'projects', 'trades'], [...projectRoutes, ...deviationRoutes]),
  ...withMessages(['controls', 'estates', 'files', 'mailbox', 'projects', 'trades'], taskProjectRoutes),
  ...withMessages(['files', 'orders', 'projects', 'trades'], orderRoutes),
  ...withMessages(['estates', 'sharing'], accessRoutes),
  screen('beta-disclaimer', async () => (await import('./BetaDisclaimerPage.tsx')).BetaDisclaimerPage),
]

/** Everybody may see the frame; who they are is asked once, at the start. */
async function asksWho() {
  await knownIdentity().catch(() => undefined)
  await fetchBar(isSignedIn())
  return null
}

/** Every address there is. Areas and screens are fetched when they are gone to; an address that is none of these is not found. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Root,
    loader: asksWho,
    ErrorBoundary: CrashPage,
    HydrateFallback: () => null,
    // Who is at the screen is known from the first load on.
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: CrashPage,
        children: [
          ...publicRoutes,
          {
            path: 'private',
            loader: needsAccount,
            // Another account may have to look over its profile first, wherever one was going.
            shouldRevalidate: () => true,
            lazy: async () => ({ Component: (await import('./PrivateArea.tsx')).PrivateArea }),
            children: [{ ErrorBoundary: CrashPage, children: privateRoutes }],
          },
          { path: '*', element: <Navigate to="/not-found" replace /> },
        ],
      },
    ],
  },
]
