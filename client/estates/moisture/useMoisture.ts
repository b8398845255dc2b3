import type { Own } from '#client/access/own.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  AddMoistureReadingDocument,
  CreateMoistureTokenDocument,
  DeleteMoistureSensorDocument,
  type MoistureMonitoringQuery,
  RevokeMoistureTokenDocument,
  SaveMoistureSensorDocument,
} from '#client/generated/graphql.ts'
import type { ReadingInput } from './readingForm.ts'
import type { SensorInput } from './sensorForm.ts'

export type Monitoring = MoistureMonitoringQuery['moistureMonitoring']

/** What is done with the sensors of an estate, what they measured, and the keys with which networks hand it in. */
export function useMoisture(estateId: string, { again, newest }: Own<Monitoring>) {
  const send = useSend()
  return {
    newest: async (id: string) => (await newest())?.sensors.find((sensor) => sensor.id === id),
    saveSensor: async (values: SensorInput) => {
      const input = { estateId, ...values }
      await send({ mutation: SaveMoistureSensorDocument, variables: { input } })
      await again()
    },
    deleteSensor: async (id: string) => {
      await send({ mutation: DeleteMoistureSensorDocument, variables: { estateId, id } })
      await again()
    },
    addReading: async (values: ReadingInput) => {
      const input = { estateId, ...values }
      await send({ mutation: AddMoistureReadingDocument, variables: { input } })
      await again()
    },
    createToken: async (name: string) => {
      const created = await send({ mutation: CreateMoistureTokenDocument, variables: { estateId, name }, isSecret: true })
      await again()
      return created.createMoistureToken.token
    },
    revokeToken: async (id: string) => {
      await send({ mutation: RevokeMoistureTokenDocument, variables: { estateId, id } })
      await again()
    },
  }
}

export type Moisture = ReturnType<typeof useMoisture>
