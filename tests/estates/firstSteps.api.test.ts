import { describe, expect, test } from 'vitest'
import { addImage } from '#tests/estates/exterior/exterior.ts'
import { addFloor, addRoom } from '#tests/estates/interior/interior.ts'
import { licensed, task } from '#tests/maintenance/plan.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const STEPS = 'query ($estateId: ID!) { estate(estateId: $estateId) { firstSteps { hasPicture hasRooms hasTasks hasPapers } } }'
const AWAY = 'mutation ($estateId: ID!) { putAwayFirstSteps(input: { estateId: $estateId }) { id version firstSteps { hasRooms } } }'
const pathOf = ({ id }: { id: string }) => `/api/private/estate/${id}/first-steps`
const none = { hasPicture: false, hasRooms: false, hasTasks: false, hasPapers: false }

const policy = (estate: TestEstate) =>
  estate.owner.put(`/api/private/estate/${estate.id}/insurance`, { kind: 'insurance', company: 'Trygg Mur' })
const room = async (estate: TestEstate) => addRoom(estate, (await addFloor(estate)).id)

describe('the first steps of an estate', async () => {
  const world = await sharedWorld()

  /** The same over both transports. */
  async function stepsOf(estate: TestEstate, by: Client = estate.owner) {
    const { estate: told } = (await by.gql(STEPS, { estateId: estate.id })).data as { estate: { firstSteps: object | null } }
    expect((await by.get(pathOf(estate))).body).toEqual({ estateId: estate.id, firstSteps: told.firstSteps })
    return told.firstSteps
  }

  test('are taken one by one, and are gone when all are', async () => {
    const estate = await world.estate()
    await licensed(world, estate)
    expect(await stepsOf(estate)).toEqual(none)
    await room(estate)
    expect(await stepsOf(estate)).toEqual({ ...none, hasRooms: true })
    await task(estate)
    expect(await stepsOf(estate)).toEqual({ ...none, hasRooms: true, hasTasks: true })
    await policy(estate)
    expect(await stepsOf(estate)).toEqual({ hasPicture: false, hasRooms: true, hasTasks: true, hasPapers: true })
    await addImage(estate)
    expect(await stepsOf(estate)).toBeNull()
  })

  /** The same over both transports. */
  async function startOf(client: Client) {
    const { startsWithEstateId } = (await client.get('/api/public/profile/user/current-user')).body
    expect((await client.gql('{ currentUser { startsWithEstateId } }')).data).toEqual({ currentUser: { startsWithEstateId } })
    return startsWithEstateId
  }

  test('are where whoever owns this one alone begins, until they are put away', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    expect([await startOf(estate.owner), await startOf(guest), await startOf(world.anonymous())]).toEqual([estate.id, null, null])
    await room(estate)
    expect(await startOf(estate.owner)).toBe(estate.id)
    const other = await world.estate()
    await world.own(other.id, estate.owner.accountId)
    expect(await startOf(estate.owner)).toBeNull()
    await world.sql('update estate set removed_at = now() where id = $1', [other.id])
    expect(await startOf(estate.owner)).toBe(estate.id)
    await estate.owner.delete(pathOf(estate))
    expect(await startOf(estate.owner)).toBeNull()
  })

  test('a token is told no estate to begin with', async () => {
    const estate = await world.estate()
    const made = await estate.owner.post('/api/private/profile/user/access-tokens', { name: 'Sync', scope: 'read', days: 30 })
    expect(await startOf(world.anonymous().with({ authorization: `Bearer ${String(made.body['token'])}` }))).toBeNull()
  })

  test('a room that was taken away is none', async () => {
    const estate = await world.estate()
    const { id } = await room(estate)
    await estate.owner.delete(`/api/private/estate/${estate.id}/room`, { id })
    expect(await stepsOf(estate)).toEqual(none)
  })

  test.each(['report-archive', 'private-folder'])('a document in %s is a paper, and so is an insurance', async (section) => {
    const estate = await world.estate()
    const words = section === 'report-archive' ? { reportType: 'conditionReport' } : {}
    const fileId = await estate.owner.upload('papir.pdf')
    expect((await estate.owner.put(`/api/private/estate/${estate.id}/${section}`, { ...words, customName: 'Papir', fileId })).status).toBe(
      200,
    )
    expect(await stepsOf(estate)).toEqual({ ...none, hasPapers: true })
  })

  test('are put away for all who see it, however often, and leave an open form as it is', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    const version = async () => (await estate.owner.get(`/api/private/estate/${estate.id}/details`)).body['version']
    const before = await version()
    expect((await estate.owner.delete(pathOf(estate))).status).toBe(204)
    expect((await other.gql(AWAY, { estateId: estate.id })).data).toEqual({
      putAwayFirstSteps: { id: estate.id, version: before, firstSteps: null },
    })
    expect([await stepsOf(estate), await stepsOf(estate, other), await version()]).toEqual([null, null, before])
  })

  test('two who put them away at once are both right', async () => {
    const estate = await world.estate()
    const other = await estate.coOwner()
    const answers = await Promise.all([estate.owner, other, estate.owner].map((each) => each.delete(pathOf(estate))))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
  })

  test('are not for whoever only reads, nor theirs to put away', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    expect(await stepsOf(estate, guest)).toBeNull()
    expect((await guest.delete(pathOf(estate))).status).toBe(403)
    expect(await stepsOf(estate)).toEqual(none)
  })

  test('tell whoever helps nothing of what is closed to them', async () => {
    const estate = await world.estate()
    await policy(estate)
    const helper = await estate.guest('edit', { denied: ['insurance'] })
    expect([await stepsOf(estate, helper), await stepsOf(estate)]).toEqual([none, { ...none, hasPapers: true }])
  })

  test('of somebody else’s estate are not found', async () => {
    const [estate, stranger] = [await world.estate(), await world.account()]
    expect((await stranger.get(pathOf(estate))).status).toBe(404)
    expect((await stranger.delete(pathOf(estate))).status).toBe(404)
    expect((await stranger.gql(AWAY, { estateId: estate.id })).errors).toMatchObject([{ extensions: { code: 'entityNotFound' } }])
    expect(await stepsOf(estate)).toEqual(none)
  })
})
