import { Failure } from '#client/access/failure.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { forgetWhoWasHere } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useAccountDepartureQuery, useDeleteMyAccountMutation } from '#client/generated/graphql.ts'

export function useDeparture(isWanted: boolean) {
  const { data, error, refetch } = useAccountDepartureQuery({ skip: !isWanted, fetchPolicy: 'network-only', context: { tell: false } })
  const [deleteAccount] = useDeleteMyAccountMutation()

  async function leave(password: string) {
    try {
      await deleteAccount({ variables: { password }, context: { tell: false } })
    } catch (failed) {
      const refusal = refusalOf(failed) ?? failed
      // The one refusal that is about the field, and says so by its code alone.
      if (refusal instanceof Failure && refusal.code === 'badCurrentPassword')
        throw new Failure(refusal.status, { code: refusal.code, details: { fields: { password: refusal.code } } })
      tellFailure(refusal)
      throw failed
    }
    forgetWhoWasHere()
  }

  return { departure: data?.accountDeparture, error: data ? undefined : error, retry: () => void refetch(), leave }
}
