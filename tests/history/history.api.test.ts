import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { built } from '#tests/estates/buildings.ts'
import { addComment, addFloor, addRoom, DELETE_ROOM } from '#tests/estates/interior/interior.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const HISTORY = `query ($estateId: ID!, $recordId: ID, $kind: HistoryKind, $outcome: HistoryOutcome, $first: Int, $after: String) {
  history(estateId: $estateId, recordId: $recordId, kind: $kind, outcome: $outcome, first: $first, after: $after) {
    totalCount
    edges { node { at actorName isActorGone operation recordId recordName recordType isFirst outcome changedFields } }
    pageInfo { hasNextPage endCursor }
  }
}`
const UPDATE_ROOM = 'mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id } }'
interface Told {
  totalCount: number
  edges: { node: Record<string, unknown> }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}

describe('the history of an estate', async () => {
  const world = await sharedWorld()
  const asked = async ({ id, owner }: TestEstate, more: object = {}) =>
    (await owner.gql(HISTORY, { estateId: id, ...more })).data['history'] as Told
  const told = async (estate: TestEstate, more: object = {}) => (await asked(estate, more)).edges.map(({ node }) => node)

  test('tells who did what to which record, the first time and later', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const { id, version } = await addRoom(estate, floorId)
    await estate.owner.gql(UPDATE_ROOM, { input: { estateId: estate.id, id, version, name: 'Peisestue' } })
    const [changed, added, floor] = await told(estate)
    const [user] = await world.sql<{ name: string }>('select name from app_user where id = $1', [estate.owner.userId])
    expect(changed).toMatchObject({
      operation: 'updateRoom',
      actorName: user!.name,
      isActorGone: false,
      recordId: id,
      recordName: 'Peisestue',
      recordType: 'livingRoom',
      isFirst: false,
      changedFields: ['name'],
    })
    expect(added).toMatchObject({ operation: 'createRoom', recordName: 'Peisestue', isFirst: true })
    expect(floor).toMatchObject({ operation: 'saveFloor', recordType: 'floor1', isFirst: true })
  })

  test('is narrowed to one record, one part or what was refused, and read page by page', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const { id: floorId } = await addFloor(estate)
    const { id: roomId } = await addRoom(estate, floorId)
    await addComment(estate, roomId)
    const operations = async (more: object) => (await told(estate, more)).map(({ operation }) => operation)
    expect(await operations({ recordId: roomId })).toEqual(['createRoom'])
    expect(await operations({ kind: 'interior' })).toEqual(['saveRoomComment', 'createRoom', 'saveFloor'])
    expect(await told(estate, { kind: 'technicalInformation' })).toMatchObject([{ operation: 'createBuilding', recordId: buildingId }])
    await (await estate.guest('read')).gql(DELETE_ROOM, { estateId: estate.id, id: roomId })
    expect(await told(estate, { outcome: 'refused' })).toMatchObject([{ operation: 'deleteRoom', outcome: 'authorizationFailure' }])
    const first = await asked(estate, { kind: 'interior', outcome: 'done', first: 2 })
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(await operations({ kind: 'interior', outcome: 'done', after: first.pageInfo.endCursor })).toEqual(['saveFloor'])
  })

  test('names nothing of another estate, and nobody who has left', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const { id: foreign } = await addRoom(other, (await addFloor(other)).id, 'Hemmelig')
    await estate.owner.gql(UPDATE_ROOM, { input: { estateId: estate.id, id: foreign, version: 1, areaM2: -5 } })
    expect(await told(estate)).toMatchObject([{ recordName: null, outcome: 'unprocessableEntity' }])
    expect(await told(other, { recordId: foreign })).toHaveLength(1)
    await addFloor(other)
    await world.sql("update app_user set first_name = 'Slettet', last_name = 'bruker', deleted_at = now() where id = $1", [
      other.owner.userId,
    ])
    expect((await told(other))[0]).toMatchObject({ actorName: null, isActorGone: true })
  })

  test('is for owners: guests are refused, and for strangers there is no such estate', async () => {
    const estate = await world.estate()
    const variables = { estateId: estate.id }
    for (const rights of ['read', 'edit'] as const)
      expect((await (await estate.guest(rights)).gql(HISTORY, variables)).error).toEqual({ code: 'authorizationFailure' })
    expect((await (await world.account()).gql(HISTORY, variables)).error).toEqual({ code: 'entityNotFound' })
    expect((await world.anonymous().gql(HISTORY, variables)).error).toEqual({ code: 'unauthenticatedUser' })
    expect((await estate.owner.gql(HISTORY, { estateId: uuidv7() })).error).toEqual({ code: 'entityNotFound' })
    const { error } = await estate.owner.gql(HISTORY, { ...variables, first: 101 })
    expect(error).toMatchObject({ code: 'badRequest', details: { fields: { first: 'notValid' } } })
  })
})

describe('what was refused', async () => {
  const world = await sharedWorld()
  const entriesOf = (accountId: string) =>
    world.sql<{ operation: string; estate_id: string | null; record_id: string | null; outcome: string }>(
      'select operation, estate_id, record_id, outcome from audit_entry where account_id = $1 order by id',
      [accountId],
    )
  const documentsOf = ({ id }: TestEstate, buildingId: string) => `/api/private/estate/${id}/building/${buildingId}/other-document`

  test('names the estate and the innermost record, where whoever tried could see them', async () => {
    const estate = await world.estate()
    const buildingId = await built(estate)
    const body = { fileId: await estate.owner.upload(), customName: 'Ovn' }
    const { otherDocumentId } = (await estate.owner.put(documentsOf(estate, buildingId), body)).body
    const reader = await estate.guest('read')
    await reader.delete(documentsOf(estate, buildingId), { otherDocumentId })
    await reader.put(documentsOf(estate, buildingId), { customName: '' })
    await reader.delete(`/api/private/estate/${estate.id}/technical-information/building/${buildingId}`)
    expect(await entriesOf(reader.accountId)).toMatchObject([
      { estate_id: estate.id, record_id: otherDocumentId, outcome: 'authorizationFailure' },
      { estate_id: estate.id, record_id: buildingId, outcome: 'authorizationFailure' },
      { estate_id: estate.id, record_id: buildingId, outcome: 'authorizationFailure' },
    ])
  })

  test('names the estate alone where the record is not there', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const [own, foreign] = [await built(estate), await built(other)]
    const editor = await estate.guest('edit')
    await editor.delete(documentsOf(estate, own), { otherDocumentId: uuidv7() })
    await editor.delete(documentsOf(estate, foreign), { otherDocumentId: uuidv7() })
    const nothing = { estate_id: estate.id, record_id: null, outcome: 'entityNotFound' }
    expect(await entriesOf(editor.accountId)).toMatchObject([nothing, nothing])
  })

  test('names nothing of an estate that is not there for whoever tried', async () => {
    const estate = await world.estate()
    const stranger = await world.account()
    await stranger.delete(documentsOf(estate, await built(estate)), { otherDocumentId: uuidv7() })
    expect(await entriesOf(stranger.accountId)).toMatchObject([{ estate_id: null, record_id: null, outcome: 'entityNotFound' }])
  })
})
