import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { IsFor } from '#client/access/own.ts'
import { besides, question, screenOf } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'

const isSystemAdmin: IsFor = ({ roles }) => roles.includes('System.Admin')

/** Below `/private`. */
export const supportRoutes: RouteObject[] = [
  screenOf({
    path: 'support',
    asks: question(
      async () => (await import('#client/generated/operations/OpenSupportAccesses.ts')).OpenSupportAccessesDocument,
      ({ openSupportAccesses }) => openSupportAccesses,
    ),
    page: async () => (await import('./supportAccess/SupportPage.tsx')).SupportPage,
    isFor: isSystemAdmin,
    texts: ['administration.office'],
  }),
  screenOf({
    path: 'claims',
    asks: question(
      async () => (await import('#client/generated/operations/WaitingClaims.ts')).WaitingClaimsDocument,
      ({ waitingClaims }) => waitingClaims,
      ({ typed }) => ({ searchValue: typed }),
    ),
    page: async () => (await import('./claims/ClaimsPage.tsx')).ClaimsPage,
    isFor: isSystemAdmin,
    texts: ['administration.office'],
  }),
]

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const guests = async () => (await import('#client/generated/operations/GuestInvitations.ts')).GuestInvitationsDocument
const links = async () => (await import('#client/generated/operations/PublicLinks.ts')).PublicLinksDocument
const startsGuests = startsQuery(guests, estateOf)
const startsLinks = startsQuery(links, estateOf)

/** Below `/private`. Each section of the screen asks for itself; here they start at once. */
export const accessRoutes: RouteObject[] = [
  besides(
    (args) => startsGuests(args) ?? startsLinks(args),
    screenOf({
      path: 'estate/:estateId/access-management',
      asks: question(
        async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument,
        ({ estate }) => estate ?? undefined,
      ),
      page: async () => (await import('./accessManagement/AccessManagementPage.tsx')).AccessManagementPage,
    }),
  ),
]
