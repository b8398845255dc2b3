import { object } from 'yup'
import { recordId } from '#schema/fields.ts'

export const companyInvitationInput = object({ invitationId: recordId() })
export const leaveCompanyInput = object({ accountId: recordId() })
