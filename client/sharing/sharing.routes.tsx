import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { besides, screen, speaks } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'

/** Below `/private`. */
export const supportRoutes: RouteObject[] = [
  speaks(
    ['administration.office'],
    screen('support', async () => (await import('./supportAccess/SupportPage.tsx')).SupportPage),
  ),
  speaks(
    ['administration.office'],
    screen('claims', async () => (await import('./claims/ClaimsPage.tsx')).ClaimsPage),
  ),
]

const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
const startsLinks = startsQuery(async () => (await import('#client/generated/operations/PublicLinks.ts')).PublicLinksDocument, estateOf)

/** Below `/private`. Each section of the screen asks for itself; here they start at once. */
export const accessRoutes: RouteObject[] = [
  besides(
    (args) => startsFrame(args) ?? startsLinks(args),
    screen(
      'estate/:estateId/access-management',
      async () => (await import('./accessManagement/AccessManagementPage.tsx')).AccessManagementPage,
      async () => (await import('#client/generated/operations/GuestInvitations.ts')).GuestInvitationsDocument,
    ),
  ),
]
