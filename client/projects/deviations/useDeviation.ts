import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { DeviationDocument, type DeviationQuery, useDeviationQuery } from '#client/generated/graphql.ts'

export type Deviation = NonNullable<DeviationQuery['deviation']>
export type ProjectOfDeviation = NonNullable<DeviationQuery['project']>

export function useDeviation(projectId: string, deviationId: string) {
  const asked = useDeviationQuery({ variables: { projectId, deviationId }, ...screenQuery })
  const readNewest = useNewest()
  const shown = shownData(asked)
  return {
    project: shown?.project ?? undefined,
    asked: {
      data: shown?.deviation ?? undefined,
      error: shown?.deviation ? undefined : asked.error,
      retry: () => void asked.refetch().catch(() => undefined),
    },
    isGone: shown !== undefined && !shown.deviation,
    refetch: () => asked.refetch().catch(() => undefined),
    newest: async () => (await readNewest(DeviationDocument, { projectId, deviationId }))?.deviation ?? undefined,
  }
}
