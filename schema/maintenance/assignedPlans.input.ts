import { flag, optionalText } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const assignedPlansInput = listInput({
  search: optionalText(200),
  isClaimed: flag(),
})
