import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type ExteriorImagePartsFragment,
  type ExteriorQuery,
  type SaveExteriorImageInput,
  type SaveExteriorInput,
  useAddExteriorImagesMutation,
  useChooseEstateImageMutation,
  useDeleteExteriorImageMutation,
  useExteriorQuery,
  useMoveExteriorImageMutation,
  useRestoreExteriorImageMutation,
  useSaveExteriorImageMutation,
  useSaveExteriorMutation,
} from '#client/generated/graphql.ts'

export type Image = ExteriorImagePartsFragment
export type Words = Omit<NonNullable<ExteriorQuery['exterior']>, 'images'>
export type WordsInput = Omit<SaveExteriorInput, 'estateId'>
export type CaptionInput = Omit<SaveExteriorImageInput, 'estateId'>
export type ExteriorScreen = ReturnType<typeof useExterior>

/** How an estate looks from outside, and what can be done with its pictures. */
export function useExterior(estateId: string) {
  const { client, data, previousData, error, refetch } = useExteriorQuery({ variables: { estateId }, ...screenQuery })
  const [saveCall] = useSaveExteriorMutation()
  const [addCall] = useAddExteriorImagesMutation()
  const [captionCall] = useSaveExteriorImageMutation()
  const [moveCall] = useMoveExteriorImageMutation()
  const [deleteCall] = useDeleteExteriorImageMutation()
  const [restoreCall] = useRestoreExteriorImageMutation()
  const [chooseCall] = useChooseEstateImageMutation()
  const sending = useSending()

  const { estate, exterior } = data ?? previousData ?? {}
  const images = exterior?.images ?? []
  const readAgain = async () => (await refetch()).data?.exterior ?? undefined

  return {
    words: exterior as Words | undefined,
    images,
    /** By which the estate is known. */
    chosenId: estate?.image?.id,
    error: estate && exterior ? undefined : error,
    retry: () => void refetch(),
    newestWords: readAgain,
    newestImage: async (id: string) => (await readAgain())?.images?.find((image) => image.id === id),
    saveWords: (words: WordsInput) => {
      const input = { estateId, ...words }
      return sending(input, (context) => saveCall({ variables: { input }, context }))
    },
    add: (fileIds: string[]) => {
      const input = { estateId, fileIds }
      return sending(input, (context) => addCall({ variables: { input }, context }))
    },
    saveCaption: (caption: CaptionInput) => {
      const input = { estateId, ...caption }
      return sending(input, (context) => captionCall({ variables: { input }, context }))
    },
    move: async ({ id: imageId, version }: Image, beforeId: string | null) => {
      // Whether it went well or somebody was first: what shows next is how it stands now. The refusal tells itself.
      await moveCall({ variables: { input: { estateId, imageId, version, beforeId } } }).catch(() => undefined)
      await readAgain()
    },
    choose: (fileId: string) => chooseCall({ variables: { estateId, fileId } }),
    remove: (imageId: string) => deleteCall({ variables: { estateId, imageId }, context: { keepalive: true } }),
    restore: (imageId: string) => restoreCall({ variables: { estateId, imageId } }),
    /** What was removed and not had back leaves the gallery; the estate may have been known by it. */
    forget: (id: string) => {
      client.cache.evict({ id: `ExteriorImage:${id}` })
      void readAgain().catch(() => undefined)
    },
  }
}
