import { openChoice, optionalText } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const userStates = ['PROVEN', 'UNPROVEN', 'INVITED'] as const

export const administeredUsersInput = listInput({ search: optionalText(200), state: openChoice(userStates) })
