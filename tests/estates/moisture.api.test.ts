import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

const READ = `query ($estateId: ID!, $days: Int) {
  moistureMonitoring(estateId: $estateId, days: $days) {
    tokens { id name lastUsedAt }
    sensors { id name threshold alarmThreshold version newest { value measuredAt } readings { value least most } }
  }
}`
const SAVE =
  'mutation ($input: SaveMoistureSensorInput!) { saveMoistureSensor(input: $input) { id name threshold alarmThreshold version } }'
const ADD = 'mutation ($input: AddMoistureReadingInput!) { addMoistureReading(input: $input) { id newest { value } } }'
const DELETE = 'mutation ($estateId: ID!, $id: ID!) { deleteMoistureSensor(input: { estateId: $estateId, id: $id }) { id } }'
const CREATE_TOKEN =
  'mutation ($estateId: ID!) { createMoistureToken(input: { estateId: $estateId, name: "Gateway" }) { token moistureToken { id name } } }'
const REVOKE = 'mutation ($estateId: ID!, $id: ID!) { revokeMoistureToken(input: { estateId: $estateId, id: $id }) { id } }'

const monitoringOf = ({ id }: { id: string }) => `/api/private/estate/${id}/moisture-monitoring`
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const fromDisruptive = (device: string, relativeHumidity: unknown, at = ago(1)) => ({
  eventId: 'a',
  targetName: `projects/hus/devices/${device}`,
  eventType: 'humidity',
  data: { humidity: { temperature: 22.45, relativeHumidity, updateTime: at } },
  timestamp: at,
})
const fromThingsStack = (device: string, decoded_payload: object, at = ago(2)) => ({
  end_device_ids: { device_id: device, application_ids: { application_id: 'hus' } },
  received_at: at,
  uplink_message: { f_port: 1, f_cnt: 12, decoded_payload },
})
interface Sensor {
  id: string
  newest: { value: number; measuredAt: string } | null
  readings: { value: number; least: number; most: number }[]
}

