import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  SaveTechnicalInformationDocument,
  type TechnicalFactsFragment,
  TechnicalInformationDocument,
  useTechnicalInformationQuery,
} from '#client/generated/graphql.ts'
import { factsRules, type FactsValues } from './factsForm.ts'

export function useTechnicalInformation(estateId: string) {
  const asked = useTechnicalInformationQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const estate = shownData(asked)?.estate
  const { nodes: buildings, ...list } = pagesOf(estate?.buildings, asked)
  const facts: TechnicalFactsFragment | null | undefined = estate?.technicalInformation

  function save({ version, ...values }: FactsValues) {
    const input = { estateId, version, ...factsRules.cast(values, { stripUnknown: true }) }
    return send({ mutation: SaveTechnicalInformationDocument, variables: { input } })
  }
  return {
    facts,
    buildings,
    ...list,
    /** The viewer sees the estate, and not this of it. */
    isClosed: facts === null,
    owner: estate?.contactName,
    error: estate ? undefined : asked.error,
    save,
    newest: async () => (await readNewest(TechnicalInformationDocument, { estateId }))?.estate?.technicalInformation ?? undefined,
  }
}
