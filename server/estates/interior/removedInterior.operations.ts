import { floorsInput } from '#schema/estates/interior/floors.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { query } from '#server/kernel/operation.ts'
import { floorsToRestore, roomsToRestore } from './presentInterior.ts'

export const removedFloors = query({
  name: 'removedFloors',
  input: floorsInput,
  permission: onEstate('delete', 'interior'),
  rows: ({ scope }) => floorsToRestore(scope),
})

export const removedRooms = query({
  name: 'removedRooms',
  input: floorsInput,
  permission: onEstate('delete', 'interior'),
  rows: ({ scope }) => roomsToRestore(scope),
})
