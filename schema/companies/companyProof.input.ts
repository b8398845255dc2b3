import { object } from 'yup'
import { flag, optionalText, recordId, text } from '#schema/fields.ts'
import { pageNumber } from '#schema/paging.ts'

export const companyProofsInput = object({
  searchValue: optionalText(200),
  onlyWaiting: flag(),
  page: pageNumber(),
})
export const confirmCompanyInput = object({ companyId: recordId(), reason: text(500) })
