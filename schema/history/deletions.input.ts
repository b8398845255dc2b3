import { array, object } from 'yup'
import { id, optionalRecordId, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { mostAtOnce } from './deletedKinds.ts'

const longestSearch = 100
const search = () => optionalText(longestSearch)
const ids = () => array(id()).typeError('notValid').required('required').min(1, 'required').max(mostAtOnce, 'tooMany')

export const estateDeletionsInput = listInput({ estateId: recordId(), search: search() })
export const projectDeletionsInput = listInput({ projectId: recordId(), search: search() })
export const companyDeletionsInput = listInput({ companyId: optionalRecordId(), search: search() })

export const restoreEstateDeletionsInput = object({ estateId: recordId(), ids: ids() })
export const endEstateDeletionsInput = object({ estateId: recordId(), ids: ids() })
export const restoreProjectDeletionsInput = object({ projectId: recordId(), ids: ids() })
export const endProjectDeletionsInput = object({ projectId: recordId(), ids: ids() })
export const restoreCompanyDeletionsInput = object({ companyId: optionalRecordId(), ids: ids() })
export const endCompanyDeletionsInput = object({ companyId: optionalRecordId(), ids: ids() })
