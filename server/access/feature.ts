import { type Feature } from '#server/config/features.ts'
import type { Rule } from '#server/kernel/permission.ts'

/** Only where that part of the product is switched on. */
export const whenOn = <P extends Rule>(feature: Feature, permission: P): P => ({
  ...permission,
  feature,
  rule: `${permission.rule}, where ${feature} is on`,
})
