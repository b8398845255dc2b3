import { forgetWhoWasHere } from '#client/access/session.ts'
import { atField, isWrongPassword } from '#client/accounts/fields/wrongPassword.ts'
import { useSend } from '#client/data/useSend.ts'
import { DeleteMyAccountDocument, useAccountDepartureQuery } from '#client/generated/graphql.ts'

export function useDeparture(isWanted: boolean) {
  const { data, error, refetch } = useAccountDepartureQuery({ skip: !isWanted, fetchPolicy: 'network-only', context: { tell: false } })
  const send = useSend(isWrongPassword)

  async function leave(password: string) {
    try {
      await send({ mutation: DeleteMyAccountDocument, variables: { password } })
    } catch (failed) {
      throw atField(failed, 'password')
    }
    forgetWhoWasHere()
  }

  return { departure: data?.accountDeparture, error: data ? undefined : error, retry: () => void refetch(), leave }
}
