import { useSearchParams } from 'react-router-dom'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  useAddMoistureReadingMutation,
  useCreateMoistureTokenMutation,
  useDeleteMoistureSensorMutation,
  useEstateFrameQuery,
  useMoistureMonitoringQuery,
  useRevokeMoistureTokenMutation,
  useSaveMoistureSensorMutation,
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
  const [saveSensor] = useSaveMoistureSensorMutation()
  const [deleteSensor] = useDeleteMoistureSensorMutation()
  const [addReading] = useAddMoistureReadingMutation()
  const [createToken] = useCreateMoistureTokenMutation()
  const [revokeToken] = useRevokeMoistureTokenMutation()
  const sending = useSending()
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
    newest: async (id: string) => (await asked.refetch()).data?.moistureMonitoring.sensors.find((sensor) => sensor.id === id),
    saveSensor: async (values: SensorInput) => {
      const input = { estateId, ...values }
      await sending(input, (context) => saveSensor({ variables: { input }, context }))
      await readAgain()
    },
    deleteSensor: async (id: string) => {
      await deleteSensor({ variables: { estateId, id } })
      await readAgain()
    },
    addReading: async (values: ReadingInput) => {
      const input = { estateId, ...values }
      await sending(input, (context) => addReading({ variables: { input }, context }))
      await readAgain()
    },
    createToken: async (name: string) => {
      const created = await createToken({ variables: { estateId, name }, fetchPolicy: 'no-cache' })
      await readAgain()
      return created.data?.createMoistureToken.token
    },
    revokeToken: async (id: string) => {
      await revokeToken({ variables: { estateId, id } })
      await readAgain()
    },
  }
}

export type Moisture = ReturnType<typeof useMoisture>
