import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type MailboxLineFragment, useMailboxesQuery } from '#client/generated/graphql.ts'

export type MailboxLine = MailboxLineFragment

/** The companies that have sent documents to an estate. What has come since the last look is fetched behind what is known. */
export function useMailboxes(estateId: string) {
  const asked = useMailboxesQuery({ variables: { estateId }, ...screenQuery, fetchPolicy: 'cache-and-network' })
  const estate = shownData(asked)?.estate
  const { nodes: mailboxes, ...pages } = pagesOf(estate?.mailboxes, asked)
  return {
    mailboxes,
    ...pages,
    error: estate ? undefined : asked.error,
    isClosed: estate?.mailboxes === null,
    owner: estate?.contactName,
  }
}
