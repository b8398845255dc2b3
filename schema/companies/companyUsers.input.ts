import { array, object } from 'yup'
import { email, flag, phone, recordId, text } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { companyRole, companyRoles } from './roles.ts'

const roles = () => array(companyRole()).typeError('notValid').min(1, 'required').max(companyRoles.length, 'notValid')

export const companyUsersInput = listInput({ companyId: recordId() })
export const companyUserInput = object({ companyId: recordId(), userId: recordId() })
export const createCompanyUserInput = object({
  companyId: recordId(),
  firstName: text(255),
  lastName: text(255),
  email: email(),
  phone: phone(),
  roles: roles().required('required'),
})
/** What is left out stays as it was. */
export const updateCompanyUserInput = object({
  companyId: recordId(),
  userId: recordId(),
  roles: roles().optional().nullable(),
  isDisabled: flag(),
})
