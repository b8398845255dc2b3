import { Account } from '#server/accounts/account.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'
import { Room } from './room.entity.ts'

/** What somebody said of a room. */
export class RoomComment extends Row {
  declare estateId: string
  declare roomId: string
  declare room: Room
  declare text: string
  declare authorAccountId: string | null
  declare author: Account | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const roomComment = entity(RoomComment, {
  table: 'room_comment',
  columns: {
    estateId: columns.uuid,
    roomId: columns.uuid,
    text: columns.text,
    authorAccountId: columns.optionalUuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    room: { ...toOne(Room, 'room_id'), nullable: false },
    author: {
      ...toOne(Account, 'author_account_id'),
      joinColumn: { name: 'author_account_id', foreignKeyConstraintName: 'room_comment_author_account_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
