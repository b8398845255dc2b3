import type { InvitedOwnerPartsFragment } from '#client/generated/graphql.ts'

export type InvitedOwner = InvitedOwnerPartsFragment

export const askedOwner: InvitedOwner = {
  __typename: 'InvitedOwner',
  id: 'asked',
  firstName: 'Mona',
  lastName: 'Kunde',
  email: 'mona@kunde.example',
  state: 'INVITED',
  createdAt: '2026-05-11T10:00:00Z',
  expiresAt: '2026-06-10T10:00:00Z',
}

/** Of an estate that nobody owns: whom its company asked, and what it does about that. */
export function invitedOwnerAnswers(first: InvitedOwner | null) {
  let invited = first
  const become = (changes: Partial<InvitedOwner>) => (invited = { ...askedOwner, ...invited, ...changes })
  return {
    InvitedOwner: ({ estateId }: { estateId: string }) => ({ estate: { __typename: 'Estate', id: estateId, invitedOwner: invited } }),
    WithdrawOwnerInvitation: () => ({ withdrawOwnerInvitation: become({ state: 'WITHDRAWN' }) }),
    SendOwnerInvitationAgain: () => ({ sendOwnerInvitationAgain: become({ state: 'INVITED' }) }),
    InviteOwner: ({ input }: { input: object }) => ({ inviteOwner: become({ ...input, state: 'INVITED' }) }),
  }
}
