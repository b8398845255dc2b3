import { refusalOf } from '#client/access/refusal.ts'
import { loadIdentity } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { type UpdateProfileDetailsInput, useProfileDetailsQuery, useUpdateProfileDetailsMutation } from '#client/generated/graphql.ts'

export function useProfile() {
  const { data, error, refetch } = useProfileDetailsQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const [update] = useUpdateProfileDetailsMutation()

  /** Who one is, and whether the profile needs an update, is asked again with it. */
  async function save(input: UpdateProfileDetailsInput) {
    try {
      await update({
        variables: { input },
        context: { tell: false },
        update: (cache, { data: saved }) => void (saved && cache.modify({ fields: { profileDetails: (_, { INVALIDATE }) => INVALIDATE } })),
      })
      await loadIdentity()
    } catch (failed) {
      tellFailure(refusalOf(failed) ?? failed)
      throw failed
    }
  }

  return { details: data?.profileDetails, error: data ? undefined : error, retry: () => void refetch(), save }
}
