import { trades } from '#schema/companies/trades.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import { isPlainUuid } from '#schema/uuid.ts'
import type { OrderList } from '../orderPlace.ts'

const oneOf = <Choice extends string>(choices: readonly Choice[], said: string | null) => choices.find((choice) => choice === said) ?? null

function idIn(params: URLSearchParams, name: string) {
  const said = params.get(name)
  return isPlainUuid(said) ? said : null
}

/** Which orders the address asks for; what it can't mean is not asked. */
export function askedOf(only: OrderList, params: URLSearchParams) {
  const [projectId, subcontractorId] = [idIn(params, 'projectId'), idIn(params, 'subcontractorId')]
  return {
    only,
    projectId,
    subcontractorId,
    status: only === 'processing' ? oneOf(orderStatuses, params.get('status')) : null,
    trade: oneOf(trades, params.get('trade')),
    search: params.get('search') || null,
  }
}
