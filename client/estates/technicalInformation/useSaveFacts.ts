import { useSend } from '#client/data/useSend.ts'
import { SaveTechnicalInformationDocument } from '#client/generated/graphql.ts'
import { factsRules, type FactsValues } from './factsForm.ts'

export function useSaveFacts(estateId: string) {
  const send = useSend()
  return ({ version, ...values }: FactsValues) => {
    const input = { estateId, version, ...factsRules.cast(values, { stripUnknown: true }) }
    return send({ mutation: SaveTechnicalInformationDocument, variables: { input } })
  }
}
