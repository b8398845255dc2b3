import { object } from 'yup'
import { choice, optionalRecordId, recordId, text } from '#schema/fields.ts'

export const userMails = ['PASSWORD', 'CONFIRMATION', 'INVITATION'] as const
export type UserMail = (typeof userMails)[number]

const reason = () => text(500)

export const userDeskInput = object({ userId: recordId() })
export const sendUserMailInput = object({ userId: recordId(), mail: choice(userMails), reason: reason() })
export const userDeedInput = object({ userId: recordId(), reason: reason() })
export const userAccountDeedInput = object({ userId: recordId(), accountId: recordId(), reason: reason() })
export const endUserSessionsInput = object({ userId: recordId(), sessionId: optionalRecordId(), reason: reason() })
