import type { Own } from '#client/access/own.ts'
import { pagesOf } from '#client/access/pagesOf.ts'
import { amongPages } from '#client/data/amongPages.ts'
import { useSend } from '#client/data/useSend.ts'
import type { CommentPartsFragment, RoomPageQuery, SaveRoomCommentInput } from '#client/generated/graphql.ts'
import { useInteriorBy } from './interiorBy.ts'

export type RoomComment = CommentPartsFragment
export type RoomOnPage = NonNullable<RoomPageQuery['room']>
export type CommentInput = Omit<SaveRoomCommentInput, 'estateId' | 'roomId'>
export type OwnRoom = Own<Pick<RoomPageQuery, 'room'>>
export type RoomScreen = ReturnType<typeof useRoom>

/** One room and what was said of it. */
export function useRoom(id: string, own: OwnRoom) {
  const { documents, place } = useInteriorBy()
  const send = useSend()
  const room = own.data?.room
  const { nodes: comments = [], ...list } = pagesOf(room?.comments, own.pages)

  async function save(comment: CommentInput) {
    const input = { ...place, roomId: id, ...comment }
    await send({ mutation: documents.saveComment, variables: { input } })
    if (!comment.version) await own.pages.refetch()
  }
  async function newest(commentId: string): Promise<RoomComment | undefined> {
    const list = room?.comments?.edges ?? []
    const before = list[list.findIndex(({ node }) => node.id === commentId) - 1]
    const readPage = async (after: string | undefined) => (await own.newest({ after }))?.room?.comments
    return amongPages(commentId, readPage, before?.cursor)
  }
  return {
    room: room ?? undefined,
    ...list,
    comments,
    /** What was said of it is not for this viewer. */
    isQuiet: room?.comments === null,
    /** The house is there, the room is not. */
    isMissing: !!own.data && !room && !own.pages.loading,
    save,
    newest,
    remove: (commentId: string) =>
      send({ mutation: documents.deleteComment, variables: { ...place, id: commentId } }, ['Room.comments', 'Room.commentCount']),
  }
}
