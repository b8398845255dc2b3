import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import {
  VerifyEstateIdentityDocument,
  type VerifyEstateIdentityQuery,
  type VerifyEstateIdentityQueryVariables,
} from '#client/generated/graphql.ts'
import { estateIdentityInput } from '#schema/estates/saveEstate.input.ts'
import type { EstateValues } from './estateForm.ts'

const pause = 500

export type IdentityStatus = 'unknown' | 'checking' | 'away' | VerifyEstateIdentityQuery['verifyEstateIdentity']

/** What is sent of the identity once it is whole; nothing before. */
function wholeIdentity(values: EstateValues): string | undefined {
  if (!estateIdentityInput.isValidSync(values)) return undefined
  const { identityKind, organizationNumber, shareNumber, municipalityNumber, gnr, bnr, fnr, snr } = estateIdentityInput.cast(values)
  return JSON.stringify(
    identityKind === 'share' ? { identityKind, organizationNumber, shareNumber } : { identityKind, municipalityNumber, gnr, bnr, fnr, snr },
  )
}

/** Whether the place in the register is free here, asked once the typing rests. What the form began with is nobody's business. */
export function useIdentityStatus(values: EstateValues, initial: EstateValues): IdentityStatus {
  const client = useApolloClient()
  const wanted = wholeIdentity(values)
  const isAsked = wanted !== undefined && wanted !== wholeIdentity(initial)
  const [looked, setKnown] = useState<{ of: string; status: IdentityStatus }>()

  useEffect(() => {
    if (!isAsked) return undefined
    const variables = { input: JSON.parse(wanted) as VerifyEstateIdentityQueryVariables['input'] }
    let isOver = false
    const tell = (status: IdentityStatus) => isOver || setKnown({ of: wanted, status })
    const ask = () =>
      client.query({ query: VerifyEstateIdentityDocument, variables, fetchPolicy: 'network-only', context: { tell: false } }).then(
        ({ data }) => tell(data?.verifyEstateIdentity ?? 'away'),
        () => tell('away'),
      )
    const waiting = setTimeout(() => void ask(), pause)
    return () => {
      isOver = true
      clearTimeout(waiting)
    }
  }, [client, wanted, isAsked])

  if (!isAsked) return 'unknown'
  return looked?.of === wanted ? looked.status : 'checking'
}
