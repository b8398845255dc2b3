import {
  addMoistureReadingInput,
  createMoistureTokenInput,
  moistureMonitoringInput,
  moistureRecordInput,
  saveMoistureSensorInput,
} from '#schema/estates/moisture.input.ts'
import { saving } from '#server/access/deeds.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { about } from '#server/kernel/about.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'
import { sensor } from './readings.ts'
import { addReading, removeSensor, saveSensor, toldSensor } from './sensors.ts'
import { createToken, revokeToken, toldTokens } from './tokens.ts'

const aYear = 365

export const moistureMonitoring = answer({
  name: 'moistureMonitoring',
  input: moistureMonitoringInput,
  permission: onEstate('read', 'moisture'),
  answer: async ({ grant, input: { days } }) => ({
    id: grant.estateId,
    sensors: await grant.query(sensor(), days ?? aYear, null, grant.may('read', 'maintenance-plan')),
    tokens: grant.may('update') ? await toldTokens(grant) : null,
  }),
})

export const saveMoistureSensor = command({
  name: 'saveMoistureSensor',
  input: saveMoistureSensorInput,
  permission: onEstate(saving(), 'moisture'),
  async run({ grant, input }) {
    const { id } = await saveSensor(grant, input)
    return about({ recordId: id }, await toldSensor(grant, id))
  },
})

export const deleteMoistureSensor = command({
  name: 'deleteMoistureSensor',
  input: moistureRecordInput,
  permission: onEstate('delete', 'moisture'),
  async run({ grant, input: { id } }) {
    await removeSensor(grant, id)
    return new Done(id)
  },
})

export const addMoistureReading = command({
  name: 'addMoistureReading',
  input: addMoistureReadingInput,
  permission: onEstate('create', 'moisture'),
  async run({ grant, input: { sensorId, name, location, value, measuredAt } }) {
    const id = sensorId ?? (await saveSensor(grant, { name: name!, location, quantity: 'RH_PERCENT' })).id
    await addReading(grant, id, { value, measuredAt })
    return about({ recordId: id }, await toldSensor(grant, id))
  },
})

export const createMoistureToken = command({
  name: 'createMoistureToken',
  input: createMoistureTokenInput,
  isSecret: true,
  permission: inPerson(onEstate('create', 'moisture')),
  async run({ grant, input: { name } }) {
    const created = await createToken(grant, name)
    return about({ recordId: created.moistureToken.id }, created)
  },
})

export const revokeMoistureToken = command({
  name: 'revokeMoistureToken',
  input: moistureRecordInput,
  permission: inPerson(onEstate('delete', 'moisture')),
  async run({ grant, input: { id } }) {
    await revokeToken(grant, id)
    return new Done(id)
  },
})
