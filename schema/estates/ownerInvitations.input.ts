import { object } from 'yup'
import { email, flag, recordId, secret, text } from '#schema/fields.ts'

/** How long a question to somebody whether they own an estate can be answered. */
export const daysToAnswer = 30

const person = { firstName: text(255), lastName: text(255), email: email() }

export const ownerInvitationInput = object({ invitationId: recordId() })
export const acceptOwnerInvitationInput = ownerInvitationInput
export const declineOwnerInvitationInput = object({ invitationId: recordId(), isForGood: flag() })
export const ownerInvitationKeyInput = object({ invitationKey: secret(500) })
export const refuseOwnerInvitationInput = object({ invitationKey: secret(500), isForGood: flag() })
export const invitedOwnerInput = object({ estateId: recordId() })
export const inviteOwnerForm = object(person)
export const inviteOwnerInput = object({ estateId: recordId(), ...person })
