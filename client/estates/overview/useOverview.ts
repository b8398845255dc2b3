import { type EstateOverviewQuery, useEstateOverviewQuery } from '#client/generated/graphql.ts'

export type Overview = NonNullable<EstateOverviewQuery['estate']> & Pick<EstateOverviewQuery, 'renovations'>

/** What is going on with an estate. A public link does not tell; and without an answer the papers stand alone. */
export function useOverview(estateId: string, isPublic: boolean) {
  const { data, loading } = useEstateOverviewQuery({
    variables: { estateId },
    skip: isPublic,
    context: { tell: false },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const overview: Overview | undefined = data?.estate ? { ...data.estate, renovations: data.renovations } : undefined
  return { overview, isComing: !isPublic && loading && !overview }
}
