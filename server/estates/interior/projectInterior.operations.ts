import { deleteFloorInput, floorInput, floorsInput, moveFloorInput, saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import { roomCommentInput, saveRoomCommentInput } from '#schema/estates/interior/roomComments.input.ts'
import { createRoomInput, moveRoomInput, roomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import { recordId } from '#schema/fields.ts'
import { inProjectInterior } from '#server/access/inProjectInterior.ts'
import { command, query } from '#server/kernel/operation.ts'
import { keepComment, removeComment } from './changeComments.ts'
import { bringFloorBack, keepFloor, placeFloor, setFloorAside } from './changeFloors.ts'
import { addRoom, bringRoomBack, changeRoom, placeRoom, setRoomAside } from './changeRooms.ts'
import { floorsToRestore, presentFloor, presentFloors, roomOnFloor, roomsToRestore } from './presentInterior.ts'

/** What is inside the house, for those who work on it: the same as on the estate, by the project's leave. */
const reads = inProjectInterior('read interior')
const permission = inProjectInterior('update interior')
const project = { projectId: recordId() }

export const projectFloors = query({
  name: 'projectFloors',
  input: floorsInput.shape(project),
  permission: reads,
  rows: ({ scope }) => presentFloors(scope),
})
export const projectFloor = query({
  name: 'projectFloor',
  input: floorInput.shape(project),
  permission: reads,
  rows: ({ scope, input: { floorId } }) => presentFloor(scope, floorId),
})
export const projectRoom = query({
  name: 'projectRoom',
  input: roomInput.shape(project),
  permission: reads,
  rows: ({ scope, input: { id } }) => roomOnFloor(scope, id),
})
/** For whoever can bring them back. */
export const removedProjectFloors = query({
  name: 'removedProjectFloors',
  input: floorsInput.shape(project),
  permission,
  rows: ({ scope }) => floorsToRestore(scope),
})
export const removedProjectRooms = query({
  name: 'removedProjectRooms',
  input: floorsInput.shape(project),
  permission,
  rows: ({ scope }) => roomsToRestore(scope),
})

export const saveProjectFloor = command({
  name: 'saveProjectFloor',
  input: saveFloorInput.shape(project),
  permission,
  run: ({ grant, input }) => keepFloor(grant, input),
})
export const moveProjectFloor = command({
  name: 'moveProjectFloor',
  input: moveFloorInput.shape(project),
  permission,
  run: ({ grant, input }) => placeFloor(grant, input),
})
export const deleteProjectFloor = command({
  name: 'deleteProjectFloor',
  input: deleteFloorInput.shape(project),
  permission,
  run: ({ grant, input }) => setFloorAside(grant, input),
})
export const restoreProjectFloor = command({
  name: 'restoreProjectFloor',
  input: floorInput.shape(project),
  permission,
  run: ({ grant, input }) => bringFloorBack(grant, input.floorId),
})

export const createProjectRoom = command({
  name: 'createProjectRoom',
  input: createRoomInput.shape(project),
  permission,
  run: ({ grant, input }) => addRoom(grant, input),
})
export const updateProjectRoom = command({
  name: 'updateProjectRoom',
  input: updateRoomInput.shape(project),
  permission,
  run: ({ grant, input }) => changeRoom(grant, input),
})
export const moveProjectRoom = command({
  name: 'moveProjectRoom',
  input: moveRoomInput.shape(project),
  permission,
  run: ({ grant, input }) => placeRoom(grant, input),
})
export const deleteProjectRoom = command({
  name: 'deleteProjectRoom',
  input: roomInput.shape(project),
  permission,
  run: ({ grant, input }) => setRoomAside(grant, input.id),
})
export const restoreProjectRoom = command({
  name: 'restoreProjectRoom',
  input: roomInput.shape(project),
  permission,
  run: ({ grant, input }) => bringRoomBack(grant, input.id),
})

export const saveProjectRoomComment = command({
  name: 'saveProjectRoomComment',
  input: saveRoomCommentInput.shape(project),
  permission,
  run: ({ grant, input, call }) => keepComment(grant, input, call),
})
export const deleteProjectRoomComment = command({
  name: 'deleteProjectRoomComment',
  input: roomCommentInput.shape(project),
  permission,
  run: ({ grant, input }) => removeComment(grant, input.id),
})
