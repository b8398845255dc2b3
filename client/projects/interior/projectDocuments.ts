import type { onEstate } from '#client/estates/interior/onEstate.ts'
import {
  CreateProjectRoomDocument,
  DeleteProjectFloorDocument,
  DeleteProjectRoomCommentDocument,
  DeleteProjectRoomDocument,
  MoveProjectFloorDocument,
  MoveProjectRoomDocument,
  ProjectInteriorFloorDocument,
  ProjectRemovedCountsDocument,
  ProjectRemovedFloorsDocument,
  ProjectRemovedRoomsDocument,
  RestoreProjectFloorDocument,
  RestoreProjectRoomDocument,
  SaveProjectFloorDocument,
  SaveProjectRoomCommentDocument,
  UpdateProjectRoomDocument,
} from '#client/generated/graphql.ts'

const documents = {
  floor: ProjectInteriorFloorDocument,
  saveFloor: SaveProjectFloorDocument,
  moveFloor: MoveProjectFloorDocument,
  deleteFloor: DeleteProjectFloorDocument,
  restoreFloor: RestoreProjectFloorDocument,
  createRoom: CreateProjectRoomDocument,
  updateRoom: UpdateProjectRoomDocument,
  moveRoom: MoveProjectRoomDocument,
  deleteRoom: DeleteProjectRoomDocument,
  restoreRoom: RestoreProjectRoomDocument,
  saveComment: SaveProjectRoomCommentDocument,
  deleteComment: DeleteProjectRoomCommentDocument,
  removedCounts: ProjectRemovedCountsDocument,
  removedFloors: ProjectRemovedFloorsDocument,
  removedRooms: ProjectRemovedRoomsDocument,
} satisfies Record<keyof typeof onEstate, unknown>

/** What is asked and sent of the interior by a project's leave. It answers as the estate does, and is told the project beside. */
export const throughProject = documents as unknown as typeof onEstate
