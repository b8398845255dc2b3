import { object } from 'yup'
import { optionalText } from '#schema/fields.ts'
import { pageNumber } from '#schema/paging.ts'

export const backgroundJobsInput = object({ searchValue: optionalText(200), page: pageNumber() })
