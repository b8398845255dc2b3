import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  CompanyProfileDocument,
  type CompanyProfilePartsFragment,
  type UpdateCompanyProfileInput,
  useCompanyPreviewQuery,
  useCompanyProfileQuery,
  DeleteCompanyLogoDocument,
  UpdateCompanyProfileDocument,
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
  const send = useSend()
  const readNewest = useNewest()

  async function save(profile: ProfileInput) {
    const input = { companyId, ...profile }
    await send({ mutation: UpdateCompanyProfileDocument, variables: { input } })
  }
  const again = () => client.query({ query: CompanyProfileDocument, variables, fetchPolicy: 'network-only' })
  return {
    profile: data?.companyProfile,
    error: data ? undefined : error,
    retry: () => void refetch(),
    save,
    newest: async () => (await readNewest(CompanyProfileDocument, variables))?.companyProfile ?? undefined,
    readAgain: again,
    removeLogo: async (fileId: string) => {
      await send({ mutation: DeleteCompanyLogoDocument, variables: { companyId, fileId } })
      await again().catch(() => undefined)
    },
  }
}
