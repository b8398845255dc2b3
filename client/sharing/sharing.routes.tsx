import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { startsQuery } from '#client/access/startsQuery.ts'
import { linkedPapersOfBuilding, screensOfEstate } from '#client/estates/estates.routes.tsx'
import { toSharedEstate } from './toSharedEstate.ts'

/** Below `/private`. */
export const supportRoutes: RouteObject[] = [
  { path: 'support', lazy: async () => ({ Component: (await import('./supportAccess/SupportPage.tsx')).SupportPage }) },
  { path: 'claims', lazy: async () => ({ Component: (await import('./claims/ClaimsPage.tsx')).ClaimsPage }) },
]

/** What a public link shows: the screens of the private area, read by another viewer. */
export const publicLinkRoutes: RouteObject[] = [
  {
    path: '/public-link/:publicLinkKey',
    lazy: async () => ({ Component: (await import('./PublicLinkArea.tsx')).PublicLinkArea }),
    children: [
      { index: true, loader: toSharedEstate, element: null },
      { path: 'expired', lazy: async () => ({ Component: (await import('./ExpiredLinkPage.tsx')).ExpiredLinkPage }) },
      ...screensOfEstate,
      ...linkedPapersOfBuilding,
    ],
  },
]

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
/** Each section of the screen asks for itself; here they start at once. */
const startsAccess = (args: LoaderFunctionArgs) => {
  startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)(args)
  startsQuery(async () => (await import('#client/generated/operations/PublicLinks.ts')).PublicLinksDocument, estateOf)(args)
  return startsQuery(
    async () => (await import('#client/generated/operations/GuestInvitations.ts')).GuestInvitationsDocument,
    estateOf,
  )(args)
}

/** Below `/private`. */
export const accessRoutes: RouteObject[] = [
  {
    path: 'estate/:estateId/access-management',
    loader: startsAccess,
    // A form that opens on the screen changes the address, and nothing that was read.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: async () => ({ Component: (await import('./accessManagement/AccessManagementPage.tsx')).AccessManagementPage }),
  },
]
