import { useSend } from '#client/data/useSend.ts'
import { SaveTechnicalInformationDocument } from '#client/generated/graphql.ts'
import type { FactsInput } from './factsForm.ts'

export function useSaveFacts(estateId: string) {
  const send = useSend()
  return (input: FactsInput) => send({ mutation: SaveTechnicalInformationDocument, variables: { input: { estateId, ...input } } })
}
