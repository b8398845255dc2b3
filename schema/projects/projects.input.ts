import { object } from 'yup'
import { optionalChoice, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { projectStatuses } from './projectTypes.ts'

export const projectsInput = listInput({ search: optionalText(200), status: optionalChoice(projectStatuses) })
export const projectInput = object({ projectId: recordId() })
export const constructionProjectsInput = listInput({ estateId: recordId() })
