import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  ApproveClaimDocument,
  AskElectronicIdDocument,
  DenyClaimDocument,
  type EstateClaimsQuery,
  useEstateClaimsQuery,
} from '#client/generated/graphql.ts'

export type EstateClaim = EstateClaimsQuery['estateClaims'][number]

/** Who owns the estate, and what is theirs, may be another after an answer. */
const owners = ['Query.estateClaims', 'Query.estateViewers', 'Query.estateOwners', 'Estate.owners'] as const

/** Who says that an estate is theirs too, and the answer. */
export function useClaims(estateId: string) {
  const query = useEstateClaimsQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  async function answer(id: string, isApproved: boolean) {
    const variables = { estateId, id }
    if (isApproved) await send({ mutation: ApproveClaimDocument, variables }, owners)
    else await send({ mutation: DenyClaimDocument, variables }, owners)
  }
  const askWho = (id: string) => send({ mutation: AskElectronicIdDocument, variables: { input: { estateId, id } } }, [])
  return { ...shownOf(shownData(query)?.estateClaims, query), answer, askWho }
}
