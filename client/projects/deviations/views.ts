import type { DeviationStatus } from '#schema/projects/deviationStates.ts'
import { deviationStatuses } from '#schema/projects/deviationStates.ts'
import { isPlainUuid } from '#schema/uuid.ts'

/** What the list can be narrowed to; what waits for the reader comes first. */
export const views = ['mine', ...deviationStatuses, 'all'] as const
export type View = (typeof views)[number]

const statusOf = (view: View): DeviationStatus | null => deviationStatuses.find((status) => status === view) ?? null
const idIn = (said: string | null) => (isPlainUuid(said) ? said : null)

/** Which deviations the address asks for; what it can't mean is not asked. */
export function askedOf(params: URLSearchParams) {
  const view = views.find((each) => each === params.get('view')) ?? 'all'
  return {
    view,
    variables: {
      status: statusOf(view),
      awaitsMe: view === 'mine' || null,
      responsibleId: idIn(params.get('responsible')),
      controlPointId: idIn(params.get('point')),
      search: params.get('search') || null,
    },
  }
}
