import { shownData } from '#client/access/pagesOf.ts'
import { useOrderPartiesQuery } from '#client/generated/graphql.ts'

/** Whom it can be sent to: chosen by those who manage the project, and by nobody else. */
export function useOrderParties(projectId: string, mayChoose: boolean) {
  const query = useOrderPartiesQuery({
    variables: { projectId },
    skip: !projectId || !mayChoose,
    fetchPolicy: 'no-cache',
    context: { tell: false },
  })
  const isAsked = mayChoose && Boolean(projectId)
  return {
    parties: isAsked ? shownData(query)?.participantOptions.subcontractors : undefined,
    isAwaited: isAsked && query.loading && !shownData(query),
  }
}
