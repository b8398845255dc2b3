import type { Reference } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { useChooseEstateImageMutation, useDeleteEstateImageMutation, useEstateImagesQuery } from '#client/generated/graphql.ts'

/** The pictures that an estate can be known by, and which of them it is. */
export function useEstateImages(estateId: string) {
  const asked = useEstateImagesQuery({ variables: { estateId }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  const [chooseCall] = useChooseEstateImageMutation()
  const [deleteCall] = useDeleteEstateImageMutation()
  const known = shownData(asked)
  const { nodes: images, ...pages } = pagesOf(known?.estateImages, asked)
  const chosenId = known?.estate?.image?.id
  const outside = new Set(known?.exterior?.images?.map(({ id }) => id))

  return {
    images,
    ...pages,
    chosenId,
    isOutside: (id: string) => outside.has(id),
    choose: (fileId: string) => chooseCall({ variables: { estateId, fileId } }),
    /** The first picture of an estate is the one that it is known by. */
    takeIn: async (id: string) => {
      if (!chosenId) await chooseCall({ variables: { estateId, fileId: id } })
      await asked.refetch().catch(() => undefined)
    },
    /** Goes through even when it is the last thing that the page does. */
    remove: (fileId: string) =>
      deleteCall({
        variables: { estateId, fileId },
        context: { keepalive: true },
        update(cache) {
          const id = cache.identify({ __typename: 'Estate', id: estateId })
          cache.modify({
            id,
            fields: { image: (image: Reference | null, { readField }) => (image && readField('id', image) === fileId ? null : image) },
          })
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'estateImages' })
        },
      }),
  }
}

export type EstateImages = ReturnType<typeof useEstateImages>
