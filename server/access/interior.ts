import type { EntityManager } from 'typeorm'
import type { SectionName } from '#schema/access/sections.ts'
import { Floor } from '#server/estates/interior/floor.entity.ts'
import { Room } from '#server/estates/interior/room.entity.ts'
import { RoomComment } from '#server/estates/interior/roomComment.entity.ts'
import { RoomCommentPicture } from '#server/estates/interior/roomCommentPicture.entity.ts'
import type { Within } from './estateScope.ts'
import { adoptPictures } from './filesOfEstate.ts'
import { OrderedRows } from './orderedRows.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

/** Floors, rooms and what was said of them, for changing. */
export class Interior {
  readonly floors: OrderedRows<Floor>
  readonly rooms: OrderedRows<Room>
  readonly comments: RowsOfEstate<RoomComment>
  readonly pictures: RowsOfEstate<RoomCommentPicture>
  readonly #within: Within

  constructor(within: Within) {
    this.#within = within
    this.floors = new OrderedRows(Floor, 'estateId', { ...within, mine: { estateId: within.estateId } })
    this.rooms = new OrderedRows(Room, 'floorId', { ...within, mine: { estateId: within.estateId } })
    this.comments = new RowsOfEstate(RoomComment, within)
    this.pictures = new RowsOfEstate(RoomCommentPicture, within)
  }

  get viewerAccountId() {
    return this.#within.viewer.accountId!
  }

  /** A room that is there, on a floor that is; and the floor that it goes to. Locked in one order, whichever way it goes. */
  async room(id: string, { goingTo }: { goingTo?: string | null | undefined } = {}) {
    const room = await this.rooms.get(id)
    for (const floorId of [...new Set([room.floorId, goingTo ?? room.floorId])].sort()) await this.floors.get(floorId)
    return room
  }

  /** Takes over uploads for a comment. */
  async addPictures(commentId: string, fileIds: readonly string[]) {
    const { estateId, db } = this.#within
    if (!fileIds.length) return
    await adoptPictures(this.#within, fileIds)
    await db.insert(
      RoomCommentPicture,
      fileIds.map((fileId) => ({ estateId, commentId, fileId })),
    )
  }

  /** While a floor or a room is set aside, nobody reads the pictures of its comments. */
  shutPictures(floorOrRoomId: string) {
    return moved(this.#within.db, [this.#within.estateId, floorOrRoomId, 'removed' satisfies Shut])
  }
  openPictures(floorOrRoomId: string) {
    return moved(this.#within.db, [this.#within.estateId, floorOrRoomId, this.#within.section])
  }
}

/** No section of an estate, so that nobody may read it. */
type Shut = Exclude<'removed', SectionName>

const moved = (db: EntityManager, values: readonly [string, string, string]) =>
  db.query(
    `update file set section = $3 where estate_id = $1 and id in (
      select p.file_id from room r join room_comment c on c.room_id = r.id join room_comment_picture p on p.comment_id = c.id
      where r.estate_id = $1 and (r.id = $2 or r.floor_id = $2) and r.removed_at is null)`,
    [...values],
  )
