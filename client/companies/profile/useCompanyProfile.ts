import { useSending } from '#client/access/useSending.ts'
import {
  CompanyProfileDocument,
  type CompanyProfilePartsFragment,
  type UpdateCompanyProfileInput,
  useCompanyPreviewQuery,
  useCompanyProfileQuery,
  useDeleteCompanyLogoMutation,
  useUpdateCompanyProfileMutation,
} from '#client/generated/graphql.ts'

export type CompanyProfile = CompanyProfilePartsFragment
export type ProfileInput = Omit<UpdateCompanyProfileInput, 'companyId'>

/** What a company shows to everybody who is signed in. */
export function useCompanyPreview(companyId: string) {
  const { data, error, refetch } = useCompanyPreviewQuery({
    variables: { companyId },
    fetchPolicy: 'cache-and-network',
    context: { tell: false },
  })
  return { company: data?.companyPreview, error: data ? undefined : error, retry: () => void refetch() }
}

/** The profile of one's own company, for keeping it. */
export function useCompanyProfile(companyId: string) {
  const variables = { companyId }
  const { client, data, error, refetch } = useCompanyProfileQuery({ variables, context: { tell: false } })
  const [update] = useUpdateCompanyProfileMutation()
  const [dropLogo] = useDeleteCompanyLogoMutation()
  const sending = useSending()

  async function save(profile: ProfileInput) {
    const input = { companyId, ...profile }
    await sending(input, (context) => update({ variables: { input }, context }))
  }
  const again = async () => {
    const { data: newest } = await client.query({ query: CompanyProfileDocument, variables, fetchPolicy: 'network-only' })
    return newest?.companyProfile ?? undefined
  }
  return {
    profile: data?.companyProfile,
    error: data ? undefined : error,
    retry: () => void refetch(),
    save,
    newest: again,
    removeLogo: async (fileId: string) => {
      await dropLogo({ variables: { companyId, fileId }, context: { keepalive: true } })
      await again()
    },
  }
}
