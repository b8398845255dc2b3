import { useApolloClient } from '@apollo/client/react'
import type { Own } from '#client/access/own.ts'
import { useSend } from '#client/data/useSend.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import {
  type ExteriorImagePartsFragment,
  type ExteriorQuery,
  type SaveExteriorImageInput,
  type SaveExteriorInput,
  AddExteriorImagesDocument,
  ChooseEstateImageDocument,
  DeleteExteriorImageDocument,
  MoveExteriorImageDocument,
  RestoreExteriorImageDocument,
  SaveExteriorImageDocument,
  SaveExteriorDocument,
} from '#client/generated/graphql.ts'

export type Image = ExteriorImagePartsFragment
export type Exterior = NonNullable<ExteriorQuery['exterior']>
export type Words = Omit<Exterior, 'images'>
export type WordsInput = Omit<SaveExteriorInput, 'estateId'>
export type CaptionInput = Omit<SaveExteriorImageInput, 'estateId'>
export type ExteriorScreen = ReturnType<typeof useExterior>

/** What can be done with how an estate looks from outside. */
export function useExterior({ data, all, again, newest }: Own<Exterior, ExteriorQuery>) {
  const { estateId } = useEstatePlace()
  const { cache } = useApolloClient()
  const send = useSend()
  const sendMove = useSend(() => false)

  return {
    images: data?.images ?? [],
    /** By which the estate is known. */
    chosenId: all?.estate?.image?.id,
    newestImage: async (id: string) => (await newest())?.images?.find((image) => image.id === id),
    saveWords: (words: WordsInput) => {
      const input = { estateId, ...words }
      return send({ mutation: SaveExteriorDocument, variables: { input } })
    },
    add: (fileIds: string[]) => {
      const input = { estateId, fileIds }
      return send({ mutation: AddExteriorImagesDocument, variables: { input } })
    },
    saveCaption: (caption: CaptionInput) => {
      const input = { estateId, ...caption }
      return send({ mutation: SaveExteriorImageDocument, variables: { input } })
    },
    move: async ({ id: imageId, version }: Image, beforeId: string | null) => {
      // Whether it went well or somebody was first: what shows next is how it stands now. The refusal tells itself.
      await sendMove({ mutation: MoveExteriorImageDocument, variables: { input: { estateId, imageId, version, beforeId } } }).catch(
        () => undefined,
      )
      await again()
    },
    choose: (fileId: string) => send({ mutation: ChooseEstateImageDocument, variables: { estateId, fileId } }),
    remove: (imageId: string) => send({ mutation: DeleteExteriorImageDocument, variables: { estateId, imageId } }),
    restore: (imageId: string) => send({ mutation: RestoreExteriorImageDocument, variables: { estateId, imageId } }),
    /** What was removed and not had back leaves the gallery; the estate may have been known by it. */
    forget: (id: string) => {
      cache.evict({ id: `ExteriorImage:${id}` })
      void again()
    },
  }
}
