import { addExteriorImagesInput, captionForm, exteriorForm } from '#schema/estates/exterior/exterior.input.ts'
import type { CaptionInput, Image, Words, WordsInput } from './useExterior.ts'

/** What stands in the forms; what is not written yet is empty. */
export interface WordsValues {
  version: number
  cladding: string
  roof: string
  foundation: string
  description: string
}
export interface CaptionValues {
  version: number
  caption: string
}

export const wordsRules = exteriorForm
export const captionRules = captionForm
export const picturesRules = addExteriorImagesInput.pick(['fileIds'])

export const wordsValues = ({ version, cladding, roof, foundation, description }: Words): WordsValues => ({
  version,
  cladding: cladding ?? '',
  roof: roof ?? '',
  foundation: foundation ?? '',
  description: description ?? '',
})
const written = (text: string) => text.trim() || null
export const wordsInput = ({ version, cladding, roof, foundation, description }: WordsValues): WordsInput => ({
  version,
  cladding: written(cladding),
  roof: written(roof),
  foundation: written(foundation),
  description: written(description),
})

export const captionValues = ({ version, caption }: Image): CaptionValues => ({ version, caption: caption ?? '' })
export const captionInput = (imageId: string, { version, caption }: CaptionValues): CaptionInput => ({
  imageId,
  version,
  caption: written(caption),
})
