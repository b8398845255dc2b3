export const moistureQuantities = ['RH_PERCENT', 'WOOD_MOISTURE_WT_PERCENT'] as const
export type MoistureQuantity = (typeof moistureQuantities)[number]

/** Where mould and rot begin: to be looked at, and to be acted on. */
export const moistureLimits = {
  RH_PERCENT: { threshold: 75, alarmThreshold: 85 },
  WOOD_MOISTURE_WT_PERCENT: { threshold: 16, alarmThreshold: 20 },
} as const satisfies Record<MoistureQuantity, { threshold: number; alarmThreshold: number }>
