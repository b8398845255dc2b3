import type { ApolloCache } from '@apollo/client'
import { type AskedByPages, pagesOf } from '#client/access/pagesOf.ts'
import { useSending } from '#client/access/useSending.ts'
import type { Paper, PaperInput } from './paperKind.ts'

interface Connection<P> {
  totalCount: number
  edges: readonly { cursor: string; node: P }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}
interface Options {
  context: object
  update?: ((cache: ApolloCache) => void) | undefined
}

interface PapersOf<P, Input> {
  estateId: string
  /** The field of the estate that holds them. */
  field: string
  asked: AskedByPages
  estate: { contactName?: string | null } | null | undefined
  /** Null where the section is closed to the viewer. */
  list: Connection<P> | null | undefined
  save: (input: Input & { estateId: string }, options: Options) => Promise<unknown>
  remove: (id: string, options: Options) => Promise<unknown>
  /** Reads the list from right after a cursor, past the cache. */
  readFrom: (after: string | undefined) => Promise<Pick<Connection<P>, 'edges'> | undefined>
}

export interface Papers<P, Input> {
  papers: readonly P[] | undefined
  totalCount: number
  hasMore: boolean
  /** The viewer sees the estate, and not its papers. */
  isClosed: boolean
  owner: string | null | undefined
  error: unknown
  loading: boolean
  retry: () => void
  more: () => void
  save: (paper: Input) => Promise<void>
  /** Goes through even when it is the last thing that the page does. */
  remove: (id: string) => Promise<unknown>
  /** The paper as it is now; nothing where somebody has deleted it. */
  newest: (id: string) => Promise<P | undefined>
}

/** The papers of a section, page by page, and what can be done with them. */
export function usePapers<P extends Paper, Input extends PaperInput>({
  estateId,
  field,
  asked,
  estate,
  list,
  ...calls
}: PapersOf<P, Input>): Papers<P, Input> {
  const sending = useSending()
  const readAgain = (cache: ApolloCache) => {
    cache.evict({ id: cache.identify({ __typename: 'Estate', id: estateId }), fieldName: field })
  }

  async function save(paper: Input) {
    const input = { estateId, ...paper }
    // A change comes back whole, and the cache puts it where the paper stands.
    await sending(input, (context) => calls.save(input, { context, update: paper.version ? undefined : readAgain }))
  }

  async function newest(id: string) {
    // Read from right before it, so that it is found however far down the list it stands.
    const before = list?.edges[list.edges.findIndex(({ node }) => node.id === id) - 1]
    return (await calls.readFrom(before?.cursor))?.edges.find(({ node }) => node.id === id)?.node
  }

  const { nodes: papers, ...pages } = pagesOf(list, asked)
  return {
    papers,
    ...pages,
    isClosed: list === null,
    owner: estate?.contactName,
    error: estate ? undefined : asked.error,
    save,
    remove: (id) => calls.remove(id, { context: { keepalive: true }, update: readAgain }),
    newest,
  }
}
