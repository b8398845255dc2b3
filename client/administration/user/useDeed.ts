import { useSend } from '#client/data/useSend.ts'
import {
  BlockUserAccountDocument,
  BlockUserDocument,
  EndUserSessionsDocument,
  SendUserMailDocument,
  UnblockUserAccountDocument,
  UnblockUserDocument,
} from '#client/generated/graphql.ts'
import type { Deed } from './deeds.ts'

/** Does it; the user is read again, with what the log says of it. */
export function useDeed(userId: string) {
  const send = useSend()
  return (deed: Deed, reason: string): Promise<unknown> => {
    const about = { userId, reason }
    const changes = ['Query.userDesk', 'Query.administeredUsers', 'Query.auditLog', 'Query.sentMails'] as const
    switch (deed.kind) {
      case 'mail':
        return send({ mutation: SendUserMailDocument, variables: { input: { ...about, mail: deed.mail } } }, changes)
      case 'block':
        return send({ mutation: BlockUserDocument, variables: { input: about } }, changes)
      case 'unblock':
        return send({ mutation: UnblockUserDocument, variables: { input: about } }, changes)
      case 'blockAccount':
        return send({ mutation: BlockUserAccountDocument, variables: { input: { ...about, accountId: deed.accountId } } }, changes)
      case 'unblockAccount':
        return send({ mutation: UnblockUserAccountDocument, variables: { input: { ...about, accountId: deed.accountId } } }, changes)
      case 'endOne':
        return send({ mutation: EndUserSessionsDocument, variables: { input: { ...about, sessionId: deed.sessionId } } }, changes)
      case 'endAll':
      default:
        return send({ mutation: EndUserSessionsDocument, variables: { input: about } }, changes)
    }
  }
}
