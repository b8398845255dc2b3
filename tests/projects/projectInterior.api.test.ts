import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { addComment, addFloor, addRoom } from '#tests/estates/interior/interior.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const ROOM = 'mutation ($input: CreateProjectRoomInput!) { createProjectRoom(input: $input) { id name floor { id } } }'
const COMMENT =
  'mutation ($input: SaveProjectRoomCommentInput!) { saveProjectRoomComment(input: $input) { id text pictures { file { id } } } }'
const place = 'projectId: $projectId, estateId: $estateId'
const asking = (field: string, more = '') => `query ($projectId: ID!, $estateId: ID!${more}) { ${field} }`
const FLOOR = asking(`projectFloor(${place}, floorId: $floorId) { id rooms { totalCount } }`, ', $floorId: ID!')
const IN_ROOM = asking(`projectRoom(${place}, id: $id) { id comments { totalCount } }`, ', $id: ID!')
const REMOVED = asking(`removedProjectFloors(${place}) { nodes { id } }`)
const RESTORE = 'mutation ($input: RestoreProjectFloorInput!) { restoreProjectFloor(input: $input) { id } }'

describe('the interior of a project', () => {
  test('is changed by who works on it, although they may not do so on the estate', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const place = `${url}/estate/${estate.id}`
    const worker = company.professional
    const floorId = uuidv7()
    expect(await worker.put(`/api/private/estate/${estate.id}/floors/${floorId}`, { type: 'floor1' })).toMatchObject({ status: 403 })
    expect(await worker.put(`${place}/floors/${floorId}`, { type: 'floor1' })).toMatchObject({ status: 200, body: { floorId, version: 1 } })
    const made = await worker.post(`${place}/room`, { floorId, room: { type: 'bathroom', name: 'Bad' } })
    expect(made).toMatchObject({ status: 201, body: { name: 'Bad', floor: { floorId } } })
    const { data } = await worker.gql(ROOM, { input: { projectId, estateId: estate.id, floorId, type: 'toilet', name: 'WC' } })
    expect(data['createProjectRoom']).toMatchObject({ name: 'WC', floor: { id: floorId } })
    const id = made.body['id'] as string
    expect((await worker.put(`${place}/room`, { room: { id, name: 'Hovedbad' } })).body).toMatchObject({ name: 'Hovedbad' })
    const said = await worker.gql(COMMENT, { input: { projectId, estateId: estate.id, roomId: id, text: 'Sluk i hjørnet' } })
    const { id: commentId } = said.data['saveProjectRoomComment'] as { id: string }
    expect((await estate.owner.get(`/api/private/estate/${estate.id}/floors`)).text).toContain('Sluk i hjørnet')
    expect((await worker.delete(`${place}/room/comment`, { id: commentId })).status).toBe(204)
    expect((await worker.delete(`${place}/room`, { id })).status).toBe(204)
    expect((await worker.delete(`${place}/floors/${floorId}`, { floorId })).status).toBe(204)
    expect((await worker.get(`${place}/floors`)).body).toEqual([])
  })

  test('is read there floor by floor and room by room, with what was said and what can be had back', async () => {
    const { company, projectId, url, estate } = await startProject(world)
    const { id: floorId } = await addFloor(estate)
    const { id } = await addRoom(estate, floorId)
    await addComment(estate, id)
    const of = { projectId, estateId: estate.id }
    const worker = company.professional
    expect((await worker.gql(FLOOR, { ...of, floorId })).data).toMatchObject({ projectFloor: { id: floorId, rooms: { totalCount: 1 } } })
    expect((await worker.gql(IN_ROOM, { ...of, id })).data).toMatchObject({ projectRoom: { id, comments: { totalCount: 1 } } })
    await worker.delete(`${url}/estate/${estate.id}/floors/${floorId}`)
    expect((await worker.gql(IN_ROOM, { ...of, id })).errors?.[0]?.extensions).toMatchObject({ code: 'entityNotFound' })
    expect((await worker.gql(REMOVED, of)).data).toMatchObject({ removedProjectFloors: { nodes: [{ id: floorId }] } })
    expect((await estate.owner.gql(REMOVED, of)).errors?.[0]?.extensions).toMatchObject({ code: 'authorizationFailure' })
    await worker.gql(RESTORE, { input: { ...of, floorId } })
    expect((await worker.gql(REMOVED, of)).data).toMatchObject({ removedProjectFloors: { nodes: [] } })
  })

  test('is that of its own estate, and of no other', async () => {
    const { company, url } = await startProject(world)
    const other = await world.estate()
    const floor = await addFloor(other)
    const place = `${url}/estate/${other.id}`
    expect((await company.leader.get(`${place}/floors`)).status).toBe(404)
    expect((await company.leader.put(`${place}/floors/${floor.id}`, { type: 'loft' })).status).toBe(404)
    expect((await company.leader.delete(`${place}/room`, { id: (await addRoom(other, floor.id)).id })).status).toBe(404)
  })

  test('is read by the owner there, and left alone once the project is closed', async () => {
    const { company, url, estate } = await startProject(world)
    const { id: floorId } = await addFloor(estate)
    const place = `${url}/estate/${estate.id}/floors`
    expect((await estate.owner.get(place)).status).toBe(200)
    expect((await estate.owner.put(`${place}/${floorId}`, { type: 'loft' })).status).toBe(403)
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    expect(await company.leader.put(`${place}/${floorId}`, { type: 'loft' })).toMatchObject({
      status: 409,
      body: { code: 'projectCompleted' },
    })
  })
})
