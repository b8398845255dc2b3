import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { listsChanged } from '#client/estates/saveEstate/useSaveEstate.ts'
import { useEnterClaimCodeMutation, useWithdrawClaimMutation } from '#client/generated/graphql.ts'

/** What whoever made a claim can do with it while it waits. */
export function useOwnClaim(id: string, onChanged: () => Promise<unknown>) {
  const [withdrawClaim, { loading }] = useWithdrawClaimMutation()
  // The code goes out and is in no cache.
  const [enterCode] = useEnterClaimCodeMutation({ fetchPolicy: 'no-cache' })
  const context = { tell: false }

  async function withdraw() {
    try {
      await withdrawClaim({ variables: { id }, context })
      return true
    } catch (failure) {
      tellFailure(refusalOf(failure) ?? failure)
      return false
    } finally {
      await onChanged()
    }
  }

  async function enter(code: string) {
    try {
      await enterCode({ variables: { id, code }, context, update: listsChanged })
    } catch (failure) {
      if (!refusalOf(failure)?.fields) tellFailure(refusalOf(failure) ?? failure)
      throw failure
    } finally {
      await onChanged()
    }
  }

  return { isSending: loading, withdraw, enter }
}
