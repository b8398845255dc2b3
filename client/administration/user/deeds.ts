import type { UserDeskPartsFragment, UserMail } from '#client/generated/graphql.ts'

/** What may be done to a user from here; each is asked for with a reason. */
export type Deed =
  | { kind: 'mail'; mail: UserMail }
  | { kind: 'block' | 'unblock' | 'endAll' }
  | { kind: 'blockAccount' | 'unblockAccount'; accountId: string; name: string }
  | { kind: 'endOne'; sessionId: string; name: string }

export type DeskUser = UserDeskPartsFragment
export interface DeskPartProps {
  user: DeskUser
  onDeed: (deed: Deed) => void
}
