import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type FindDocumentsQueryVariables, type FoundDocumentPartsFragment, useFindDocumentsQuery } from '#client/generated/graphql.ts'

export type FoundDocument = FoundDocumentPartsFragment

/** The documents that fit, a page at a time. While another search is under way, what was found before stays. */
export function useDocuments(variables: FindDocumentsQueryVariables) {
  const asked = useFindDocumentsQuery({ variables, ...screenQuery })
  return { ...pagesOf(shownData(asked)?.documentSearch, asked), error: asked.data ? undefined : asked.error }
}
