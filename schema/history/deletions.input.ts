import { object } from 'yup'
import { optionalRecordId, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { severalIds } from '#schema/several.input.ts'

const longestSearch = 100
const search = () => optionalText(longestSearch)

export const estateDeletionsInput = listInput({ estateId: recordId(), search: search() })
export const projectDeletionsInput = listInput({ projectId: recordId(), search: search() })
export const companyDeletionsInput = listInput({ companyId: optionalRecordId(), search: search() })

export const restoreEstateDeletionsInput = object({ estateId: recordId(), ids: severalIds() })
export const endEstateDeletionsInput = object({ estateId: recordId(), ids: severalIds() })
export const restoreProjectDeletionsInput = object({ projectId: recordId(), ids: severalIds() })
export const endProjectDeletionsInput = object({ projectId: recordId(), ids: severalIds() })
export const restoreCompanyDeletionsInput = object({ companyId: optionalRecordId(), ids: severalIds() })
export const endCompanyDeletionsInput = object({ companyId: optionalRecordId(), ids: severalIds() })
