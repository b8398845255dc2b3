import { beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { jpeg } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { type Bathroom, bathroom } from './controls.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const RAISE = 'mutation ($input: RaiseDeviationInput!) { raiseDeviation(input: $input) { id version } }'
const MOVE = 'mutation ($input: MoveDeviationInput!) { moveDeviation(input: $input) { version } }'
const CHANGE = 'mutation ($input: ChangeControlPointInput!) { changeControlPoint(input: $input) { isCompleted despite version } }'
const VERIFY = 'mutation ($input: VerifyControlPointInput!) { verifyControlPoint(input: $input) { isVerified despite } }'
const conflict = (reason: string) => ({ status: 409, body: { code: 'cannotHandleTheRequest', details: { reason } } })

async function raise({ projectId }: Bathroom, by: Client, controlPointId: string) {
  const { data } = await by.gql(RAISE, { input: { projectId, controlPointId, text: 'Sprekk i flis' } })
  return data['raiseDeviation'] as { id: string; version: number }
}
const wants = (pointId: string) => world.sql("update control_point set wanted_picture = 'Sluket' where id = $1", [pointId])

describe('a point with an open deviation of its own', () => {
  test('is not finished without a reason, which stands beside it then', async () => {
    const site = await bathroom(world)
    const { url, controlPointId } = await site.point()
    await raise(site, site.admin, controlPointId)
    expect(await site.pro.put(url, { isCompleted: true })).toMatchObject(conflict('openDeviation'))
    expect((await site.pro.get(url)).body).toMatchObject({ isCompleted: false, despite: null })
    const done = await site.pro.put(url, { isCompleted: true, despite: 'Flisen byttes i neste uke' })
    expect(done).toMatchObject({ status: 200, body: { isCompleted: true, despite: 'Flisen byttes i neste uke' } })
    const link = await site.estate.link({ sections: ['projects'] })
    const shown = await link.get(url.replace('/api/private/', `/api/public/${link.key}/estate/${site.estate.id}/`))
    expect(shown.body).toMatchObject({ despite: 'Flisen byttes i neste uke' })
  })

  test('is refused alike to whoever has just read it, over GraphQL', async () => {
    const site = await bathroom(world)
    const { controlPointId, controlAreaId } = await site.point()
    await raise(site, site.admin, controlPointId)
    const input = { projectId: site.projectId, controlAreaId, controlPointId, version: 1, isCompleted: true }
    expect((await site.pro.gql(CHANGE, { input })).error).toMatchObject({ details: { reason: 'openDeviation' } })
    expect((await site.pro.gql(CHANGE, { input: { ...input, despite: ' ' } })).error).toMatchObject({
      details: { reason: 'openDeviation' },
    })
    const { data } = await site.pro.gql(CHANGE, { input: { ...input, despite: 'Byttes' } })
    expect(data['changeControlPoint']).toMatchObject({ isCompleted: true, despite: 'Byttes' })
  })

  test('is finished once that is mended; the deviation of another point is nothing to it', async () => {
    const site = await bathroom(world)
    const [membrane, drain] = [await site.point('membrane'), await site.point('fallToDrain')]
    const found = await raise(site, site.admin, membrane.controlPointId)
    expect(await site.pro.put(drain.url, { isCompleted: true })).toMatchObject({ status: 200, body: { despite: null } })
    const move = (version: number, to: string) =>
      site.pro.gql(MOVE, { input: { projectId: site.projectId, deviationId: found.id, version, to } })
    await move(1, 'inWork')
    expect(await site.pro.put(membrane.url, { isCompleted: true })).toMatchObject(conflict('openDeviation'))
    await move(2, 'mended')
    expect(await site.pro.put(membrane.url, { isCompleted: true, despite: 'Unødvendig' })).toMatchObject({
      status: 200,
      body: { isCompleted: true, despite: null },
    })
  })
})

describe('a point that asks for a picture', () => {
  test('is not finished without one, unless somebody says why; a paper is no picture', async () => {
    const site = await bathroom(world)
    const { url, controlPointId } = await site.point()
    await wants(controlPointId)
    expect(await site.pro.put(url, { isCompleted: true })).toMatchObject(conflict('pictureMissing'))
    await site.pro.put(url, { fileIds: [await site.pro.upload()] })
    expect(await site.pro.put(url, { isCompleted: true })).toMatchObject(conflict('pictureMissing'))
    expect(await site.pro.put(url, { isCompleted: true, despite: 'Dekket før bildet ble tatt' })).toMatchObject({
      body: { isCompleted: true, despite: 'Dekket før bildet ble tatt' },
    })
  })

  test('is finished with one that comes along', async () => {
    const site = await bathroom(world)
    const { url, controlPointId } = await site.point()
    await wants(controlPointId)
    const picture = await site.pro.upload('bilde.jpg', await jpeg())
    expect(await site.pro.put(url, { isCompleted: true, fileIds: [picture] })).toMatchObject({
      status: 200,
      body: { isCompleted: true, despite: null },
    })
  })

  test('is not accepted without it either, and is asked for anew when it is opened again', async () => {
    const site = await bathroom(world, { needsVerification: true })
    const { url, controlPointId, controlAreaId } = await site.point()
    await site.pro.put(url, { isCompleted: true })
    await wants(controlPointId)
    const verify = (version: number, more: object = {}) =>
      site.admin.gql(VERIFY, { input: { projectId: site.projectId, controlAreaId, controlPointId, version, ...more } })
    expect((await verify(2)).error).toMatchObject({ details: { reason: 'pictureMissing' } })
    expect((await verify(2, { despite: 'Så det på stedet' })).data['verifyControlPoint']).toEqual({
      isVerified: true,
      despite: 'Så det på stedet',
    })
    await site.admin.post(`${url}/reopen`)
    expect((await site.pro.get(url)).body).toMatchObject({ isCompleted: false, despite: null })
    expect(await site.pro.put(url, { isCompleted: true })).toMatchObject(conflict('pictureMissing'))
  })
})

test('a point of the catalogue says when it is in order, in the reader’s language', async () => {
  const site = await bathroom(world)
  const { url } = await site.point('fallToDrain')
  expect((await site.pro.get(url)).body).toMatchObject({ criterion: expect.stringContaining('1:50') as string })
  const english = await site.pro.get(url, { 'accept-language': 'en' })
  expect(english.body['criterion']).toContain('around the shower')
  const { url: own } = await site.area(null)
  expect(own).toBeTruthy()
})
