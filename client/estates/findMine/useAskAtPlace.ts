import { refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import { type EstateValues, noValues, ofItsKind } from '#client/estates/saveEstate/estateForm.ts'
import { ClaimEstateAtPlaceDocument } from '#client/generated/graphql.ts'
import { claimEstateAtPlaceInput, readPart } from '#schema/registry/claims.input.ts'

type AtPlaceValues = EstateValues & { part: string }
export const nowhere: AtPlaceValues = { ...noValues, part: '1/1' }

/** What went wrong in a way that the form itself explains. */
export type AtPlaceRefusal = 'notHere' | 'yours' | 'denied' | 'full'

export function atPlaceRefusal(failure: unknown): AtPlaceRefusal | undefined {
  const refusal = refusalOf(failure)
  if (refusal?.code === 'entityNotFound') return 'notHere'
  if (refusal?.code === 'entityAlreadyExists') return 'yours'
  return refusal?.reason === 'transition' ? 'denied' : refusal?.reason === 'full' ? 'full' : undefined
}

const isForTheForm = (failure: unknown) => atPlaceRefusal(failure) !== undefined || refusalOf(failure)?.fields !== undefined

export function useAskAtPlace() {
  const send = useSend(isForTheForm)
  return async (values: AtPlaceValues) => {
    const { numerator: shareNumerator, denominator: shareDenominator } = readPart(values.part)!
    const input = claimEstateAtPlaceInput.cast({ ...ofItsKind(values), shareNumerator, shareDenominator }, { stripUnknown: true })
    await send({ mutation: ClaimEstateAtPlaceDocument, variables: { input } })
  }
}
