import { refusalOf } from '#client/access/refusal.ts'
import { loadIdentity } from '#client/access/session.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSend } from '#client/data/useSend.ts'
import { UpdateProfileDetailsDocument, type UpdateProfileDetailsInput } from '#client/generated/graphql.ts'

export function useSaveProfile() {
  const send = useSend()
  /** Who one is, and whether the profile needs an update, is asked again with it. */
  return async (input: UpdateProfileDetailsInput) => {
    await send({
      mutation: UpdateProfileDetailsDocument,
      variables: { input },
      // What is shown stays until the next is read.
      updates: (cache) => void cache.modify({ fields: { profileDetails: (_, { INVALIDATE }) => INVALIDATE } }),
    })
    try {
      await loadIdentity()
    } catch (failed) {
      tellFailure(refusalOf(failed) ?? failed)
      throw failed
    }
  }
}
