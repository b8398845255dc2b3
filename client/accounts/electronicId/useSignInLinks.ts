import { useSend } from '#client/data/useSend.ts'
import { RemoveSignInLinkDocument, useSignInLinksQuery } from '#client/generated/graphql.ts'

/** By which providers the user may sign in. */
export function useSignInLinks() {
  const { data, error, refetch } = useSignInLinksQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const send = useSend()
  return {
    links: data?.signInLinks,
    error: data ? undefined : error,
    retry: () => void refetch(),
    remove: (id: string) => send({ mutation: RemoveSignInLinkDocument, variables: { id } }).then(() => refetch()),
  }
}
