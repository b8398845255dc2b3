import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  GuestInvitationDocument,
  useGuestInvitationsQuery,
  useInviteGuestAgainMutation,
  useInviteGuestMutation,
  useRemoveGuestMutation,
  useUpdateGuestMutation,
} from '#client/generated/graphql.ts'
import type { AccessInput, Guest, InvitationInput } from './guestForm.ts'

const listAgain = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'guestInvitations' })

/** Whom the owners have let in to an estate. */
export function useGuests(estateId: string) {
  const asked = useGuestInvitationsQuery({ variables: { estateId }, ...screenQuery })
  const { nodes: guests, ...list } = pagesOf(shownData(asked)?.guestInvitations, asked)
  const [inviteGuest] = useInviteGuestMutation()
  const [updateGuest] = useUpdateGuestMutation()
  const [removeGuest] = useRemoveGuestMutation()
  const [inviteGuestAgain] = useInviteGuestAgainMutation()
  const sending = useSending()

  return {
    guests,
    ...list,
    invite: async (values: InvitationInput) => {
      const input = { estateId, ...values }
      await sending(input, (context) => inviteGuest({ variables: { input }, context, update: listAgain }))
    },
    change: async ({ id: guestId, version }: Pick<Guest, 'id' | 'version'>, values: AccessInput) => {
      const input = { estateId, guestId, version, ...values }
      await sending(input, (context) => updateGuest({ variables: { input }, context }))
    },
    newest: async (id: string): Promise<Guest | undefined> => {
      const found = await asked.client.query({ query: GuestInvitationDocument, variables: { estateId, id }, fetchPolicy: 'network-only' })
      return found.data?.guestInvitations.edges[0]?.node
    },
    remove: (guestId: string) => removeGuest({ variables: { estateId, guestId }, update: listAgain }),
    inviteAgain: (guestId: string) => inviteGuestAgain({ variables: { estateId, guestId } }),
  }
}

export type Guests = ReturnType<typeof useGuests>
