import { useRef } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { AddRoomsDocument } from '#client/generated/operations/AddRooms.ts'
import type { FloorType, RoomType } from '#client/generated/types.ts'
import { useText } from '#client/messages/Text.tsx'
import { useEstatePlace } from '../estate/estatePlace.ts'

/** How many of each. */
export type Chosen = Readonly<Partial<Record<RoomType, number>>>

/** Adds them in one step. Of several of a kind each has its number; tried again after a failure, they keep their ids. */
export function useAddRooms() {
  const { estateId } = useEstatePlace()
  const send = useSend()
  const text = useText()
  const ids = useRef(new Map<string, string>())
  const idOf = (place: string) => {
    const kept = ids.current.get(place) ?? crypto.randomUUID()
    ids.current.set(place, kept)
    return kept
  }
  return (order: readonly RoomType[], chosen: Chosen, floorType: FloorType) => {
    const rooms = order.flatMap((type) => {
      const many = chosen[type] ?? 0
      return Array.from({ length: many }, (_, n) => ({
        id: idOf(`${type}${n}`),
        type,
        ...(many > 1 && { name: `${text(`estates.interior.roomType.${type}`)} ${n + 1}` }),
      }))
    })
    return send({ mutation: AddRoomsDocument, variables: { input: { estateId, floorType, rooms } } }, ['Estate.firstSteps'])
  }
}
