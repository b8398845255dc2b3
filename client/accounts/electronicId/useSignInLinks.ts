import { SignInLinksDocument, useRemoveSignInLinkMutation, useSignInLinksQuery } from '#client/generated/graphql.ts'

const again = { refetchQueries: [SignInLinksDocument], awaitRefetchQueries: true }

/** By which providers the user may sign in. */
export function useSignInLinks() {
  const { data, error, refetch } = useSignInLinksQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const [remove, { loading }] = useRemoveSignInLinkMutation()
  return {
    links: data?.signInLinks,
    error: data ? undefined : error,
    retry: () => void refetch(),
    isRemoving: loading,
    remove: (id: string) => remove({ variables: { id }, ...again }),
  }
}
