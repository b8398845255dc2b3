import { object } from 'yup'
import { languages } from '#schema/accounts/details.input.ts'
import { choice, recordId } from '#schema/fields.ts'

export const makeHandoverBookInput = object({ projectId: recordId(), language: choice(languages) })
export const handoverZipsInput = object({ projectId: recordId(), bookId: recordId() })
export const endHandoverBookInput = object({ projectId: recordId() })
