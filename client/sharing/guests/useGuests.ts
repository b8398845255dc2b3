import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  GuestInvitationDocument,
  useGuestInvitationsQuery,
  InviteGuestAgainDocument,
  InviteGuestDocument,
  RemoveGuestDocument,
  UpdateGuestDocument,
} from '#client/generated/graphql.ts'
import type { AccessInput, Guest, InvitationInput } from './guestForm.ts'

const listed = ['Query.guestInvitations'] as const

/** Whom the owners have let in to an estate. */
export function useGuests(estateId: string) {
  const query = useGuestInvitationsQuery({ variables: { estateId }, ...screenQuery })
  const { nodes: guests, ...list } = pagesOf(shownData(query)?.guestInvitations, query)
  const send = useSend()
  const readNewest = useNewest()

  return {
    guests,
    ...list,
    invite: async (values: InvitationInput) => {
      const input = { estateId, ...values }
      await send({ mutation: InviteGuestDocument, variables: { input } }, listed)
    },
    change: async ({ id: guestId, version }: Pick<Guest, 'id' | 'version'>, values: AccessInput) => {
      const input = { estateId, guestId, version, ...values }
      await send({ mutation: UpdateGuestDocument, variables: { input } })
    },
    newest: async (id: string): Promise<Guest | undefined> => {
      const latest = await readNewest(GuestInvitationDocument, { estateId, id })
      return latest?.guestInvitations.edges[0]?.node
    },
    remove: (guestId: string) => send({ mutation: RemoveGuestDocument, variables: { estateId, guestId } }, listed),
    inviteAgain: (guestId: string) => send({ mutation: InviteGuestAgainDocument, variables: { estateId, guestId } }),
  }
}

export type Guests = ReturnType<typeof useGuests>
