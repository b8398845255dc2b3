import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type CommentPartsFragment,
  type RoomPageQuery,
  type SaveRoomCommentInput,
  useDeleteRoomCommentMutation,
  useRoomPageQuery,
  useSaveRoomCommentMutation,
} from '#client/generated/graphql.ts'

export type RoomComment = CommentPartsFragment
export type RoomOnPage = NonNullable<RoomPageQuery['room']>
export type CommentInput = Omit<SaveRoomCommentInput, 'estateId' | 'roomId'>
export type RoomScreen = ReturnType<typeof useRoom>

/** One room and what was said of it. */
export function useRoom(estateId: string, id: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useRoomPageQuery({ variables: { estateId, id }, ...screenQuery })
  const [saveCall] = useSaveRoomCommentMutation()
  const [deleteCall] = useDeleteRoomCommentMutation()
  const sending = useSending()
  const { estate, room } = data ?? previousData ?? {}
  const list = room?.comments

  async function save(comment: CommentInput) {
    const input = { estateId, roomId: id, ...comment }
    await sending(input, (context) => saveCall({ variables: { input }, context }))
    if (!comment.version) await refetch()
  }
  async function newest(commentId: string): Promise<RoomComment | undefined> {
    const { data: read } = await refetch()
    return read?.room?.comments?.edges.find(({ node }) => node.id === commentId)?.node
  }
  return {
    room: room ?? undefined,
    comments: list?.edges.map(({ node }) => node) ?? [],
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    /** The estate is there, the room is not. */
    isMissing: !!estate && !room && !loading,
    error: room || estate ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
    save,
    newest,
    /** Goes through even when it is the last thing that the page does. */
    remove: (commentId: string) =>
      deleteCall({
        variables: { estateId, id: commentId },
        context: { keepalive: true },
        update: (cache) => {
          cache.evict({ id: `RoomComment:${commentId}` })
          cache.modify({ id: `Room:${id}`, fields: { commentCount: (count: number) => count - 1 } })
        },
      }),
  }
}
