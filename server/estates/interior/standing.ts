import { columns } from '#server/kernel/entity.ts'

/** Of what stands in an order, and can be had back after it was deleted. */
export const standing = { sortOrder: columns.int, version: columns.version, removedAt: columns.optionalMoment } as const

/** The database keeps it. */
export const counted = { default: 0, insert: false, update: false } as const
