import type { MoistureSensorPartsFragment } from '#client/generated/graphql.ts'

export type Sensor = MoistureSensorPartsFragment
export type Level = 'alarm' | 'damp' | 'fine'

/** How damp that is, for what is measured. */
export const levelOf = ({ threshold, alarmThreshold }: Sensor, value: number): Level =>
  value >= alarmThreshold ? 'alarm' : value >= threshold ? 'damp' : 'fine'
