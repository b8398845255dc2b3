import { optionalText } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const storageUseInput = listInput({ search: optionalText(200) })
