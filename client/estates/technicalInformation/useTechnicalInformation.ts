import { screenQuery } from '#client/access/screenQuery.ts'
import {
  type TechnicalFactsFragment,
  useSaveTechnicalInformationMutation,
  useTechnicalInformationQuery,
} from '#client/generated/graphql.ts'
import { factsRules, type FactsValues } from './factsForm.ts'

export function useTechnicalInformation(estateId: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useTechnicalInformationQuery({
    variables: { estateId },
    ...screenQuery,
  })
  const [saveFacts] = useSaveTechnicalInformationMutation()
  const estate = (data ?? previousData)?.estate
  const list = estate?.buildings
  const facts: TechnicalFactsFragment | null | undefined = estate?.technicalInformation

  async function save(values: FactsValues) {
    const input = { estateId, version: facts!.version, ...factsRules.cast(values, { stripUnknown: true }) }
    await saveFacts({ variables: { input } })
  }
  return {
    facts,
    buildings: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    /** The viewer sees the estate, and not this of it. */
    isClosed: facts === null,
    owner: estate?.contactName,
    error: estate ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
    save,
  }
}
