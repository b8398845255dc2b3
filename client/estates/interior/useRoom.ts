import { useQuery } from '@apollo/client/react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { amongPages } from '#client/data/amongPages.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import type { CommentPartsFragment, RoomPageQuery, SaveRoomCommentInput } from '#client/generated/graphql.ts'
import { useInteriorBy } from './interiorBy.ts'

export type RoomComment = CommentPartsFragment
export type RoomOnPage = NonNullable<RoomPageQuery['room']>
export type CommentInput = Omit<SaveRoomCommentInput, 'estateId' | 'roomId'>
export type RoomScreen = ReturnType<typeof useRoom>

/** One room and what was said of it. */
export function useRoom(id: string) {
  const { documents, place } = useInteriorBy()
  const asked = useQuery(documents.room, { variables: { ...place, id }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const { frame, room } = shownData(asked) ?? {}
  const { nodes: comments = [], ...list } = pagesOf(room?.comments, asked)

  async function save(comment: CommentInput) {
    const input = { ...place, roomId: id, ...comment }
    await send({ mutation: documents.saveComment, variables: { input } })
    if (!comment.version) await asked.refetch()
  }
  async function newest(commentId: string): Promise<RoomComment | undefined> {
    const list = room?.comments?.edges ?? []
    const before = list[list.findIndex(({ node }) => node.id === commentId) - 1]
    const readPage = async (after: string | undefined) => (await readNewest(documents.room, { ...place, id, after }))?.room?.comments
    return amongPages(commentId, readPage, before?.cursor)
  }
  return {
    room: room ?? undefined,
    ...list,
    comments,
    /** What was said of it is not for this viewer. */
    isQuiet: room?.comments === null,
    /** The house is there, the room is not. */
    isMissing: !!frame && !room && !asked.loading,
    error: room || frame ? undefined : asked.error,
    save,
    newest,
    remove: (commentId: string) =>
      send({ mutation: documents.deleteComment, variables: { ...place, id: commentId } }, ['Room.comments', 'Room.commentCount']),
  }
}
