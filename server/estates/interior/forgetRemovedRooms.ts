import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { isOlderThan } from '#server/kernel/rows/moments.ts'
import { daysKept } from '#server/kernel/rows/orderedRows.ts'
import { Floor } from './floor.entity.ts'
import { Room } from './room.entity.ts'

const isOver = (row: string) => `${row}.removed_at < now() - interval '${daysKept} days'`

/** Of floors and rooms that can no longer be had back; their files are left to the sweep. */
const releasePictures = ofEverybody(`with gone as (
    delete from room_comment_picture p using room_comment c, room r, floor f
    where c.id = p.comment_id and r.id = c.room_id and f.id = r.floor_id and (${isOver('r')} or ${isOver('f')}) returning p.file_id)
  update file set is_temporary = true, expires_at = now() + interval '24 hours', estate_id = null, section = null
  where id in (select file_id from gone)`)

export async function forgetRemovedRooms(care: Caretaker) {
  const removedAt = isOlderThan(`${daysKept} days`)
  await care.query(releasePictures)
  await care.rows(Room).removeWhere({ removedAt })
  await care.rows(Floor).removeWhere({ removedAt })
}
