import type { GraphqlApi } from '#server/kernel/api.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import {
  createProjectRoom,
  deleteProjectFloor,
  deleteProjectRoom,
  deleteProjectRoomComment,
  moveProjectFloor,
  moveProjectRoom,
  projectFloor,
  projectFloors,
  projectRoom,
  removedProjectFloors,
  removedProjectRooms,
  restoreProjectFloor,
  restoreProjectRoom,
  saveProjectFloor,
  saveProjectRoomComment,
  updateProjectRoom,
} from './projectInterior.operations.ts'
import { changedRoom, flatRoom, floorAnswer, newRoom, roomAnswer } from './restShapes.ts'

export const graphql: GraphqlApi = {
  Query: { projectFloors, projectFloor, projectRoom, removedProjectFloors, removedProjectRooms },
  Mutation: {
    saveProjectFloor,
    moveProjectFloor,
    deleteProjectFloor,
    restoreProjectFloor,
    createProjectRoom,
    updateProjectRoom,
    moveProjectRoom,
    deleteProjectRoom,
    restoreProjectRoom,
    saveProjectRoomComment,
    deleteProjectRoomComment,
  },
}

const place = '/api/private/project/:projectId/estate/:estateId'
const refuses = ['projectCompleted'] as const

export const rest: Route[] = [
  get(`${place}/floors`, projectFloors, { answer: floorAnswer }),
  put(`${place}/floors/:floorId`, saveProjectFloor, { answer: floorAnswer, refuses }),
  del(`${place}/floors/:floorId`, deleteProjectFloor, {
    // A row of this layer takes its rooms along, unless it says otherwise; screens ask first.
    body: (sent) => ({ withRooms: true, ...sent }),
    refuses: ['hasRooms', 'projectCompleted'],
  }),
  post(`${place}/room`, createProjectRoom, { answer: roomAnswer, status: 201, body: flatRoom, takes: newRoom, refuses }),
  put(`${place}/room`, updateProjectRoom, { answer: roomAnswer, body: flatRoom, takes: changedRoom, refuses }),
  del(`${place}/room`, deleteProjectRoom, { refuses }),
  del(`${place}/room/comment`, deleteProjectRoomComment, { refuses }),
]
