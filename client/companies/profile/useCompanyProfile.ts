import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
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
  const keyFor = useRepeatKey()

  async function save(profile: ProfileInput) {
    const input = { companyId, ...profile }
    try {
      await update({ variables: { input }, context: { tell: false, headers: { 'Idempotency-Key': keyFor(input) } } })
    } catch (failed) {
      if (!isStale(failed)) tellFailure(refusalOf(failed) ?? failed)
      throw failed
    }
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
