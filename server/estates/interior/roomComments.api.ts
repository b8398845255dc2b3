import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { del, type Route } from '#server/kernel/rest.ts'
import { type RoomComment, roomComment } from './roomComment.entity.ts'
import { roomCommentPicture } from './roomCommentPicture.entity.ts'
import { deleteRoomComment, roomCommentPictures, saveRoomComment } from './roomComments.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { saveRoomComment, deleteRoomComment },
  entities: [roomComment, roomCommentPicture],
  types: {
    RoomComment: {
      pictures: through(roomCommentPictures, { estateId: 'estateId', commentId: 'id' }),
      authorName: computed<RoomComment>(({ author }, viewer) =>
        viewer === 'link' ? sql`null::text` : (author as unknown as { name: Sql }).name,
      ),
    },
  },
}

export const rest: Route[] = [del('/api/private/estate/:estateId/room/comment', deleteRoomComment)]

export const copies: readonly Copies[] = [
  {
    ofEstates: [
      { table: 'room_comment', section: 'room-comments' },
      { table: 'room_comment_picture', section: 'room-comments' },
    ],
  },
]

export const namedRecords: readonly NamedRecords[] = [
  {
    roomComment: {
      section: 'estate',
      from: sql`room_comment r join room o on o.id = r.room_id`,
      name: sql`o.name`,
      type: sql`o.type`,
    },
  },
]