describe('the moisture of an estate', async () => {
  const world = await sharedWorld()
  const save = (estate: TestEstate, input: object) => estate.owner.gql(SAVE, { input: { estateId: estate.id, name: 'Loft', ...input } })
  const sensorsOf = async (estate: TestEstate, days?: number) =>
    ((await estate.owner.gql(READ, { estateId: estate.id, days })).data as { moistureMonitoring: { sensors: Sensor[] } }).moistureMonitoring
      .sensors
  const sensor = async (estate: TestEstate, input: object = {}) =>
    ((await save(estate, input)).data as { saveMoistureSensor: { id: string } }).saveMoistureSensor.id
  async function withKey(estate: TestEstate) {
    const { data } = await estate.owner.gql(CREATE_TOKEN, { estateId: estate.id })
    const { token, moistureToken } = (data as { createMoistureToken: { token: string; moistureToken: { id: string } } }).createMoistureToken
    const send = (body: unknown, shown = token) =>
      world.running.server.inject({
        method: 'POST',
        url: '/api/ingest/moisture',
        headers: { authorization: `Bearer ${shown}` },
        payload: body as object,
      })
    return { token, id: moistureToken.id, send }
  }

  test('a reading by hand makes its sensor, and of one moment the last word counts', async () => {
    const estate = await world.estate()
    const measuredAt = ago(3)
    const { status, body } = await estate.owner.post(monitoringOf(estate), { name: 'Kjeller', location: 'Nord', value: 71.5, measuredAt })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Kjeller', location: 'Nord', threshold: 75, readings: [{ value: 71.5, unit: '%' }] })
    const again = { estateId: estate.id, sensorId: body['id'], value: 80, measuredAt }
    expect((await estate.owner.gql(ADD, { input: again })).data).toMatchObject({ addMoistureReading: { newest: { value: 80 } } })
    expect((await estate.owner.get(monitoringOf(estate))).body).toMatchObject({ sensors: [{ name: 'Kjeller', readings: [{ value: 80 }] }] })
  })

  test('limits fit what is measured, and a sensor is changed as it was read', async () => {
    const estate = await world.estate()
    const { data } = await save(estate, { quantity: 'WOOD_MOISTURE_WT_PERCENT' })
    const saved = (data as { saveMoistureSensor: { id: string } }).saveMoistureSensor
    expect(saved).toMatchObject({ threshold: 16, alarmThreshold: 20, version: 1 })
    const change = { id: saved.id, version: 1, quantity: 'WOOD_MOISTURE_WT_PERCENT', name: 'Svill' }
    expect((await save(estate, change)).data).toMatchObject({ saveMoistureSensor: { name: 'Svill', version: 2 } })
    expect((await save(estate, change)).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await save(estate, { ...change, version: undefined })).error).toMatchObject({ details: { fields: { version: 'required' } } })
  })

  test('long times are told in few points, short ones stay short', async () => {
    const estate = await world.estate()
    const id = await sensor(estate)
    await world.sql(
      `insert into moisture_reading (sensor_id, measured_at, value, source)
        select $1, now() - make_interval(hours => h), 50 + h % 2, 'dt' from generate_series(1, 8000) h`,
      [id],
    )
    const [year] = await sensorsOf(estate)
    expect(year!.readings.length).toBeLessThanOrEqual(367)
    expect(year!.readings[5]).toMatchObject({ least: 50, most: 51 })
    const [day] = await sensorsOf(estate, 1)
    expect(day!.readings).toHaveLength(23)
  })

  test('a sensor that is silent for longer than is usual with it says so', async () => {
    const estate = await world.estate()
    const measured = async (deviceId: string | null, ...hours: number[]) => {
      const id = await sensor(estate, { name: `S${hours.join('-')}`, deviceId })
      await world.sql(
        "insert into moisture_reading (sensor_id, measured_at, value, source) select $1, now() - make_interval(hours => h), 50, 'dt' from unnest($2::int[]) h",
        [id, hours],
      )
      return id
    }
    const fresh = await measured('a', 1, 2, 3)
    const silent = await measured('b', 25, 26, 27)
    const weekly = await measured(null, 400, 568, 736)
    const forgotten = await measured(null, 600, 768, 936)
    const single = await measured(null, 500)
    const lost = await measured('c', 30)
    const none = await sensor(estate, { name: 'Ny', deviceId: 'd' })
    const { data } = await estate.owner.gql('query ($id: ID!) { moistureMonitoring(estateId: $id) { sensors { id isSilent } } }', {
      id: estate.id,
    })
    const { sensors } = (data as { moistureMonitoring: { sensors: { id: string; isSilent: boolean }[] } }).moistureMonitoring
    const told = (id: string) => sensors.find((each) => each.id === id)!.isSilent
    expect([fresh, weekly, single, none].map(told)).toEqual([false, false, false, false])
    expect([silent, forgotten, lost].map(told)).toEqual([true, true, true])
  })

  test('a sensor is in a building of its own estate', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const building = async ({ id }: TestEstate) =>
      (await world.sql<{ id: string }>("insert into building (estate_id, name) values ($1, 'Garasjen') returning id", [id]))[0]!.id
    const buildingId = await building(estate)
    const id = await sensor(estate, { buildingId })
    const { data } = await estate.owner.gql(
      'query ($id: ID!) { moistureMonitoring(estateId: $id) { sensors { id buildingId buildingName } } }',
      {
        id: estate.id,
      },
    )
    expect(data).toEqual({ moistureMonitoring: { sensors: [{ id, buildingId, buildingName: 'Garasjen' }] } })
    expect((await save(estate, { buildingId: await building(other) })).error).toMatchObject({
      details: { fields: { buildingId: 'notValid' } },
    })
  })

  test('both networks hand in what they measured; what comes twice is one reading', async () => {
    const estate = await world.estate()
    await sensor(estate, { name: 'A', deviceId: 'dt-1' })
    await sensor(estate, { name: 'B', deviceId: 'strip-1', quantity: 'WOOD_MOISTURE_WT_PERCENT' })
    const { send } = await withKey(estate)
    const message = fromDisruptive('dt-1', 64)
    expect((await Promise.all([send(message), send(message)])).map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect((await send(fromThingsStack('strip-1', { wood_moisture: 17.5, battery: 3 }))).statusCode).toBe(204)
    expect((await send({ ...message, eventType: 'batteryStatus', data: {} })).statusCode).toBe(204)
    expect(await sensorsOf(estate)).toMatchObject([
      { name: 'A', readings: [{ value: 64 }] },
      { name: 'B', newest: { value: 17.5 }, readings: [{ value: 17.5 }] },
    ])
  })

  test('a message that is none, of an unknown device or with no key is refused', async () => {
    const estate = await world.estate()
    await sensor(estate, { deviceId: 'dt-1' })
    const other = await world.estate()
    await sensor(other, { deviceId: 'dt-of-another' })
    const { send } = await withKey(estate)
    const refusal = async (body: unknown, key?: string) => {
      const { statusCode, json } = await send(body, key)
      return [statusCode, json<{ code: string }>().code]
    }
    expect(await refusal(fromDisruptive('dt-of-another', 64))).toEqual([404, 'entityNotFound'])
    for (const bad of [
      {},
      { targetName: 5 },
      fromDisruptive('dt-1', 'damp'),
      fromDisruptive('dt-1', 101),
      fromDisruptive('dt-1', 50, '2999-01-01T00:00:00Z'),
    ])
      expect(await refusal(bad)).toEqual([422, 'unprocessableEntity'])
    expect(await refusal(fromThingsStack('dt-1', { wood_moisture: 12 }))).toEqual([422, 'unprocessableEntity'])
    expect(await refusal(fromDisruptive('dt-1', 50), 'grunnmur_moisture_none')).toEqual([401, 'unauthenticatedUser'])
    expect((await send({ ...fromDisruptive('dt-1', 50), more: 'x'.repeat(70_000) })).statusCode).toBe(413)
    expect((await sensorsOf(estate))[0]!.readings).toEqual([])
  })

  test('a key is shown once, kept as a hash, and ends when it is revoked', async () => {
    const estate = await world.estate()
    await sensor(estate, { deviceId: 'dt-1' })
    const { token, id, send } = await withKey(estate)
    expect(JSON.stringify((await estate.owner.gql(READ, { estateId: estate.id })).data)).not.toContain(token)
    expect(JSON.stringify((await estate.guest('read').then((guest) => guest.gql(READ, { estateId: estate.id }))).data)).toContain(
      '"tokens":null',
    )
    await send(fromDisruptive('dt-1', 64))
    expect((await estate.owner.gql(REVOKE, { estateId: estate.id, id })).error).toBeUndefined()
    expect((await send(fromDisruptive('dt-1', 65))).statusCode).toBe(401)
  })

  test('a key that is used without end is told to wait', async () => {
    const estate = await world.estate()
    const { send, id } = await withKey(estate)
    await world.sql("update moisture_token set minute = date_trunc('minute', now()), uses = 240 where id = $1", [id])
    const { statusCode, headers } = await send(fromDisruptive('dt-1', 64))
    expect([statusCode, headers['retry-after']]).toEqual([429, '60'])
  })

  test('bad input names its field, and what is of another estate is not found', async () => {
    const estate = await world.estate()
    const id = await sensor(estate)
    const add = async (input: object) =>
      (await estate.owner.gql(ADD, { input: { estateId: estate.id, value: 50, measuredAt: ago(1), ...input } })).error
    expect(await add({})).toMatchObject({ details: { fields: { name: 'required' } } })
    expect(await add({ sensorId: id, value: 101 })).toMatchObject({ details: { fields: { value: 'notValid' } } })
    expect(await add({ sensorId: id, measuredAt: '2999-01-01T00:00:00Z' })).toMatchObject({
      details: { fields: { measuredAt: 'notValid' } },
    })
    await sensor(estate, { name: 'Loft', deviceId: 'dt-1' })
    expect((await save(estate, { deviceId: 'dt-1' })).error).toMatchObject({ details: { fields: { deviceId: 'notValid' } } })
    expect((await save(estate, { id, version: 1, deviceId: 'dt-1' })).error).toMatchObject({
      details: { fields: { deviceId: 'notValid' } },
    })
    expect((await save(estate, { threshold: 90, alarmThreshold: 80 })).error).toMatchObject({
      details: { fields: { alarmThreshold: 'notValid' } },
    })
    const other = await world.estate()
    const theirs = await sensor(other)
    expect(await add({ sensorId: theirs })).toEqual({ code: 'entityNotFound' })
    expect((await save(estate, { id: theirs, version: 1 })).error).toEqual({ code: 'entityNotFound' })
    expect((await estate.owner.gql(DELETE, { estateId: estate.id, id: theirs })).error).toEqual({ code: 'entityNotFound' })
    const [building] = await world.sql<{ id: string }>("insert into building (estate_id, name) values ($1, 'Hus') returning id", [other.id])
    expect((await save(estate, { buildingId: building!.id })).error).toMatchObject({ details: { fields: { buildingId: 'notValid' } } })
  })

  test('a reading guest changes nothing, a stranger finds nothing, a sensor goes with its readings', async () => {
    const estate = await world.estate()
    const id = await sensor(estate)
    const input = { estateId: estate.id, sensorId: id, value: 50, measuredAt: ago(1) }
    expect((await (await estate.guest('read')).gql(ADD, { input })).error).toEqual({ code: 'authorizationFailure' })
    const stranger = await world.account()
    expect((await stranger.gql(ADD, { input })).error).toEqual({ code: 'entityNotFound' })
    expect((await stranger.get(monitoringOf(estate))).status).toBe(404)
    await estate.owner.gql(ADD, { input })
    expect((await estate.owner.send('DELETE', monitoringOf(estate), { body: { id } })).status).toBe(204)
    expect(await sensorsOf(estate)).toEqual([])
  })
})
