import { screenQuery } from '#client/access/screenQuery.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type CommentPartsFragment,
  RoomPageDocument,
  type RoomPageQuery,
  type SaveRoomCommentInput,
  DeleteRoomCommentDocument,
  useRoomPageQuery,
  SaveRoomCommentDocument,
} from '#client/generated/graphql.ts'

export type RoomComment = CommentPartsFragment
export type RoomOnPage = NonNullable<RoomPageQuery['room']>
export type CommentInput = Omit<SaveRoomCommentInput, 'estateId' | 'roomId'>
export type RoomScreen = ReturnType<typeof useRoom>

/** One room and what was said of it. */
export function useRoom(estateId: string, id: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = useRoomPageQuery({ variables: { estateId, id }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const { estate, room } = data ?? previousData ?? {}
  const list = room?.comments

  async function save(comment: CommentInput) {
    const input = { estateId, roomId: id, ...comment }
    await send({ mutation: SaveRoomCommentDocument, variables: { input } })
    if (!comment.version) await refetch()
  }
  async function newest(commentId: string): Promise<RoomComment | undefined> {
    const read = await readNewest(RoomPageDocument, { estateId, id })
    return read?.room?.comments?.edges.find(({ node }) => node.id === commentId)?.node
  }
  return {
    room: room ?? undefined,
    comments: list?.edges.map(({ node }) => node) ?? [],
    /** What was said of it is not for this viewer. */
    isQuiet: room?.comments === null,
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
    remove: (commentId: string) =>
      send({ mutation: DeleteRoomCommentDocument, variables: { estateId, id: commentId } }, ['Room.comments', 'Room.commentCount']),
  }
}
