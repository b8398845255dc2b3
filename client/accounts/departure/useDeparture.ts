import { shownOf } from '#client/access/pagesOf.ts'
import { forgetWhoWasHere } from '#client/access/session.ts'
import { atField, isWrongPassword } from '#client/accounts/fields/wrongPassword.ts'
import { useSend } from '#client/data/useSend.ts'
import { DeleteMyAccountDocument, useAccountDepartureQuery } from '#client/generated/graphql.ts'

export function useDeparture(isWanted: boolean) {
  const query = useAccountDepartureQuery({ skip: !isWanted, fetchPolicy: 'network-only', context: { tell: false } })
  const send = useSend(isWrongPassword)

  async function leave(password: string) {
    try {
      await send({ mutation: DeleteMyAccountDocument, variables: { password } })
    } catch (failed) {
      throw atField(failed, 'password')
    }
    forgetWhoWasHere()
  }

  return { ...shownOf(query.data?.accountDeparture, query), leave }
}
