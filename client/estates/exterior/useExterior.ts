import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
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
  const keyFor = useRepeatKey()

  const { estate, exterior } = data ?? previousData ?? {}
  const images = exterior?.images ?? []
  const readAgain = async () => (await refetch()).data?.exterior ?? undefined
  const once = (input: object) => ({ tell: false, headers: { 'Idempotency-Key': keyFor(input) } })

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
      return tellingAllButStale(saveCall({ variables: { input }, context: once(input) }))
    },
    add: (fileIds: string[]) => {
      const input = { estateId, fileIds }
      return tellingAllButStale(addCall({ variables: { input }, context: once(input) }))
    },
    saveCaption: (caption: CaptionInput) => {
      const input = { estateId, ...caption }
      return tellingAllButStale(captionCall({ variables: { input }, context: once(input) }))
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

async function tellingAllButStale(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (!isStale(error)) tellFailure(refusalOf(error) ?? error)
    throw error
  }
}
