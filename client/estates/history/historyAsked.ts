import type { HistoryQueryVariables } from '#client/generated/graphql.ts'
import { historyKinds } from '#schema/history/historyKinds.ts'

export type HistoryAsked = Required<Pick<HistoryQueryVariables, 'recordId' | 'kind' | 'outcome'>>

/** What is asked for, as it stands in the address: a part of the estate, one record, or what was refused. */
export function historyAsked(params: URLSearchParams): HistoryAsked {
  const wanted = params.get('kind')
  return {
    recordId: params.get('record') || null,
    kind: historyKinds.find((kind) => kind === wanted) ?? null,
    outcome: wanted === 'refused' ? 'refused' : 'done',
  }
}
