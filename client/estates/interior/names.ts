import type { FloorType, RoomType } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'

/** What floors and rooms are called: as their people call them, else as what they are. */
export function useNames() {
  const text = useText()
  return {
    floor: ({ name, type }: { name?: string | null; type: FloorType }) => name ?? text(`estates.interior.floorType.${type}`),
    room: ({ name, type }: { name?: string | null; type: RoomType }) => name ?? text(`estates.interior.roomType.${type}`),
  }
}
