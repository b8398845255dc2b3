import { refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { type EstateValues, noValues, ofItsKind } from '#client/estates/saveEstate/estateForm.ts'
import { useClaimEstateAtPlaceMutation } from '#client/generated/graphql.ts'
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

export function useAskAtPlace() {
  const [claim] = useClaimEstateAtPlaceMutation()
  const keyFor = useRepeatKey()
  return async (values: AtPlaceValues) => {
    const { numerator: shareNumerator, denominator: shareDenominator } = readPart(values.part)!
    const input = claimEstateAtPlaceInput.cast({ ...ofItsKind(values), shareNumerator, shareDenominator }, { stripUnknown: true })
    try {
      await claim({ variables: { input }, context: { tell: false, headers: { 'Idempotency-Key': keyFor(input) } } })
    } catch (failure) {
      const refusal = refusalOf(failure)
      if (!atPlaceRefusal(failure) && !refusal?.fields) tellFailure(refusal ?? failure)
      throw failure
    }
  }
}
