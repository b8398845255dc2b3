import type { AskedByPages, Own } from './own.ts'

export interface Connection<Node> {
  /** Not where counting all would cost more than it tells. */
  totalCount?: number | undefined
  /** Of a list that is counted no further than that. */
  hasMoreThanCounted?: boolean
  edges: readonly { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** A list as a screen shows it, page by page. An error is one only where there is nothing to show. */
export const pagesOf = <Node>(list: Connection<Node> | null | undefined, { error, loading, refetch, fetchMore }: AskedByPages) => ({
  nodes: list?.edges.map(({ node }) => node),
  totalCount: list?.totalCount ?? 0,
  hasMoreThanCounted: list?.hasMoreThanCounted ?? false,
  hasMore: list?.pageInfo.hasNextPage ?? false,
  error: list ? undefined : error,
  loading,
  retry: () => void refetch(),
  more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
})

/** The same of a screen's own list. */
export const rowsOf = <Node>({ data, pages }: Pick<Own<Connection<Node>>, 'data' | 'pages'>) => pagesOf(data, pages)

/** What else a screen asks, as it shows it: an error is one only where there is nothing to show. */
export const shownOf = <Data, Pages extends Pick<AskedByPages, 'error' | 'refetch'>>(data: Data, pages: Pages) => ({
  data,
  error: data ? undefined : pages.error,
  retry: () => void pages.refetch().catch(() => undefined),
  pages,
})

/** The latest answer: while a list is read again after a change, it stays as it was. */
export const shownData = <Data>({ data, previousData }: Partial<Record<'data' | 'previousData', Data | undefined>>) => data ?? previousData
