import { refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { estateLists } from '#client/estates/saveEstate/useSaveEstate.ts'
import { EnterClaimCodeDocument, WithdrawClaimDocument } from '#client/generated/graphql.ts'

const isAboutTheCode = (failure: unknown) => refusalOf(failure)?.fields !== undefined

/** What whoever made a claim can do with it while it waits. */
export function useOwnClaim(id: string, onChanged: () => Promise<unknown>) {
  const send = useSend(isAboutTheCode)
  return {
    withdraw: () => send({ mutation: WithdrawClaimDocument, variables: { id } }).finally(onChanged),
    /** The code goes out and is in no cache. */
    enter: (code: string) =>
      send({ mutation: EnterClaimCodeDocument, variables: { id, code }, isSecret: true }, estateLists).finally(onChanged),
  }
}
