import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { technicalOf } from './buildings.ts'

const READ = 'query ($estateId: ID!) { technicalInformation(estateId: $estateId) { id heating waterSupply radonBq version } }'
const SAVE = `mutation ($input: SaveTechnicalInformationInput!) {
  saveTechnicalInformation(input: $input) { heating waterSupply sewer energyGrade radonMeasuredOn radonBq
    mainStopcock fuseBox waterMeter electricityMeter version }
}`

describe('the technical information of an estate', async () => {
  const world = await sharedWorld()

  test('an estate that nothing is known of answers so', async () => {
    const estate = await world.estate()
    expect(await estate.owner.get(`${technicalOf(estate)}/estate`)).toMatchObject({
      status: 200,
      body: { estateId: estate.id, heating: null, energyGrade: null, version: 1 },
    })
  })

  test('what its owner writes down is read through both transports and by a link', async () => {
    const estate = await world.estate()
    const facts = {
      heating: 'Vedovn og varmepumpe',
      waterSupply: 'municipal',
      energyGrade: 'D',
      radonMeasuredOn: '2026-02-28',
      radonBq: 85,
      mainStopcock: 'I kjelleren',
      fuseBox: 'I gangen',
      waterMeter: 'Nr. 48213',
      electricityMeter: 'I sikringsskapet',
    }
    const { data } = await estate.owner.gql(SAVE, { input: { estateId: estate.id, version: 1, ...facts } })
    expect(data).toMatchObject({ saveTechnicalInformation: { ...facts, sewer: null, version: 2 } })
    expect((await estate.owner.get(`${technicalOf(estate)}/estate`)).body).toMatchObject(facts)
    const link = await estate.link()
    expect((await link.get(`/api/public/${link.key}/estate/${estate.id}/technical-information/estate`)).body).toMatchObject(facts)
    const NESTED = 'query ($estateId: ID!) { estate(estateId: $estateId) { technicalInformation { heating } } }'
    expect((await link.gql(NESTED, { estateId: estate.id })).data).toEqual({
      estate: { technicalInformation: { heating: facts.heating } },
    })
    const closed = await estate.link({ sections: [] })
    expect((await closed.gql(NESTED, { estateId: estate.id })).data).toEqual({ estate: { technicalInformation: null } })
    expect((await closed.gql(READ, { estateId: estate.id })).error).toEqual({ code: 'authorizationFailure' })
  })

  test('what is left out stays; a stale version and a bad value are refused', async () => {
    const estate = await world.estate()
    const save = (input: object) => estate.owner.gql(SAVE, { input: { estateId: estate.id, ...input } })
    await save({ version: 1, heating: 'Ved', radonBq: 40 })
    expect((await save({ version: 2, heating: 'Ved og strøm' })).data).toMatchObject({
      saveTechnicalInformation: { radonBq: 40, version: 3 },
    })
    expect((await save({ version: 2, heating: 'Olje' })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await save({ heating: 'Olje' })).error).toMatchObject({ details: { fields: { version: 'required' } } })
    expect((await save({ version: 3, radonBq: -1, internet: 'x'.repeat(256) })).error).toMatchObject({
      details: { fields: { radonBq: 'notValid', internet: 'tooLong' } },
    })
  })

  test('a reading guest changes nothing, a stranger finds nothing', async () => {
    const estate = await world.estate()
    const input = { estateId: estate.id, version: 1, heating: 'Nei' }
    expect((await (await estate.guest('read')).gql(SAVE, { input })).error).toEqual({ code: 'authorizationFailure' })
    const stranger = await world.account()
    expect((await stranger.gql(SAVE, { input })).error).toEqual({ code: 'entityNotFound' })
    expect((await stranger.gql(READ, { estateId: estate.id })).error).toEqual({ code: 'entityNotFound' })
  })
})
