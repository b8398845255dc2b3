import type { ApolloCache } from '@apollo/client'
import { shownData } from '#client/access/pagesOf.ts'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  useCreatePublicLinkMutation,
  useDeletePublicLinkMutation,
  usePublicLinksQuery,
  useUpdatePublicLinkMutation,
} from '#client/generated/graphql.ts'
import type { LinkChange, NewLink, PublicLink } from './linkForm.ts'

const listAgain = (cache: ApolloCache) => void cache.evict({ id: 'ROOT_QUERY', fieldName: 'publicLinks' })

/** More than the free ones, and no licence for them. */
export const lacksLicence = (error: unknown) => refusalOf(error)?.reason === 'licence'

/** The public links of an estate, with how often they were used. */
export function usePublicLinks(estateId: string) {
  const asked = usePublicLinksQuery({ variables: { estateId }, ...screenQuery })
  const [createLink] = useCreatePublicLinkMutation()
  const [updateLink] = useUpdatePublicLinkMutation()
  const [deleteLink] = useDeletePublicLinkMutation()
  const keyFor = useRepeatKey()
  const sending = useSending()
  const links = shownData(asked)?.publicLinks

  return {
    links,
    error: links ? undefined : asked.error,
    retry: () => void asked.refetch().catch(() => undefined),
    /** The form itself says what to do about a licence that is lacking. */
    create: async (link: NewLink): Promise<PublicLink | undefined> => {
      const input = { estateId, ...link }
      try {
        const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
        return (await createLink({ variables: { input }, context, update: listAgain })).data?.createPublicLink
      } catch (error) {
        if (!lacksLicence(error)) tellFailure(refusalOf(error) ?? error)
        throw error
      }
    },
    change: async ({ id, version }: Pick<PublicLink, 'id' | 'version'>, change: LinkChange) => {
      const input = { estateId, id, version, ...change }
      await sending(input, (context) => updateLink({ variables: { input }, context }))
    },
    newest: async (id: string) => (await asked.refetch()).data?.publicLinks.find((link) => link.id === id),
    takeBack: (id: string) => deleteLink({ variables: { estateId, id }, update: listAgain }),
  }
}

export type PublicLinks = ReturnType<typeof usePublicLinks>
