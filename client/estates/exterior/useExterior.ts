import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  ExteriorDocument,
  type ExteriorImagePartsFragment,
  type ExteriorQuery,
  type SaveExteriorImageInput,
  type SaveExteriorInput,
  AddExteriorImagesDocument,
  ChooseEstateImageDocument,
  DeleteExteriorImageDocument,
  useExteriorQuery,
  MoveExteriorImageDocument,
  RestoreExteriorImageDocument,
  SaveExteriorImageDocument,
  SaveExteriorDocument,
} from '#client/generated/graphql.ts'

export type Image = ExteriorImagePartsFragment
export type Words = Omit<NonNullable<ExteriorQuery['exterior']>, 'images'>
export type WordsInput = Omit<SaveExteriorInput, 'estateId'>
export type CaptionInput = Omit<SaveExteriorImageInput, 'estateId'>
export type ExteriorScreen = ReturnType<typeof useExterior>

/** How an estate looks from outside, and what can be done with its pictures. */
export function useExterior(estateId: string) {
  const { client, data, previousData, error, refetch } = useExteriorQuery({ variables: { estateId }, ...screenQuery })
  const send = useSend()
  const sendMove = useSend(() => false)
  const readNewest = useNewest()

  const { estate, exterior } = data ?? previousData ?? {}
  const images = exterior?.images ?? []
  const readAgain = () => refetch()
  const newest = async () => (await readNewest(ExteriorDocument, { estateId }))?.exterior ?? undefined

  return {
    words: exterior as Words | undefined,
    images,
    /** By which the estate is known. */
    chosenId: estate?.image?.id,
    error: estate && exterior ? undefined : error,
    retry: () => void refetch(),
    newestWords: newest,
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
      await readAgain()
    },
    choose: (fileId: string) => send({ mutation: ChooseEstateImageDocument, variables: { estateId, fileId } }),
    remove: (imageId: string) => send({ mutation: DeleteExteriorImageDocument, variables: { estateId, imageId } }),
    restore: (imageId: string) => send({ mutation: RestoreExteriorImageDocument, variables: { estateId, imageId } }),
    /** What was removed and not had back leaves the gallery; the estate may have been known by it. */
    forget: (id: string) => {
      client.cache.evict({ id: `ExteriorImage:${id}` })
      void readAgain().catch(() => undefined)
    },
  }
}
