import type { Asking } from './asks.ts'
import { interiorAsks } from './interiorAsks.ts'
import { saving } from './maintenanceAsks.ts'
import { projectOn } from './wholeProjectAsks.ts'

/** What changes the interior through a project, and what does the same on the estate. */
const twins = {
  saveProjectFloor: 'saveFloor',
  moveProjectFloor: 'moveFloor',
  deleteProjectFloor: 'deleteFloor',
  restoreProjectFloor: 'restoreFloor',
  createProjectRoom: 'createRoom',
  updateProjectRoom: 'updateRoom',
  moveProjectRoom: 'moveRoom',
  deleteProjectRoom: 'deleteRoom',
  restoreProjectRoom: 'restoreRoom',
  saveProjectRoomComment: 'saveRoomComment',
  deleteProjectRoomComment: 'deleteRoomComment',
}

const through =
  (name: string, twin: string): Asking =>
  async (world, estate, person) => {
    const projectId = await projectOn(world, estate)
    const { graphql, rest } = await interiorAsks[twin]!(world, estate, person)
    const { input, ...ids } = graphql!.variables as { input?: object }
    return {
      graphql: { query: saving(name), variables: { input: { projectId, ...ids, ...input } } },
      ...(rest && { rest: { ...rest, url: rest.url.replace('/private/estate/', `/private/project/${projectId}/estate/`) } }),
    }
  }

/** What reads there is asked as on the estate, with the project beside. */
const reading =
  (name: string, twin: string): Asking =>
  async (world, estate, person) => {
    const projectId = await projectOn(world, estate)
    const { graphql } = await interiorAsks[twin]!(world, estate, person)
    const query = graphql!.query.replace('(', '($projectId: ID!, ').replace(`${twin}(`, `${name}(projectId: $projectId, `)
    return { graphql: { query, variables: { projectId, ...(graphql!.variables as object) } } }
  }

export const projectInteriorAsks: Readonly<Record<string, Asking>> = {
  projectFloors: async (world, { id: estateId }) => {
    const projectId = await projectOn(world, { id: estateId })
    return {
      graphql: {
        query: 'query ($projectId: ID!, $estateId: ID!) { projectFloors(projectId: $projectId, estateId: $estateId) { totalCount } }',
        variables: { projectId, estateId },
      },
      rest: { method: 'GET', url: `/api/private/project/${projectId}/estate/${estateId}/floors` },
    }
  },
  projectFloor: reading('projectFloor', 'floor'),
  projectRoom: reading('projectRoom', 'room'),
  removedProjectFloors: reading('removedProjectFloors', 'removedFloors'),
  removedProjectRooms: reading('removedProjectRooms', 'removedRooms'),
  ...Object.fromEntries(Object.entries(twins).map(([name, twin]) => [name, through(name, twin)])),
}
