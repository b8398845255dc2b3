import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  PublicLinksDocument,
  CreatePublicLinkDocument,
  DeletePublicLinkDocument,
  usePublicLinksQuery,
  UpdatePublicLinkDocument,
} from '#client/generated/graphql.ts'
import type { LinkChange, NewLink, PublicLink } from './linkForm.ts'

const listed = ['Query.publicLinks'] as const

/** Where a visitor comes in, on this very host. */
export const visitorPath = (key: string) => `/public-link/${encodeURIComponent(key)}`

/** More than the free ones, and no licence for them. */
export const lacksLicence = (error: unknown) => refusalOf(error)?.reason === 'licence'

/** The public links of an estate, with how often they were used. */
export function usePublicLinks(estateId: string) {
  const query = usePublicLinksQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend((error) => isStale(error) || lacksLicence(error))
  const readNewest = useNewest()

  return {
    ...shownOf(shownData(query)?.publicLinks, query),
    /** The form itself says what to do about a licence that is lacking. */
    create: async (link: NewLink): Promise<PublicLink> =>
      (await send({ mutation: CreatePublicLinkDocument, variables: { input: { estateId, ...link } } }, listed)).createPublicLink,
    change: ({ id, version }: Pick<PublicLink, 'id' | 'version'>, change: LinkChange) =>
      send({ mutation: UpdatePublicLinkDocument, variables: { input: { estateId, id, version, ...change } } }),
    newest: async (id: string) => (await readNewest(PublicLinksDocument, { estateId }))?.publicLinks.find((link) => link.id === id),
    takeBack: (id: string) => send({ mutation: DeletePublicLinkDocument, variables: { estateId, id } }, listed),
  }
}

export type PublicLinks = ReturnType<typeof usePublicLinks>
