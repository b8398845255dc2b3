import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import { RemoveSignInLinkDocument, useSignInLinksQuery } from '#client/generated/graphql.ts'

/** By which providers the user may sign in. */
export function useSignInLinks() {
  const query = useSignInLinksQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const send = useSend()
  return {
    ...shownOf(shownData(query)?.signInLinks, query),
    remove: (id: string) => send({ mutation: RemoveSignInLinkDocument, variables: { id } }).then(() => query.refetch()),
  }
}
