import { keptDraft } from '#client/ui/form/keptDraft.ts'
import type { OrderType } from '#schema/projects/orderTypes.ts'
import { blankLine, blankOrder, type NewOrderValues } from './orderValues.ts'

/** An offer begins with a price to fill in. */
const blank = (type: OrderType): NewOrderValues => ({ ...blankOrder, projectId: '', lines: type === 'quote' ? [blankLine()] : [] })

export const orderDraft = (type: OrderType) => keptDraft(`order-draft:${type}`, blank(type))
