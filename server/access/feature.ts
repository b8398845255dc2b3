import { type Feature } from '#server/config/features.ts'
import type { Permission } from '#server/kernel/operation.ts'

/** Only where that part of the product is switched on. */
export const whenOn = <Input, Reads, Writes>(
  feature: Feature,
  permission: Permission<Input, Reads, Writes>,
): Permission<Input, Reads, Writes> => ({ ...permission, feature, rule: `${permission.rule}, where ${feature} is on` })
