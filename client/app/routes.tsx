import { Navigate, type RouteObject } from 'react-router-dom'
import { needsAccount } from '#client/access/gates.ts'
import { isSignedIn } from '#client/access/identity.ts'
import { screen } from '#client/access/screen.ts'
import { knownIdentity } from '#client/access/session.ts'
import { signInRoutes } from '#client/accounts/signIn.routes.tsx'
import { paperLinkRoutes } from '#client/projects/paperLink/paperLink.routes.tsx'
import { supplierLinkRoutes } from '#client/projects/supplierLink/supplierLink.routes.tsx'
import { publicLinkRoutes } from '#client/sharing/publicLink.routes.tsx'
import { CrashPage } from './CrashPage.tsx'
import { withMessages } from './domainMessages.ts'
import { fetchBar } from './frame/bars.tsx'
import { Root } from './Root.tsx'

const publicRoutes: RouteObject[] = [
  ...withMessages(['app.homePage'], [{ index: true, lazy: async () => ({ Component: (await import('./home/HomePage.tsx')).HomePage }) }]),
  ...withMessages(['accounts'], signInRoutes),
  ...withMessages(['estates', 'files', 'publicLink', 'trades'], publicLinkRoutes),
  ...withMessages(['files', 'paperLink'], paperLinkRoutes),
  ...withMessages(['files', 'orders', 'orders.quotations', 'paperLink', 'supplierLink'], supplierLinkRoutes),
  screen('/not-found', async () => (await import('./NotFoundPage.tsx')).NotFoundPage),
]

/** Everybody may see the frame; who they are is asked once, at the start. */
async function asksWho() {
  await knownIdentity().catch(() => undefined)
  await fetchBar(isSignedIn())
  return null
}

/**
 * The addresses that everybody knows from the start; those of a domain are found when one of them is gone to. Areas and
 * screens are fetched then, too; an address that is none of these is not found.
 */
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
            children: [
              {
                id: 'private',
                ErrorBoundary: CrashPage,
                children: [screen('beta-disclaimer', async () => (await import('./BetaDisclaimerPage.tsx')).BetaDisclaimerPage)],
              },
            ],
          },
          { path: '*', element: <Navigate to="/not-found" replace /> },
        ],
      },
    ],
  },
]
