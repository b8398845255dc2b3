import { openChoice, optionalText } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const mailStates = ['WAITING', 'SENT', 'FAILED'] as const

export const sentMailsInput = listInput({ search: optionalText(200), state: openChoice(mailStates) })
