import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import { ChooseEstateImageDocument, DeleteEstateImageDocument, useEstateImagesQuery } from '#client/generated/graphql.ts'

/** The pictures that an estate can be known by, and which of them it is. */
export function useEstateImages(estateId: string) {
  const query = useEstateImagesQuery({ variables: { estateId }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  const send = useSend()
  const choose = (fileId: string) => send({ mutation: ChooseEstateImageDocument, variables: { estateId, fileId } })
  const shown = shownData(query)
  const { nodes: images, ...pages } = pagesOf(shown?.estateImages, query)
  const chosenId = shown?.estate?.image?.id
  const outside = new Set(shown?.exterior?.images?.map(({ id }) => id))

  return {
    images,
    ...pages,
    chosenId,
    isOutside: (id: string) => outside.has(id),
    choose,
    /** The first picture of an estate is the one that it is known by. */
    takeIn: async (id: string) => {
      if (!chosenId) await choose(id)
      await query.refetch().catch(() => undefined)
    },
    /** It may be the one that the estate is known by. */
    remove: (fileId: string) =>
      send({ mutation: DeleteEstateImageDocument, variables: { estateId, fileId } }, [
        'Query.estateImages',
        ...(fileId === chosenId ? (['Estate.image'] as const) : []),
      ]),
  }
}

export type EstateImages = ReturnType<typeof useEstateImages>
