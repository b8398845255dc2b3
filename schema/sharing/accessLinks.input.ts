import { object } from 'yup'
import { recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const accessLinksInput = listInput({ estateId: recordId() })
export const accessLinkInput = object({ estateId: recordId(), linkId: recordId() })
