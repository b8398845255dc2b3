import { entityOf, int, keyed, moment, uuid } from '#server/kernel/table.ts'

/** How often an account has searched the land register within the minute that began then. */
export class PropertySearch extends keyed('property_search', {
  accountId: uuid.key,
  startedAt: moment.usually(() => 'now()'),
  searches: int.usually(1),
}) {}

export const propertySearch = entityOf(PropertySearch)
