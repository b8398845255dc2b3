import type { OrderType } from '#schema/projects/orderTypes.ts'
import { blankLine, blankOrder, type NewOrderValues } from './orderValues.ts'

/** What was typed of an order that is not there yet, for as long as the tab is: the network may be gone when it is sent. */
interface Draft {
  values: NewOrderValues
  savedAt: string | null
}

const key = (type: OrderType) => `order-draft:${type}`

/** An offer begins with a price to fill in. */
const blank = (type: OrderType): NewOrderValues => ({ ...blankOrder, projectId: '', lines: type === 'quote' ? [blankLine()] : [] })

export function readDraft(type: OrderType): Draft {
  try {
    const { values, savedAt } = JSON.parse(sessionStorage.getItem(key(type)) ?? '{}') as Partial<Draft>
    return { values: { ...blank(type), ...values }, savedAt: savedAt ?? null }
  } catch {
    return { values: blank(type), savedAt: null }
  }
}

export function keepDraft(type: OrderType, values: NewOrderValues): Draft {
  const draft = { values, savedAt: new Date().toISOString() }
  try {
    sessionStorage.setItem(key(type), JSON.stringify(draft))
  } catch {
    // Without room, the form still holds what was typed.
  }
  return draft
}

export const forgetDraft = (type: OrderType) => sessionStorage.removeItem(key(type))
