import { object } from 'yup'
import { optionalChoice, optionalRecordId, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { projectStatuses } from './projectTypes.ts'

export const projectsInput = listInput({
  search: optionalText(200),
  status: optionalChoice(projectStatuses),
  estateId: optionalRecordId(),
})
export const projectInput = object({ projectId: recordId() })
/** Where the estate is named, the project is looked for there and nowhere else. */
export const projectThereInput = object({ projectId: recordId(), estateId: optionalRecordId() })
export const constructionProjectsInput = listInput({ estateId: recordId() })
