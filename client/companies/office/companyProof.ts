import { useSend } from '#client/data/useSend.ts'
import { type CompanyProofPartsFragment, ConfirmCompanyDocument } from '#client/generated/graphql.ts'

export type CompanyProof = CompanyProofPartsFragment

/** It counts at once; the answer is the company as it is then. */
export function useConfirmCompany(companyId: string) {
  const send = useSend()
  return ({ reason }: { reason: string }) => send({ mutation: ConfirmCompanyDocument, variables: { companyId, reason } })
}
