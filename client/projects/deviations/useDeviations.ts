import { useSearchParams } from 'react-router-dom'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { type DeviationRowPartsFragment, useDeviationCountsQuery, useDeviationsQuery } from '#client/generated/graphql.ts'
import { askedOf } from './views.ts'

export type DeviationOfList = DeviationRowPartsFragment

/** The deviations of a project that the address asks for, a page at a time, and how many there are of each kind. */
export function useDeviations(projectId: string) {
  const [params] = useSearchParams()
  const { view, variables } = askedOf(params)
  const asked = useDeviationsQuery({ variables: { projectId, ...variables }, ...screenQuery })
  const counts = shownData(useDeviationCountsQuery({ variables: { projectId }, context: { tell: false } }))
  const shown = shownData(asked)
  return { ...pagesOf(shown?.deviations, asked), project: shown?.project ?? undefined, asked: variables, view, counts }
}
