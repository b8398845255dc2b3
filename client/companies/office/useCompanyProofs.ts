import { useSend } from '#client/data/useSend.ts'
import { type CompanyProofPartsFragment, ConfirmCompanyDocument, useCompanyProofsQuery } from '#client/generated/graphql.ts'

export type CompanyProof = CompanyProofPartsFragment

/** The companies here and what proves them. */
export function useCompanyProofs(searchValue: string, onlyWaiting: boolean, page: number) {
  const { data, previousData, error, refetch } = useCompanyProofsQuery({
    variables: { searchValue, onlyWaiting, page },
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  const found = (data ?? previousData)?.companyProofs
  return { found, error: found ? undefined : error, retry: () => void refetch() }
}

/** It counts at once; the answer is the company as it is then. */
export function useConfirmCompany(companyId: string) {
  const send = useSend()
  return ({ reason }: { reason: string }) => send({ mutation: ConfirmCompanyDocument, variables: { companyId, reason } })
}
