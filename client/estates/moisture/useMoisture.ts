import { useSearchParams } from 'react-router-dom'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  MoistureMonitoringDocument,
  AddMoistureReadingDocument,
  CreateMoistureTokenDocument,
  DeleteMoistureSensorDocument,
  useEstateFrameQuery,
  useMoistureMonitoringQuery,
  RevokeMoistureTokenDocument,
  SaveMoistureSensorDocument,
} from '#client/generated/graphql.ts'
import type { ReadingInput } from './readingForm.ts'
import type { SensorInput } from './sensorForm.ts'
import { windowOf } from './windows.ts'

/** The sensors of an estate, what they measured, and the keys with which networks hand it in. */
export function useMoisture(estateId: string) {
  const frame = useEstateFrameQuery({ variables: { estateId }, ...screenQuery })
  const [params] = useSearchParams()
  const days = windowOf(params)
  const asked = useMoistureMonitoringQuery({ variables: { estateId, days }, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const monitoring = shownData(asked)?.moistureMonitoring

  // What was done stands, whether or not the list can be read again.
  const readAgain = () => asked.refetch().catch(() => undefined)

  return {
    sensors: monitoring?.sensors,
    tokens: monitoring?.tokens ?? undefined,
    /** So many days back one looks. */
    days,
    isReading: asked.loading && !!monitoring,
    error: (frame.data ? undefined : frame.error) ?? (monitoring ? undefined : asked.error),
    retry: () => void Promise.all([frame.refetch(), asked.refetch()]).catch(() => undefined),
    newest: async (id: string) => {
      const found = await readNewest(MoistureMonitoringDocument, { estateId, days })
      return found?.moistureMonitoring.sensors.find((sensor) => sensor.id === id)
    },
    saveSensor: async (values: SensorInput) => {
      const input = { estateId, ...values }
      await send({ mutation: SaveMoistureSensorDocument, variables: { input } })
      await readAgain()
    },
    deleteSensor: async (id: string) => {
      await send({ mutation: DeleteMoistureSensorDocument, variables: { estateId, id } })
      await readAgain()
    },
    addReading: async (values: ReadingInput) => {
      const input = { estateId, ...values }
      await send({ mutation: AddMoistureReadingDocument, variables: { input } })
      await readAgain()
    },
    createToken: async (name: string) => {
      const created = await send({ mutation: CreateMoistureTokenDocument, variables: { estateId, name }, isSecret: true })
      await readAgain()
      return created.createMoistureToken.token
    },
    revokeToken: async (id: string) => {
      await send({ mutation: RevokeMoistureTokenDocument, variables: { estateId, id } })
      await readAgain()
    },
  }
}

export type Moisture = ReturnType<typeof useMoisture>
