import { Account } from '#server/accounts/account.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'
import { Room } from './room.entity.ts'

/** What somebody said of a room. */
export class RoomComment extends table('room_comment', {
  estateId: uuid,
  roomId: uuid,
  text,
  authorAccountId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare room: Room
  declare author: Account | null
}

export const roomComment = entityOf(RoomComment, {
  relations: {
    room: { ...toOne(Room, 'room_id'), nullable: false },
    author: {
      ...toOne(Account, 'author_account_id'),
      joinColumn: { name: 'author_account_id', foreignKeyConstraintName: 'room_comment_author_account_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
