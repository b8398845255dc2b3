import { shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  InviteOwnerDocument,
  SendOwnerInvitationAgainDocument,
  useInvitedOwnerQuery,
  WithdrawOwnerInvitationDocument,
} from '#client/generated/graphql.ts'

const shown = ['Estate.invitedOwner'] as const

export function useInvitedOwner(estateId: string) {
  const send = useSend()
  const query = useInvitedOwnerQuery({ variables: { estateId }, context: { tell: false } })
  const invitation = shownData(query)?.estate?.invitedOwner
  const about = (invitationId: string) => ({ variables: { invitationId } })
  return {
    /** Undefined while it is asked. */
    invitation,
    invite: (person: { firstName: string; lastName: string; email: string }) =>
      send({ mutation: InviteOwnerDocument, variables: { input: { estateId, ...person, email: person.email.trim() } } }, shown),
    again: (id: string) => send({ mutation: SendOwnerInvitationAgainDocument, ...about(id) }, shown),
    withdraw: (id: string) => send({ mutation: WithdrawOwnerInvitationDocument, ...about(id) }, shown),
  }
}
