import { openChoice, optionalText } from '#schema/fields.ts'
import { historyOutcomes } from '#schema/history/historyKinds.ts'
import { listInput } from '#schema/paging.ts'

export const auditLogInput = listInput({ search: optionalText(200), outcome: openChoice(historyOutcomes) })
