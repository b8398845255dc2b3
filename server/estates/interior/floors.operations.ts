import { deleteFloorInput, floorInput, floorsInput, moveFloorInput, saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { command, query } from '#server/kernel/operation.ts'
import { bringFloorBack, keepFloor, placeFloor, setFloorAside } from './changeFloors.ts'
import { presentFloor, presentFloors } from './presentInterior.ts'

export const floors = query({
  name: 'floors',
  input: floorsInput,
  permission: onEstate('read', 'interior'),
  rows: ({ scope }) => presentFloors(scope),
})

export const floor = query({
  name: 'floor',
  input: floorInput,
  permission: onEstate('read', 'interior'),
  rows: ({ scope, input: { floorId } }) => presentFloor(scope, floorId),
})

export const saveFloor = command({
  name: 'saveFloor',
  input: saveFloorInput,
  permission: onEstate(saving('floorId'), 'interior'),
  run: ({ grant, input }) => keepFloor(grant, input),
})

export const moveFloor = command({
  name: 'moveFloor',
  input: moveFloorInput,
  permission: onEstate('update', 'interior'),
  run: ({ grant, input }) => placeFloor(grant, input),
})

export const deleteFloor = command({
  name: 'deleteFloor',
  input: deleteFloorInput,
  permission: onEstate('delete', 'interior'),
  run: ({ grant, input }) => setFloorAside(grant, input),
})

export const restoreFloor = command({
  name: 'restoreFloor',
  input: floorInput,
  permission: onEstate('delete', 'interior'),
  run: ({ grant, input }) => bringFloorBack(grant, input.floorId),
})
