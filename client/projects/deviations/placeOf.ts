import type { RoomType } from '#client/generated/graphql.ts'
import type { useText } from '#client/messages/Text.tsx'

interface Placed {
  controlAreaName?: string | null
  controlPointName?: string | null
  documentName?: string | null
  roomName?: string | null
  roomType?: RoomType | null
}

/** A room as its people call it, else as what it is. */
export const roomName = (text: ReturnType<typeof useText>, { name, type }: { name?: string | null; type: RoomType }) =>
  name ?? text(`estates.interior.roomType.${type}`)

/** What it is about, in words; nothing of the project as a whole. */
export const placeOf = (text: ReturnType<typeof useText>, about: Placed) =>
  [
    about.controlAreaName,
    about.controlPointName,
    about.documentName,
    about.roomType && roomName(text, { name: about.roomName, type: about.roomType }),
  ]
    .filter(Boolean)
    .join(', ') || undefined
