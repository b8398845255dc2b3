import { useSend } from '#client/data/useSend.ts'
import {
  type CompanyProfilePartsFragment,
  type UpdateCompanyProfileInput,
  DeleteCompanyLogoDocument,
  UpdateCompanyProfileDocument,
} from '#client/generated/graphql.ts'

export type CompanyProfile = CompanyProfilePartsFragment
export type ProfileInput = Omit<UpdateCompanyProfileInput, 'companyId'>

/** How one's own company keeps its profile. */
export function useCompanyProfile(companyId: string) {
  const send = useSend()
  return {
    save: (profile: ProfileInput) => send({ mutation: UpdateCompanyProfileDocument, variables: { input: { companyId, ...profile } } }),
    removeLogo: (fileId: string) => send({ mutation: DeleteCompanyLogoDocument, variables: { companyId, fileId } }),
  }
}
