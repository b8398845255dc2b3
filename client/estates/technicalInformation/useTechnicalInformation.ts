import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import {
  type TechnicalFactsFragment,
  useSaveTechnicalInformationMutation,
  useTechnicalInformationQuery,
} from '#client/generated/graphql.ts'
import { factsRules, type FactsValues } from './factsForm.ts'

export function useTechnicalInformation(estateId: string) {
  const asked = useTechnicalInformationQuery({ variables: { estateId }, ...screenQuery })
  const [saveFacts] = useSaveTechnicalInformationMutation()
  const estate = shownData(asked)?.estate
  const { nodes: buildings, ...list } = pagesOf(estate?.buildings, asked)
  const facts: TechnicalFactsFragment | null | undefined = estate?.technicalInformation

  async function save(values: FactsValues) {
    const input = { estateId, version: facts!.version, ...factsRules.cast(values, { stripUnknown: true }) }
    await saveFacts({ variables: { input } })
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
  }
}
