import { entityOf, keyed, ore, uuid } from '#server/kernel/table.ts'

/** How much somebody's files weigh together; the database keeps it. */
export class Storage extends keyed('storage', { id: uuid.called('holder_id').key, bytes: ore.kept }) {}

export const storage = entityOf(Storage)
