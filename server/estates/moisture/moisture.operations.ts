import {
  addMoistureReadingInput,
  createMoistureTokenInput,
  moistureMonitoringInput,
  moistureRecordInput,
  saveMoistureSensorInput,
} from '#schema/estates/moisture.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

const aYear = 365

export const moistureMonitoring = answer({
  name: 'moistureMonitoring',
  input: moistureMonitoringInput,
  permission: onEstate('read', 'moisture'),
  async answer({ scope, input: { estateId, days } }) {
    const moisture = scope.moisture()
    return { id: estateId, sensors: await moisture.sensors(days ?? aYear), tokens: scope.may('update') ? await moisture.tokens() : null }
  },
})

export const saveMoistureSensor = command({
  name: 'saveMoistureSensor',
  input: saveMoistureSensorInput,
  permission: onEstate('update', 'moisture'),
  async run({ scope, input: { id, version, ...values }, call }) {
    const moisture = scope.moisture()
    const sensorId = id ?? (await moisture.addSensor(values))
    if (id) await moisture.changeSensor(id, version, values)
    call.noted.recordId = sensorId
    return moisture.sensor(sensorId)
  },
})

export const deleteMoistureSensor = command({
  name: 'deleteMoistureSensor',
  input: moistureRecordInput,
  permission: onEstate('update', 'moisture'),
  async run({ scope, input: { id } }) {
    await scope.moisture().removeSensor(id)
    return new Done(id)
  },
})

export const addMoistureReading = command({
  name: 'addMoistureReading',
  input: addMoistureReadingInput,
  permission: onEstate('update', 'moisture'),
  async run({ scope, input: { sensorId, name, location, value, measuredAt }, call }) {
    const moisture = scope.moisture()
    const id = sensorId ?? (await moisture.addSensor({ name: name!, location, quantity: 'RH_PERCENT' }))
    await moisture.addReading(id, value, measuredAt)
    call.noted.recordId = id
    return moisture.sensor(id)
  },
})

export const createMoistureToken = command({
  name: 'createMoistureToken',
  input: createMoistureTokenInput,
  isSecret: true,
  permission: onEstate('update', 'moisture'),
  async run({ scope, input: { name }, call }) {
    const created = await scope.moisture().createToken(name)
    call.noted.recordId = created.moistureToken.id
    return created
  },
})

export const revokeMoistureToken = command({
  name: 'revokeMoistureToken',
  input: moistureRecordInput,
  permission: onEstate('update', 'moisture'),
  async run({ scope, input: { id } }) {
    await scope.moisture().revokeToken(id)
    return new Done(id)
  },
})
